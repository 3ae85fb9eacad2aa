/// A column of a table: what programs call it and read in it, what it is for, and how people see it.
struct Column<Row: Sendable>: Sendable {
  /// What a column is for.
  enum Role: Sendable {
    /// With others it names the scenario of a row.
    case scenario
    /// With others it names a row among those of its scenario.
    case subject
    /// A figure whose history is worth drawing.
    case figure(Figure)
    /// Anything else.
    case fact
  }

  /// What a history calls a figure.
  struct Figure: Sendable {
    let name: String
    let unit: String
    /// The name of Bencher's measure; the column's own where there is none.
    var measure: String?
    var isSmallerBetter = true
    /// Whether it is among the few that sum a row up.
    var isHeadline = false
    /// The ends of the figure's interval, as far as there are any.
    var interval: @Sendable (Row) -> (low: Double?, high: Double?) = { _ in (nil, nil) }
  }

  /// Where a row keeps what a file says.
  enum Storage: Sendable {
    case text(WritableKeyPath<Row, String> & Sendable)
    case integer(WritableKeyPath<Row, Int> & Sendable)
    case flag(WritableKeyPath<Row, Bool?> & Sendable)
    case number(WritableKeyPath<Row, Double?> & Sendable, Precision)
  }

  /// The name in CSV and JSON; `nil` for what only people see.
  let name: String?
  let role: Role
  let value: @Sendable (Row) -> TableValue
  /// Where the value goes when a file is read; `nil` in tables that are not read.
  private(set) var storage: Storage?
  /// Whether every file has the column: those that came later may be missing.
  private(set) var isRequired = true

  /// What people see above the column; `nil` where they do not see it.
  private(set) var title: String?
  /// Whether people see it set to the left, as text is, and not to the right, as numbers are.
  private(set) var isLeading = false
  private(set) var text: @Sendable (Row) -> String = { _ in "" }

  /// A column that is only written.
  init(_ name: String, _ role: Role = .fact, _ value: @escaping @Sendable (Row) -> TableValue) {
    self.name = name
    self.role = role
    self.value = value
  }

  /// A column that is written and read.
  init(_ name: String, _ storage: Storage, _ role: Role = .fact) {
    self.init(name, role) { row in
      switch storage {
      case .text(let place): .text(row[keyPath: place])
      case .integer(let place): .integer(row[keyPath: place])
      case .flag(let place): row[keyPath: place].map { .flag($0) } ?? .missing
      case .number(let place, let precision): .number(row[keyPath: place], precision)
      }
    }
    self.storage = storage
  }

  /// A column that only people see.
  init(shown title: String, leading isLeading: Bool = false, _ text: @escaping @Sendable (Row) -> String) {
    (name, role, value) = (nil, .fact, { _ in .missing })
    (self.title, self.isLeading, self.text) = (title, isLeading, text)
  }

  /// The column, seen by people under a title.
  func shown(
    _ title: String, leading isLeading: Bool = false, _ text: @escaping @Sendable (Row) -> String
  ) -> Column {
    var column = self
    (column.title, column.isLeading, column.text) = (title, isLeading, text)
    return column
  }

  /// The column, which files of the first version may lack.
  func addedLater() -> Column {
    var column = self
    column.isRequired = false
    return column
  }
}

extension Column {
  /// The columns that name what was measured.
  static func naming(_ key: @escaping @Sendable (Row) -> RowKey) -> [Column] {
    [
      Column("layout", .scenario) { .text(key($0).layout) },
      Column("content", .scenario) { .text(key($0).content) },
      Column("items", .scenario) { .integer(key($0).items) },
      Column("sweep", .scenario) { .text(key($0).sweep) },
      Column("path", .subject) { .text(key($0).path) },
    ]
  }
}
