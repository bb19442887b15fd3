// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// As much of JSON as reports need.
enum JSONValue {
  case null
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// Whether the value is null.
  var isNull: Bool { if case .null = self { true } else { false } }

  /// The value, its members on lines of their own.
  func text(indent: String = "") -> String {
    switch self {
    case .null: "null"
    case .number(let number): "\(number)"
    case .string(let string): Self.quoted(string)
    case .array(let values):
      Self.list(values.map { $0.text(indent: indent + "  ") }, in: ("[", "]"), indent: indent)
    case .object(let members):
      Self.list(
        members.map { "\(Self.quoted($0)): \($1.text(indent: indent + "  "))" },
        in: ("{", "}"), indent: indent)
    }
  }

  private static func list(
    _ items: [String], in brackets: (String, String), indent: String
  ) -> String {
    guard !items.isEmpty else { return brackets.0 + brackets.1 }
    let lines = items.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "\(brackets.0)\n\(lines)\n\(indent)\(brackets.1)"
  }

  /// A string literal; what a terminal would obey is escaped besides what JSON asks for.
  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += #"\""#
      case "\\": result += #"\\"#
      case "\n": result += #"\n"#
      case "\r": result += #"\r"#
      case "\t": result += #"\t"#
      case _ where VisibleText.spelling(of: scalar) != nil:
        // None of them lies beyond the Basic Multilingual Plane.
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
