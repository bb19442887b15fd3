// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension XMLReader {
  /// The tags of the fast path as they are in memory after their `<`, eight bytes at most.
  enum Tag {
    static let key = UInt64(bytes: "key>")
    static let string = UInt64(bytes: "string>")
    static let integer = UInt64(bytes: "integer>")
    static let dictionary = UInt64(bytes: "dict>")
    static let array = UInt64(bytes: "array>")
    static let `true` = UInt64(bytes: "true/>")
    static let `false` = UInt64(bytes: "false/>")
    static let dictionaryEnd = UInt64(bytes: "/dict>")
    static let arrayEnd = UInt64(bytes: "/array>")
  }
}

extension Node.Kind {
  /// The kind that an element of the given name makes; nil if property lists have no element of this kind.
  init?(elementName: String) {
    switch elementName {
    case "dict": self = .dictionary
    case "array": self = .array
    case "key": self = .key
    case "string": self = .string
    case "integer": self = .integer
    case "real": self = .real
    case "date": self = .date
    case "data": self = .data
    case "true": self = .true
    case "false": self = .false
    default: return nil
    }
  }

  /// The name of the element; of JSON's `null`, which no element stands for, the word itself.
  var elementName: String {
    switch self {
    case .dictionary: "dict"
    case .array: "array"
    case .key: "key"
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .date: "date"
    case .data: "data"
    case .true: "true"
    case .false: "false"
    case .null: "null"
    }
  }
}

extension UInt64 {
  /// The characters of a short ASCII text, the first in the lowest byte.
  @inline(__always)
  fileprivate init(bytes text: StaticString) {
    var word: UInt64 = 0
    text.withUTF8Buffer { buffer in
      for byte in buffer.reversed() { word = word << 8 | UInt64(byte) }
    }
    self = word
  }

  /// The mask of the first `count` bytes in memory.
  @inline(__always)
  static func low(_ count: Int) -> UInt64 {
    .max >> UInt64(64 - 8 * count)
  }
}
