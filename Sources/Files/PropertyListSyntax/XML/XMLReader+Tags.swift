// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension XMLReader {
  /// The tags of the fast path as they are in memory after their `<`, eight bytes at most, the first in the lowest.
  ///
  /// As numbers, since what is computed of texts is computed when the program runs, and asked for whether it is, at each tag.
  enum Tag {
    static let key: UInt64 = 0x3E79_656B  // key>
    static let string: UInt64 = 0x3E_676E_6972_7473  // string>
    static let integer: UInt64 = 0x3E72_6567_6574_6E69  // integer>
    static let dictionary: UInt64 = 0x3E_7463_6964  // dict>
    static let array: UInt64 = 0x3E79_6172_7261  // array>
    static let `true`: UInt64 = 0x3E2F_6575_7274  // true/>
    static let `false`: UInt64 = 0x3E_2F65_736C_6166  // false/>
    static let dictionaryEnd: UInt64 = 0x3E74_6369_642F  // /dict>
    static let arrayEnd: UInt64 = 0x3E_7961_7272_612F  // /array>
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
  /// The mask of the first `count` bytes in memory.
  @inline(__always)
  static func low(_ count: Int) -> UInt64 {
    .max >> UInt64(64 - 8 * count)
  }
}
