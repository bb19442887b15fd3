// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension PropertyListError {
  /// The message on what was found and what to do about it.
  public var message: String {
    switch reason {
    case .empty:
      "the file is empty; a property list or JSON was expected"
    case .expected(let expectation, let found):
      "expected \(expectation.words), found \(found)\(quotationAdvice(for: expectation))"
    case .unterminated(let construct):
      "the file ends inside \(construct.words)"
    case .unknownElement(let name):
      "unknown element '<\(name.brief)>' in a property list"
    case .unknownEntity(let name):
      "the entity '&\(name.brief);' is not defined; write the character itself, or '&amp;' for an ampersand"
    case .bareAmpersand(let spelling):
      "'\(spelling.brief)' does not begin an entity; write '&amp;' for an ampersand"
    case .invalidCharacterReference(let spelling):
      "'&\(spelling.brief);' is not a valid character reference"
    case .invalidEscape(let spelling):
      "invalid escape '\(spelling)'; write '\\\\' for a backslash"
    case .unescapedControlCharacter(let byte):
      "the control character \(Self.unicodeName(byte)) must be written as an escape in a string"
    case .malformed(let kind, let spelling):
      (spelling.isEmpty ? "an empty element" : "'\(spelling.brief)'") + " is not \(kind.demand)"
    case .leadingZero(let spelling):
      "'\(spelling)' begins with a zero, which JSON does not allow in a number; remove it"
    case .unsupportedEncoding(let name):
      "the encoding '\(name.brief)' is not supported; save the file as UTF-8 and declare 'UTF-8'"
    case .unknownEncoding(let name):
      "'\(name.brief)' is not an encoding that iOS knows for a file like this, so it reads nothing of it; declare 'UTF-8'"
    case .internalSubset:
      "iOS does not read a document type with declarations of its own; remove the part in brackets"
    case .tooDeep:
      "containers are nested more than \(PropertyListDocument.maximumDepth) levels deep"
    case .binary(let fault, let offset):
      "the binary property list is damaged at byte \(offset): \(fault.words)"
    }
  }

  /// Advice if a quotation mark in a text ended the text; empty if nothing suggests that.
  ///
  /// A mark that was forgotten to be escaped has words after it and another mark in the same line; a forgotten semicolon has
  /// the end of the line after it.
  private func quotationAdvice(for expectation: Expectation) -> String {
    guard [.token(";"), .eitherToken("=", ";")].contains(expectation) else { return "" }
    let (bytes, mark) = (source.bytes, UInt8(ascii: "\""))
    let start = min(range.start, bytes.count)
    let before = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    guard start > before, bytes[start - before - 1] == mark else { return "" }
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard let first = line.first, line.contains(mark) else { return "" }
    let isWord = first >= 0x80 || Unicode.Scalar(first).properties.isAlphabetic
    guard isWord || first == mark && before == 0 else { return "" }
    return "; write a quotation mark in a text as '\\\"'"
  }

  /// A note on ``opening``; nil if there is none.
  public var note: String? {
    guard opening != nil else { return nil }
    return switch reason {
    case .expected(.attribute, _), .expected(.token, _): "the tag begins here"
    case .expected: "the element begins here"
    default: "it begins here"
    }
  }

  /// The name of a control character, such as U+0007.
  static func unicodeName(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension PropertyListError: CustomStringConvertible {
  /// The message with the file's name, the line and the column.
  public var description: String {
    let location = source.lineTable().location(of: range.start)
    return source.encoding == .binary
      ? "\(source.name): \(message)"
      : "\(source.name):\(location.line):\(location.column): \(message)"
  }
}

extension PropertyListError.Expectation {
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .key: "a key"
    case .valueOfKey(let key): "a value for the key '\(key.brief)'"
    case .documentElement: "a property list"
    case .jsonValue: "a JSON value"
    case .closingTag(let name): "'</\(name)>'"
    case .token(let token): "'\(token)'"
    case .endOfFile: "the end of the file"
    case .attribute: "an attribute or '>'"
    case .eitherToken(let first, let second): "'\(first)' or '\(second)'"
    case .valueOrToken(let token): "a value or '\(token)'"
    case .keyOrToken(let token): "a key or '\(token)'"
    case .hexadecimalDigits: "two hexadecimal digits"
    case .digit: "a digit"
    case .valueAfterComma: "a value after the comma"
    case .keyAfterComma: "a key after the comma"
    case .quotedKey: "a key in double quotation marks"
    case .doubleQuotationMarks: "double quotation marks"
    }
  }
}

extension PropertyListError.Construct {
  fileprivate var words: String {
    switch self {
    case .element(let name): "the element '<\(name)>'"
    case .tag: "a tag"
    case .comment: "a comment"
    case .characterData: "a CDATA section"
    case .processingInstruction: "a processing instruction"
    case .documentType: "the document type declaration"
    case .string: "a string"
    case .data: "data"
    case .dictionary: "a dictionary"
    case .array: "an array"
    }
  }
}

extension PropertyListError.BinaryFault {
  fileprivate var words: String {
    switch self {
    case .missingHeader: "it does not begin with 'bplist'"
    case .tooShort: "it is too short for a header and a trailer"
    case .unsupportedVersion(let version): "version '\(version)' is not supported, only '00'"
    case .invalidTrailer: "the trailer contradicts the size of the file"
    case .outOfBounds: "an object is outside the object table"
    case .unknownMarker(let marker): "0x\(String(marker, radix: 16)) is not a type of object"
    case .cycle: "a container contains itself"
    case .tooManyValues: "its shared containers expand to too many values"
    }
  }
}

extension PropertyListValue.Kind {
  /// The spelling that was expected, in words.
  fileprivate var demand: String {
    switch self {
    case .date: "a date; write it as '2026-11-21T09:30:00Z'"
    case .data: "data; write '<data></data>' for empty data, else base64"
    default: indefiniteWords
    }
  }

  /// The kind as messages name it, without an article.
  package var words: String {
    switch self {
    case .dictionary: "dictionary"
    case .array: "array"
    case .string: "string"
    case .integer: "integer"
    case .real: "real number"
    case .date: "date"
    case .data: "data"
    case .boolean: "Boolean"
    case .null: "null"
    }
  }

  /// The kind as messages name it, with its article.
  package var indefiniteWords: String {
    switch self {
    case .array, .integer: "an " + words
    case .data, .null: words
    default: "a " + words
    }
  }
}
