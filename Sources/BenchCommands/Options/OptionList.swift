/// Options, declared once for parsing and for the help text.
struct OptionList<Values> {
  /// One option.
  struct Option {
    let name: String
    /// What the help calls the value; `nil` for an option without one.
    let valueName: String?
    let help: String
    /// Whether it may be given several times.
    var isRepeatable = false
    /// The command whose help explains it, where others only name it; `nil` where each does.
    var home: String?
    let take: (inout Values, String) throws -> Void
  }

  private(set) var options: [Option] = []
  /// What the help has below the options.
  private(set) var tables: [HelpTable] = []

  init(_ declare: (inout OptionList) -> Void) { declare(&self) }

  /// Declares an option with a value; what reads it is told the option's name for its complaints.
  mutating func value<Value>(
    _ name: String, _ valueName: String, _ help: String, at place: WritableKeyPath<Values, Value>,
    _ read: @escaping (_ text: String, _ option: String) throws -> Value
  ) {
    options.append(
      Option(name: name, valueName: valueName, help: help) { values, text in
        values[keyPath: place] = try read(text, name)
      })
  }

  /// Declares an option that may be given several times, each time with another value.
  mutating func values<Value>(
    _ name: String, _ valueName: String, _ help: String, at place: WritableKeyPath<Values, [Value]>,
    _ read: @escaping (_ text: String, _ option: String) throws -> Value
  ) {
    options.append(
      Option(
        name: name, valueName: valueName, help: help + "; may be repeated", isRepeatable: true
      ) { values, text in values[keyPath: place].append(try read(text, name)) })
  }

  /// Declares an option without a value.
  mutating func flag(_ name: String, _ help: String, _ take: @escaping (inout Values) -> Void) {
    options.append(Option(name: name, valueName: nil, help: help) { values, _ in take(&values) })
  }

  /// Adds lines to the help, below the options.
  mutating func table(_ title: String, _ rows: [(name: String, text: String)]) {
    tables.append(HelpTable(title: title, rows: rows))
  }

  /// Declares the options of a part of the values.
  mutating func include<Part>(_ list: OptionList<Part>, at place: WritableKeyPath<Values, Part>) {
    for option in list.options {
      options.append(
        Option(
          name: option.name, valueName: option.valueName, help: option.help,
          isRepeatable: option.isRepeatable, home: option.home
        ) { values, text in try option.take(&values[keyPath: place], text) })
    }
    tables += list.tables
  }

  /// The same options, which the help of one command explains and that of others only names.
  func explained(in command: String) -> OptionList {
    var list = self
    for place in list.options.indices { list.options[place].home = command }
    for place in list.tables.indices { list.tables[place].home = command }
    return list
  }
}

/// Lines of names with a text beside each, for a help text.
struct HelpTable {
  let title: String
  let rows: [(name: String, text: String)]
  /// The command whose help has it; `nil` where each has.
  var home: String?
}
