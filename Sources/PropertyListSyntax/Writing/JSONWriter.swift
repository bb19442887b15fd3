// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Writes JSON: two spaces a step, keys in the order given, non-ASCII characters as they are, a final line break.
///
/// Data and dates, which JSON has no form for, become strings: base64 and the spelling of the date. Numbers keep their
/// spelling where it is one of JSON's; infinities and the like, which JSON does not have, become strings as well.
public struct JSONWriter {
  private var text = ""

  /// The whole file for a value.
  public static func document(_ root: PropertyListLiteral) -> String {
    var writer = JSONWriter()
    writer.write(root, depth: 0)
    writer.text += "\n"
    return writer.text
  }

  /// A text as a JSON string, quotation marks and all.
  public static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private mutating func write(_ value: PropertyListLiteral, depth: Int) {
    switch value {
    case .dictionary(let members):
      writeItems(members, between: ("{", "}"), depth: depth) { writer, member in
        writer.text += Self.string(member.key) + ": "
        writer.write(member.value, depth: depth + 1)
      }
    case .array(let elements):
      writeItems(elements, between: ("[", "]"), depth: depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .string(let string): text += Self.string(string)
    case .integer(let spelling), .real(let spelling): text += Self.number(spelling)
    case .date(let spelling): text += Self.string(spelling)
    case .data(let bytes): text += Self.string(Base64.encode(bytes))
    case .boolean(let value): text += value ? "true" : "false"
    case .null: text += "null"
    }
  }

  /// A number as JSON spells it: `+1`, `007`, `0x1F`, `.5` and `5.` are put right.
  private static func number(_ spelling: String) -> String {
    if spelling.isNumberOfJSON { return spelling }
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
      text += index == 0 ? "\n" : ",\n"
      text += String(repeating: "  ", count: depth + 1)
      write(&self, item)
    }
    if !items.isEmpty { text += "\n" + String(repeating: "  ", count: depth) }
    text += marks.1
  }
}

extension String {
  /// Whether the text is a number as JSON has it, and nothing else.
  fileprivate var isNumberOfJSON: Bool {
    guard let nodes = try? JSONReader.read(Array(utf8)).nodes, let node = nodes.first else {
      return false
    }
    return (node.kind == .integer || node.kind == .real) && Int(node.length) == utf8.count
  }
}
