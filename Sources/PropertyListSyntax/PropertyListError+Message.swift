// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension PropertyListError {
  /// What was found and what to do about it.
  public var message: String {
    switch reason {
    case .empty:
      "the file is empty; a property list or JSON was expected"
    case .expected(let expectation, let found):
      "expected \(expectation.words), found \(found)"
    case .unterminated(let construct):
      "the file ends inside \(construct.words)"
    case .unknownElement(let name):
      "'<\(name.brief)>' is no element of a property list"
    case .unknownEntity(let name):
      "the entity '&\(name.brief);' is not defined; write the character itself, or '&amp;' for an ampersand"
    case .bareAmpersand(let spelling):
      "'\(spelling.brief)' begins no entity; write '&amp;' for an ampersand"
    case .invalidCharacterReference(let spelling):
      "'&\(spelling.brief);' names no character"
    case .invalidEscape(let spelling):
      "'\(spelling)' is no escape; write '\\\\' for a backslash"
    case .unescapedControlCharacter(let byte):
      "the control character \(Self.unicodeName(byte)) must be written as an escape in a string"
    case .malformed(let kind, let spelling):
      (spelling.isEmpty ? "an empty element" : "'\(spelling.brief)'") + " is no \(kind.demand)"
    case .leadingZero(let spelling):
      "'\(spelling)' begins with a zero, which no number of JSON does; take it off"
    case .unsupportedEncoding(let name):
      "the encoding '\(name.brief)' is not read; save the file as UTF-8 and declare it so"
    case .unknownEncoding(let name):
      "'\(name.brief)' is not an encoding that iOS knows for a file like this, so it reads nothing of it; declare 'UTF-8'"
    case .internalSubset:
      "iOS reads no document type that declares something of its own; remove what stands in brackets"
    case .tooDeep:
      "more than \(PropertyListDocument.maximumDepth) containers stand in one another"
    case .binary(let fault, let offset):
      "the binary property list is damaged at byte \(offset): \(fault.words)"
    }
  }

  /// What ``opening`` points to; nil where there is no such place.
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
    case .unsupportedVersion(let version): "version '\(version)' is not read, only '00'"
    case .invalidTrailer: "the trailer contradicts the size of the file"
    case .outOfBounds: "an object lies outside the object table"
    case .unknownMarker(let marker): "0x\(String(marker, radix: 16)) marks no type of object"
    case .cycle: "a container holds itself"
    case .tooManyValues: "its shared containers unfold to too many values"
    }
  }
}

extension PropertyListValue.Kind {
  /// What a spelling should have been.
  fileprivate var demand: String {
    switch self {
    case .date: "date; write it as '2026-11-21T09:30:00Z'"
    case .data: "data; write '<data></data>' for none, and base64 for any other"
    default: words
    }
  }

  /// The kind as it is named in sentences, with no article.
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

  /// The kind as it is named in sentences, with its article.
  package var indefiniteWords: String {
    switch self {
    case .array, .integer: "an " + words
    case .data, .null: words
    default: "a " + words
    }
  }
}
