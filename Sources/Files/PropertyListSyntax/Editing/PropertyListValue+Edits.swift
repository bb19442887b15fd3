// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

/// Edits of a file in the XML form that change only the bytes they must.
///
/// Each function returns the edit for `SourceFile.applying(_:)`, or nil if the value is of another kind,
/// the file is in another form, or the new value is null, which the XML form does not have. What an edit adds is laid
/// out like its neighbors: on lines of its own with their indentation and line breaks, or without any white space
/// if they have none.
extension PropertyListValue {
  /// The edit that gives a leaf another value, of whatever kind; a key can only become another key.
  public func replacing(with literal: PropertyListLiteral) -> TextEdit? {
    guard document.format == .xml, literal != .null else { return nil }
    if case .string(let text) = literal, kind == .string {
      let content = Markup.escaped(text)
      guard node.traits.contains(.selfClosing) else {
        // Only the content changes, so that attributes and the like stay.
        let range = SourceRange(Int(node.offset), Int(node.offset) + Int(node.length))
        return TextEdit(range: range, replacement: content)
      }
      let name = node.kind.elementName
      return TextEdit(range: fullRange, replacement: "<\(name)>\(content)</\(name)>")
    }
    guard node.kind != .key else { return nil }
    let layout = SurroundingLayout(of: source, at: fullRange.start)
    let lines = XMLWriter.lines(literal, layout.lines ?? .none)
    return TextEdit(range: fullRange, replacement: layout.joining(lines))
  }

  /// The edit that adds a key to a dictionary, before the first key that sorts after it, as Xcode orders keys.
  ///
  /// A key that the dictionary has already comes twice then.
  public func inserting(_ literal: PropertyListLiteral, forKey key: String) -> TextEdit? {
    guard document.format == .xml, kind == .dictionary, literal != .null else { return nil }
    let next = entries.first { key.precedesByBytes($0.key) }
    var last: Entry?
    for entry in entries { last = entry }
    return insertion(before: next?.keyValue, behind: last?.keyValue) { layout in
      XMLWriter.lines(key: key, literal, layout)
    }
  }

  /// The edit that adds a value after the last one of an array.
  public func appending(_ literal: PropertyListLiteral) -> TextEdit? {
    guard document.format == .xml, kind == .array, literal != .null else { return nil }
    var last: PropertyListValue?
    for element in elements { last = element }
    return insertion(before: nil, behind: last) { layout in XMLWriter.lines(literal, layout) }
  }

  /// The edit that takes a key and its value out of a dictionary, with the lines that they fill.
  ///
  /// Where the file repeats the key, the first is removed. A dictionary whose only key it was becomes `<dict/>`.
  public func removing(key: String) -> TextEdit? {
    guard document.format == .xml, let entry = entries.first(where: { $0.hasKey(key) }) else {
      return nil
    }
    return removal(of: entry.keyValue.fullRange.union(entry.value.fullRange))
  }

  /// The edit that takes the element at an index out of an array, with the lines that it fills.
  ///
  /// An array whose only element it was becomes `<array/>`.
  public func removing(at position: Int) -> TextEdit? {
    guard document.format == .xml,
      let element = elements.enumerated().first(where: { $0.offset == position })?.element
    else { return nil }
    return removal(of: element.fullRange)
  }
}
