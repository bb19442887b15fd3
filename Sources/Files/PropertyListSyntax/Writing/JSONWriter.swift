// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Writes JSON: two spaces a step, keys in the order given, non-ASCII characters as they are, a final line break.
///
/// Data and dates, which JSON does not have, become strings: base64 and the spelling of the date. Numbers keep their
/// spelling if it is one of JSON's; infinities and NaN, which JSON does not have, become strings as well.
public struct JSONWriter {
  private var text = ""
  private let isReport: Bool
  private let isLine: Bool

  /// The whole file for a value.
  public static func document(_ root: PropertyListLiteral) -> String {
    document(root, isReport: false)
  }

  /// The whole text for a value that is printed: what would make a terminal show text in another order is escaped too.
  package static func report(_ root: PropertyListLiteral) -> String {
    document(root, isReport: true)
  }

  /// A value without a line break or a space between its parts, as a message on a line has to be.
  package static func line(_ root: PropertyListLiteral) -> String {
    var writer = JSONWriter(isReport: false, isLine: true)
    writer.write(root, depth: 0)
    return writer.text
  }

  private static func document(_ root: PropertyListLiteral, isReport: Bool) -> String {
    var writer = JSONWriter(isReport: isReport, isLine: false)
    writer.write(root, depth: 0)
    writer.text += "\n"
    return writer.text
  }

  /// A text as a JSON string with its quotation marks.
  public static func string(_ text: String) -> String {
    string(text, isReport: false)
  }

  private static func string(_ text: String, isReport: Bool) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        result += escape(scalar)
      case _ where isReport && VisibleText.spelling(of: scalar) != nil:
        result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The escape of a scalar of the Basic Multilingual Plane.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private func string(_ text: String) -> String { Self.string(text, isReport: isReport) }

  private mutating func write(_ value: PropertyListLiteral, depth: Int) {
    switch value {
    case .dictionary(let members):
      writeItems(members, between: ("{", "}"), depth: depth) { writer, member in
        writer.text += writer.string(member.key) + (writer.isLine ? ":" : ": ")
        writer.write(member.value, depth: depth + 1)
      }
    case .array(let elements):
      writeItems(elements, between: ("[", "]"), depth: depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .string(let string): text += self.string(string)
    case .integer(let spelling), .real(let spelling): text += Self.number(spelling)
    case .date(let spelling): text += string(spelling)
    case .data(let bytes): text += string(Base64.encode(bytes))
    case .boolean(let value): text += value ? "true" : "false"
    case .null: text += "null"
    }
  }

  /// A number as JSON spells it: `+1`, `007`, `0x1F`, `.5` and `5.` are put right.
  private static func number(_ spelling: String) -> String {
    if spelling.isPlainInteger || spelling.isNumberOfJSON { return spelling }
    let integer = IntegerSpelling.value(of: Array(spelling.utf8)[...])
    if let integer { return String(integer) }
    let value = RealSpelling.value(of: spelling) ?? IntegerSpelling.approximateValue(of: spelling)
    guard let value, value.isFinite else { return string(spelling) }
    return String(value)
  }

  private mutating func writeItems<Item>(
    _ items: [Item], between marks: (String, String), depth: Int,
    write: (inout JSONWriter, Item) -> Void
  ) {
    text += marks.0
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      breakLine(depth: depth + 1)
      write(&self, item)
    }
    if !items.isEmpty { breakLine(depth: depth) }
    text += marks.1
  }

  private mutating func breakLine(depth: Int) {
    if !isLine { text += "\n" + String(repeating: "  ", count: depth) }
  }
}

extension String {
  /// Whether the text is a whole number without a sign, as nearly all numbers of reports are.
  fileprivate var isPlainInteger: Bool {
    utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      && (1...18 ~= utf8.count) && (utf8.first != UInt8(ascii: "0") || utf8.count == 1)
  }

  /// Whether the text is a number as JSON has it, and nothing else.
  fileprivate var isNumberOfJSON: Bool {
    guard let nodes = try? JSONReader.read(Array(utf8)).nodes, let node = nodes.first else {
      return false
    }
    return (node.kind == .integer || node.kind == .real) && Int(node.length) == utf8.count
  }
}
