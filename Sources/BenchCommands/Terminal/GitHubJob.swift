private import CLibrary
import Files
import LayoutBench

/// The job of GitHub Actions that runs the command, if one does.
enum GitHubJob {
  /// Shows a report beside the change and in the job's summary; does nothing elsewhere.
  static func tell(_ report: Report) {
    guard variable("GITHUB_ACTIONS") == "true" else { return }
    // The runner reads commands from both streams; standard output may be somebody's JSON.
    StandardError.write(ReportFormat.github.text(of: report))
    guard let path = variable("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    // Not to wait for a reader, where somebody put a pipe in its place.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o644)
    guard descriptor >= 0, let file = fdopen(descriptor, "a") else { return warn() }
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    let isTaken = fputs(JobSummary.text(of: report, fitting: JobSummary.mostBytes - size), file) >= 0
    // What is still buffered is written now.
    if fclose(file) != 0 || !isTaken { warn() }
  }

  /// A file's path from the root of the job's checkout, by which annotations name it: the path as it is where
  /// no job runs, and `nil` for a file outside of the checkout.
  static func pathInCheckout(of path: String) -> String? {
    guard let workspace = variable("GITHUB_WORKSPACE"), !workspace.isEmpty else { return path }
    guard let root = FileSystem.absolutePath(of: workspace), let file = FileSystem.absolutePath(of: path),
      file.hasPrefix(root + "/")
    else {
      return nil
    }
    return String(file.dropFirst(root.count + 1))
  }

  /// The commit that the job is about, where there is a job.
  static var commit: String? {
    variable("GITHUB_ACTIONS") == "true" ? variable("GITHUB_SHA").flatMap { $0.isEmpty ? nil : $0 } : nil
  }

  private static func warn() {
    let reason = String(cString: strerror(errno))
    StandardError.warn("cannot append to the job summary: \(reason)")
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
