// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Writes a property list in the XML form, byte for byte as Xcode writes intent definitions.
///
/// Keys in byte order, one tab an indentation step, LF, `<array/>` for an empty array, a whole real number without a
/// fraction; integers keep their spelling. Of a key that comes twice, the last value is written, as Apple's readers have it.
public struct XMLWriter {
  private var text = ""

  /// The whole file for a value, header and all, in UTF-8.
  public static func document(_ root: PropertyListLiteral) -> [UInt8] {
    var writer = XMLWriter()
    writer.text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    writer.write(root, depth: 0)
    writer.text += "</plist>\n"
    return Array(writer.text.utf8)
  }

  /// The lines of a value as they stand `depth` steps deep in a file, each with its line break.
  static func lines(_ value: PropertyListLiteral, depth: Int) -> String {
    var writer = XMLWriter()
    writer.write(value, depth: depth)
    return writer.text
  }

  private mutating func write(_ value: PropertyListLiteral, depth: Int) {
    switch value {
    case .dictionary(let members): writeDictionary(members, depth: depth)
    case .array(let elements): writeArray(elements.filter { $0 != .null }, depth: depth)
    case .string(let text): line("<string>\(XMLText.escaped(text))</string>", depth)
    case .integer(let spelling): line("<integer>\(spelling.withoutSpace)</integer>", depth)
    case .real(let spelling): line("<real>\(spelling.asWholeReal)</real>", depth)
    case .date(let spelling): line("<date>\(spelling)</date>", depth)
    case .boolean(let value): line(value ? "<true/>" : "<false/>", depth)
    case .data(let bytes): writeData(bytes, depth: depth)
    case .null: break
    }
  }

  private mutating func writeDictionary(_ members: [PropertyListLiteral.Member], depth: Int) {
    var last: [String: PropertyListLiteral] = [:]
    for member in members where member.value != .null { last[member.key] = member.value }
    guard !last.isEmpty else { return line("<dict/>", depth) }
    line("<dict>", depth)
    for (key, value) in last.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      line("<key>\(XMLText.escaped(key))</key>", depth + 1)
      write(value, depth: depth + 1)
    }
    line("</dict>", depth)
  }

  private mutating func writeArray(_ elements: [PropertyListLiteral], depth: Int) {
    guard !elements.isEmpty else { return line("<array/>", depth) }
    line("<array>", depth)
    for element in elements { write(element, depth: depth + 1) }
    line("</array>", depth)
  }

  /// Writes base64 in lines that end, with the indentation at eight columns a tab, by column 76, as Apple's writer does.
  private mutating func writeData(_ bytes: [UInt8], depth: Int) {
    line("<data>", depth)
    let width = max(16, 76 - 8 * depth) / 4 * 4
    var rest = Base64.encode(bytes)[...]
    while !rest.isEmpty {
      line(String(rest.prefix(width)), depth)
      rest = rest.dropFirst(width)
    }
    line("</data>", depth)
  }

  private mutating func line(_ content: String, _ depth: Int) {
    text += String(repeating: "\t", count: depth)
    text += content
    text += "\n"
  }
}

extension String {
  /// The spelling of a number without the white space that a file may have around it.
  fileprivate var withoutSpace: String {
    filter { !$0.isWhitespace }
  }

  /// The spelling of a real number: whole ones without a fraction, others as they are.
  fileprivate var asWholeReal: String {
    guard let value = RealSpelling.value(of: self), value == value.rounded(), abs(value) < 1e15
    else { return withoutSpace }
    return value == 0 && value.sign == .minus ? "-0" : String(Int64(value))
  }
}
