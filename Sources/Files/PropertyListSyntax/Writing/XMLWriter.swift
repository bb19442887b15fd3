// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Writes a property list in the XML form, byte for byte as Xcode writes intent definitions.
///
/// Keys in byte order, one tab an indentation step, LF, `<array/>` for an empty array, a whole real number without a
/// fraction; integers keep their spelling. Of a key that comes twice, the last value is written, as Apple's readers have it.
public struct XMLWriter {
  private var text = ""
  private let layout: Layout

  private init(_ layout: Layout) {
    self.layout = layout
  }

  /// The layout of a value's lines.
  struct Layout {
    /// The indentation of the first line, and the base of all others.
    var indentation = ""

    /// The indentation that each level adds.
    var step = "\t"

    /// The line break.
    var lineBreak = "\n"

    /// No white space at all.
    static let none = Layout(indentation: "", step: "", lineBreak: "")
  }

  /// The whole file for a value, header and all, in UTF-8.
  public static func document(_ root: PropertyListLiteral) -> [UInt8] {
    var writer = XMLWriter(Layout())
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

  /// The lines of a value in a given layout, each with its line break.
  static func lines(_ value: PropertyListLiteral, _ layout: Layout) -> String {
    var writer = XMLWriter(layout)
    writer.write(value, depth: 0)
    return writer.text
  }

  /// The lines of a key and its value in a given layout, each with its line break.
  static func lines(key: String, _ value: PropertyListLiteral, _ layout: Layout) -> String {
    var writer = XMLWriter(layout)
    writer.writeMember(key, value, depth: 0)
    return writer.text
  }

  private mutating func write(_ value: PropertyListLiteral, depth: Int) {
    switch value {
    case .dictionary(let members): writeDictionary(members, depth: depth)
    case .array(let elements): writeArray(elements.filter { $0 != .null }, depth: depth)
    case .string(let text): line("<string>\(Markup.escaped(text))</string>", depth)
    case .integer(let spelling): line("<integer>\(spelling.withoutSpace)</integer>", depth)
    case .real(let spelling): line("<real>\(spelling.asWholeReal)</real>", depth)
    case .date(let spelling): line("<date>\(spelling)</date>", depth)
    case .boolean(let value): line(value ? "<true/>" : "<false/>", depth)
    case .data(let bytes): writeData(bytes, depth: depth)
    case .null: break
    }
  }

  private mutating func writeDictionary(_ members: [PropertyListLiteral.Member], depth: Int) {
    // Compared by their bytes, as two keys that only look the same are two keys.
    let sorted = members.enumerated().filter { $0.element.value != .null }.sorted { first, second in
      let (key, other) = (first.element.key.utf8, second.element.key.utf8)
      return key.elementsEqual(other)
        ? first.offset < second.offset : key.lexicographicallyPrecedes(other)
    }
    guard !sorted.isEmpty else { return line("<dict/>", depth) }
    line("<dict>", depth)
    for (index, (_, member)) in sorted.enumerated() {
      let isRepeated =
        index + 1 < sorted.count
        && sorted[index + 1].element.key.utf8.elementsEqual(member.key.utf8)
      if !isRepeated { writeMember(member.key, member.value, depth: depth + 1) }
    }
    line("</dict>", depth)
  }

  private mutating func writeMember(_ key: String, _ value: PropertyListLiteral, depth: Int) {
    line("<key>\(Markup.escaped(key))</key>", depth)
    write(value, depth: depth)
  }

  private mutating func writeArray(_ elements: [PropertyListLiteral], depth: Int) {
    guard !elements.isEmpty else { return line("<array/>", depth) }
    line("<array>", depth)
    for element in elements { write(element, depth: depth + 1) }
    line("</array>", depth)
  }

  /// Writes base64 in lines that end by column 76, a tab being eight columns, as Apple's writer does.
  ///
  /// What is indented by more than 64 columns is written as if it were 64.
  private mutating func writeData(_ bytes: [UInt8], depth: Int) {
    line("<data>", depth)
    var columns = 0
    let indentation = indentation(depth).prefix { character in
      columns += character == "\t" ? 8 : 1
      return columns <= 64
    }
    let width = (76 - min(columns, 64)) / 4 * 4
    var rest = Base64.encode(bytes)[...]
    while !rest.isEmpty {
      text += indentation + rest.prefix(width) + layout.lineBreak
      rest = rest.dropFirst(width)
    }
    line("</data>", depth)
  }

  private mutating func line(_ content: String, _ depth: Int) {
    text += indentation(depth) + content + layout.lineBreak
  }

  private func indentation(_ depth: Int) -> String {
    layout.indentation + String(repeating: layout.step, count: depth)
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
