/// Why a case cannot be run: something in it that the translation does not know.
struct CaseFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension JSONValue {
  /// A member that has to be there.
  func member(_ key: String) throws -> JSONValue {
    guard let value = self[key] else { throw CaseFault("no \"\(key)\" in \(self)") }
    return value
  }

  /// A number that has to be there.
  func number(_ key: String) throws -> Double {
    guard let value = try member(key).number else { throw CaseFault("\"\(key)\" is no number in \(self)") }
    return value
  }

  /// A whole number that has to be there.
  func integer(_ key: String) throws -> Int {
    guard let value = try member(key).integer else {
      throw CaseFault("\"\(key)\" is no whole number in \(self)")
    }
    return value
  }

  /// An array that has to be there.
  func array(_ key: String) throws -> [JSONValue] {
    guard let value = try member(key).array else { throw CaseFault("\"\(key)\" is no array in \(self)") }
    return value
  }

  /// A number, or `fallback` when there is none.
  func number(_ key: String, or fallback: Double) throws -> Double {
    self[key] == nil ? fallback : try number(key)
  }

  /// Complains about members that nobody would read.
  func allow(_ keys: Set<String>) throws {
    let unknown = Set((object ?? [:]).keys).subtracting(keys)
    guard unknown.isEmpty else { throw CaseFault("unknown \(unknown.sorted()) in \(self)") }
  }
}
