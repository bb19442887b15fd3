// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

/// Edits of a file in the XML form that change only the bytes they must.
///
/// Each function returns the edit for ``SourceText/SourceFile/applying(_:)``, or nil where the value is of another kind or
/// the file is in another form.
extension PropertyListValue {
  /// The edit that gives a leaf another value, of whatever kind.
  public func replacing(with literal: PropertyListLiteral) -> TextEdit? {
    guard document.format == .xml else { return nil }
    if case .string(let text) = literal, kind == .string, !node.traits.contains(.selfClosing) {
      // Only the content changes, so that attributes and the like stay.
      let content = SourceRange(Int(node.offset), Int(node.offset) + Int(node.length))
      return TextEdit(range: content, replacement: XMLText.escaped(text))
    }
    let indentation = indentation(before: fullRange.start)
    let lines = XMLWriter.lines(literal, depth: 0).split(separator: "\n")
    return TextEdit(
      range: fullRange, replacement: lines.joined(separator: "\n" + indentation))
  }

  /// The edit that adds a key to a dictionary, before the first key that sorts behind it, as Xcode orders keys.
  public func inserting(_ literal: PropertyListLiteral, forKey key: String) -> TextEdit? {
    guard document.format == .xml, kind == .dictionary else { return nil }
    let next = entries.first { key.utf8.lexicographicallyPrecedes($0.key.utf8) }
    let item =
      "<key>\(XMLText.escaped(key))</key>\n"
      + XMLWriter.lines(literal, depth: 0)
    return inserting(lines: item, before: next?.keyValue)
  }

  /// The edit that adds a value behind the last one of an array.
  public func appending(_ literal: PropertyListLiteral) -> TextEdit? {
    guard document.format == .xml, kind == .array else { return nil }
    return inserting(lines: XMLWriter.lines(literal, depth: 0), before: nil)
  }

  /// The edit that takes a key and its value out of a dictionary, with the lines that they fill.
  ///
  /// Where the file repeats the key, the first is taken out.
  public func removing(key: String) -> TextEdit? {
    guard document.format == .xml, let entry = entries.first(where: { $0.key == key }) else {
      return nil
    }
    return removal(of: entry.keyValue.fullRange.union(entry.value.fullRange))
  }

  /// The edit that takes the element at an index out of an array, with the lines that it fills.
  public func removing(at position: Int) -> TextEdit? {
    guard document.format == .xml,
      let element = elements.enumerated().first(where: { $0.offset == position })?.element
    else { return nil }
    return removal(of: element.fullRange)
  }
}

extension PropertyListValue {
  /// Inserts unindented lines into a container: before one of its nodes, or before its end tag.
  private func inserting(lines: String, before next: PropertyListValue?) -> TextEdit {
    let outer = indentation(before: fullRange.start)
    let isEmpty = Int(node.next) == index + 1
    let inner =
      isEmpty
      ? outer + "\t"
      : indentation(
        before: PropertyListValue(document: document, index: index + 1).fullRange.start)
    let indented = lines.split(separator: "\n").map { inner + $0 + "\n" }.joined()
    if let next {
      // The text begins behind the indentation that the next node's line has already.
      return TextEdit(
        range: SourceRange(at: next.fullRange.start),
        replacement: indented.dropFirst(inner.count) + inner)
    }
    let name = node.kind.elementName
    let isOneTag = source.text(in: fullRange).hasSuffix("/>")
    if isEmpty {
      let opening = isOneTag ? "<\(name)>" : nil
      return TextEdit(
        range: opening == nil ? contentOfEmptyContainer : fullRange,
        replacement: (opening ?? "") + "\n" + indented + outer
          + (opening == nil ? "" : "</\(name)>"))
    }
    let endTag = source.bytes[..<fullRange.end].lastIndex(of: UInt8(ascii: "<")) ?? fullRange.end
    return TextEdit(
      range: SourceRange(at: endTag), replacement: indented.dropFirst(outer.count) + outer)
  }

  /// What stands between the tags of a container that holds nothing.
  private var contentOfEmptyContainer: SourceRange {
    let bytes = source.bytes
    let start = bytes[fullRange.start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
    let end = bytes[..<fullRange.end].lastIndex(of: UInt8(ascii: "<"))
    return SourceRange(start ?? fullRange.start, end ?? fullRange.end)
  }

  /// Removes a range; where nothing else stands on its lines, the lines as well.
  private func removal(of range: SourceRange) -> TextEdit {
    let bytes = source.bytes
    var start = range.start
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
    {
      start -= 1
    }
    let beginsLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    var end = range.end
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\r") {
      end += 1
    }
    guard beginsLine, end < bytes.count, bytes[end] == UInt8(ascii: "\n") else {
      return TextEdit(range: range, replacement: "")
    }
    return TextEdit(range: SourceRange(start, end + 1), replacement: "")
  }

  /// The white space between the beginning of a line and the tag at an offset; none where other text stands before it.
  private func indentation(before offset: Int) -> String {
    let line = source.bytes[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") }
    guard line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else {
      return ""
    }
    return String(decoding: line.reversed(), as: UTF8.self)
  }
}
