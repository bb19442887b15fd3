// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Lists as users type them: values joined by commas.
///
/// White space around a value does not count. A backslash before a comma, white space or another backslash makes that
/// character part of the value.
enum ListSpelling {
  /// The values of a list.
  ///
  /// What is empty between two commas is not a value.
  static func parts(of list: String) -> [String] {
    var parts: [String] = []
    var part = ""
    // White space that ends the part unless something follows it.
    var pending = ""
    var rest = list[...]
    func finish() {
      if !part.isEmpty { parts.append(part) }
      part = ""
      pending = ""
    }
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first,
        next == "\\" || next == "," || next.isWhitespace
      {
        part += pending + String(rest.removeFirst())
        pending = ""
      } else if character == "," {
        finish()
      } else if character.isWhitespace {
        if !part.isEmpty { pending.append(character) }
      } else {
        part += pending + String(character)
        pending = ""
      }
    }
    finish()
    return parts
  }

  /// The spelling of a list, which users can type.
  static func text(of parts: [String]) -> String {
    parts.map { part in
      // Nearly all values are of letters and digits, and need no look at what Unicode calls white space.
      if part.utf8.allSatisfy(\.isPlain) { return part }
      var text = part.replacing("\\", with: "\\\\").replacing(",", with: "\\,")
      if text.last?.isWhitespace == true {
        text.insert("\\", at: text.index(before: text.endIndex))
      }
      return text.first?.isWhitespace == true ? "\\" + text : text
    }
    .joined(separator: ",")
  }
}

extension UInt8 {
  /// Whether it is a letter, a digit or a hyphen of ASCII.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
