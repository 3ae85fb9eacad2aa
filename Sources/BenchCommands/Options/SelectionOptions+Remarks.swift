import CollectionLayouts
import LayoutBench

extension SelectionOptions {
  /// Tells what is good to know of the files of `--frames` and `--trace` before they are measured.
  ///
  /// - Parameter scenarios: Those that the options choose.
  func tellAboutFiles(_ scenarios: [Scenario]) {
    // What cannot be read has been told when the scenarios were made.
    if let framesFile, let frames = try? readFrames() {
      noteUnused(frames.unusedColumns, in: framesFile)
      if let misfit = frames.misfit(in: viewport?.size ?? LayoutSubject.phone, along: axis ?? .vertical) {
        StandardError.warn("\(framesFile): \(misfit)")
      }
    }
    if let traceFile, let trace = try? readTrace() {
      noteUnused(trace.unusedColumns, in: traceFile)
      if let duration = trace.duration {
        StandardError.note(
          "\(traceFile): \(trace.count) frames over \((duration * 10).rounded() / 10) s; the times are not"
            + " used in measuring")
      }
      warnOfOffsetsOutside(scenarios, in: traceFile)
    }
  }

  private func noteUnused(_ columns: [String], in file: String) {
    guard !columns.isEmpty else { return }
    let isOne = columns.count == 1
    StandardError.note(
      "\(file): the column\(isOne ? "" : "s") \(columns.joined(separator: ", ").prefix(200))"
        + " \(isOne ? "is" : "are") not used")
  }

  private func warnOfOffsetsOutside(_ scenarios: [Scenario], in file: String) {
    let lines = scenarios.compactMap { scenario -> String? in
      guard let fit = try? TraceFit(scenario), fit.framesOutside > 0 else { return nil }
      return "\(fit.framesOutside) of \(fit.frames) frames lie outside of \(scenario.name), whose content is"
        + " \(points(fit.contentLength)) long; offsets go from \(points(fit.offsets.lowerBound)) to"
        + " \(points(fit.offsets.upperBound))"
    }
    for line in lines.prefix(3) { StandardError.warn("\(file): \(line)") }
    if lines.count > 3 { StandardError.warn("\(file): outside of \(lines.count - 3) more scenarios too") }
  }

  private func points(_ length: Double) -> String { "\((length * 10).rounded() / 10) points" }
}

extension UserFrames {
  /// Why the frames do not fit a view, and what would; `nil` where they fit across the axis.
  fileprivate func misfit(in view: LayoutSize, along axis: ScrollAxis) -> String? {
    func across(_ size: LayoutSize, _ axis: ScrollAxis) -> Double {
      axis == .vertical ? size.width : size.height
    }
    // Less than a point is rounding.
    guard across(extent, axis) > across(view, axis) + 1 else { return nil }
    // They scroll along their longer side, as far as anybody can tell.
    let better: ScrollAxis = extent.width > extent.height ? .horizontal : .vertical
    var remedy = better == axis ? [] : ["--axis \(better.rawValue)"]
    if across(extent, better) > across(view, better) + 1 {
      let side = across(extent, better).rounded(.up)
      let fitting =
        better == .vertical
        ? LayoutSize(width: side, height: view.height) : LayoutSize(width: view.width, height: side)
      remedy.append("--viewport \(Viewport(fitting).text)")
    }
    return "the frames take \(Viewport(extent).text) points, and the view has \(Viewport(view).text) and is"
      + " \(axis.rawValue): part of them is never seen; \(remedy.joined(separator: " ")) would fit"
  }
}
