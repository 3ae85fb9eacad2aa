import Files

/// Takes CSV text (RFC 4180) apart, record by record.
///
/// Lines may end in LF or CRLF; a byte order mark at the start and lines without anything are passed over.
struct CSVReader {
  private let bytes: [UInt8]
  private let path: String
  private var position = 0
  private var nextLine = 1

  /// The line on which the latest record starts, from 1.
  private(set) var line = 0

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads the next record.
  ///
  /// - Parameter fields: Takes up the record's fields; its storage is used again.
  /// - Returns: Whether there was one.
  /// - Throws: `FileProblem` for stray or missing quotes, lone carriage returns and text that is not UTF-8.
  mutating func readRecord(into fields: inout [String]) throws(FileProblem) -> Bool {
    skipBlankLines()
    fields.removeAll(keepingCapacity: true)
    guard position < bytes.count else { return false }
    line = nextLine
    while true {
      let field = peek(at: position) == .quote ? try readQuotedField() : try readPlainField()
      fields.append(field)
      guard position < bytes.count else { return true }
      if bytes[position] == .comma {
        position += 1
      } else {
        endLine()
        return true
      }
    }
  }

  private mutating func skipBlankLines() {
    while position < bytes.count {
      if bytes[position] == .lineFeed || isLineEndWithReturn(position) { endLine() } else { return }
    }
  }

  /// The byte at an index; 0 beyond the end.
  private func peek(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func isLineEndWithReturn(_ index: Int) -> Bool {
    bytes[index] == .carriageReturn && peek(at: index + 1) == .lineFeed
  }

  /// Steps over the line end at the position.
  private mutating func endLine() {
    position += bytes[position] == .carriageReturn ? 2 : 1
    nextLine += 1
  }

  private mutating func readPlainField() throws(FileProblem) -> String {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .comma || byte == .lineFeed { break }
      if byte == .quote {
        throw problem("a quotation mark inside a field; such fields must be quoted, and the mark doubled")
      }
      if byte == .carriageReturn {
        if isLineEndWithReturn(position) { break }
        throw problem("a carriage return without a line feed; lines end in LF or CRLF")
      }
      position += 1
    }
    return try text(bytes[start..<position])
  }

  private mutating func readQuotedField() throws(FileProblem) -> String {
    let openingLine = nextLine
    position += 1
    var content: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == .quote {
        if peek(at: position) != .quote {
          guard isFieldEnd(position) else {
            throw problem("text after a closing quotation mark; only a comma or a line end may follow")
          }
          return try text(content[...])
        }
        position += 1
      } else if byte == .lineFeed {
        nextLine += 1
      }
      content.append(byte)
    }
    throw FileProblem(path: path, line: openingLine, reason: "a quotation mark opens here and never closes")
  }

  private func isFieldEnd(_ index: Int) -> Bool {
    index >= bytes.count || bytes[index] == .comma || bytes[index] == .lineFeed || isLineEndWithReturn(index)
  }

  private func text(_ slice: ArraySlice<UInt8>) throws(FileProblem) -> String {
    let text = String(decoding: slice, as: UTF8.self)
    // Decoding repairs what is not UTF-8; then the bytes are others.
    guard slice.allSatisfy({ $0 < 0x80 }) || text.utf8.elementsEqual(slice) else {
      throw problem("bytes that are not UTF-8; the file must be UTF-8 text")
    }
    return text
  }

  private func problem(_ reason: String) -> FileProblem {
    FileProblem(path: path, line: nextLine, reason: reason)
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
