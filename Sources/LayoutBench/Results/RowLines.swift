/// Where the rows of a result file stand in it.
public struct RowLines: Hashable, Sendable {
  /// The file, from the root of the checkout.
  public var path: String
  /// The line of each row, from 1.
  public var lines: [RowKey: Int]

  public init(path: String, lines: [RowKey: Int]) {
    self.path = path
    self.lines = lines
  }

  /// The row's line; the file as a whole for a row that it has not.
  func place(of row: RowKey) -> Report.Place { Report.Place(path: path, line: lines[row]) }
}
