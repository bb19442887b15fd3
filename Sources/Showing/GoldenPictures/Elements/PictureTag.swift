// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// A tag of a picture's file, with the text after it if the element is a text.
///
/// The renderer writes an element a line, so that a line is read without those around it.
struct PictureTag {
  /// The name, such as `rect`; with a slash before it if the tag ends an element.
  var name: String

  /// The attributes, in the order of the file, their entities decoded.
  var attributes: [(name: String, value: String)] = []

  /// The content between the tag and its end; empty if there is none.
  var content = ""

  /// Reads a line; nil if it begins with something other than a tag.
  init?(_ line: Substring) {
    var rest = line.utf8.drop { $0 == UInt8(ascii: " ") }
    guard rest.popFirst() == UInt8(ascii: "<") else { return nil }
    let ends = Set(" />".utf8)
    let slash = rest.first == UInt8(ascii: "/") ? 1 : 0
    let end = rest.dropFirst(slash).firstIndex { ends.contains($0) } ?? rest.endIndex
    name = String(Substring(rest[..<end]))
    rest = rest[end...]
    while let attribute = Self.attribute(&rest) { attributes.append(attribute) }
    guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return }
    let after = rest[rest.index(after: close)...]
    if rest.first != UInt8(ascii: "/"), let next = after.lastIndex(of: UInt8(ascii: "<")) {
      content = Self.decoded(after[..<next])
    }
  }

  /// The value of the first attribute of a name; nil if the tag has none.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The value of an attribute that is a number of points; 0 if it is missing, as SVG has it, or not a number.
  func number(_ name: String) -> Double {
    self[name].flatMap(Double.init) ?? 0
  }

  /// Takes an attribute off the beginning; nil if there is none.
  private static func attribute(
    _ text: inout Substring.UTF8View
  ) -> (name: String, value: String)? {
    let start = text.drop { $0 == UInt8(ascii: " ") }
    let quote = UInt8(ascii: "\"")
    guard let equals = start.firstIndex(of: UInt8(ascii: "=")),
      !start[..<equals].contains(UInt8(ascii: ">")),
      start[start.index(after: equals)...].first == quote
    else { return nil }
    let value = start[start.index(equals, offsetBy: 2)...]
    guard let end = value.firstIndex(of: quote) else { return nil }
    text = value[value.index(after: end)...]
    return (String(Substring(start[..<equals])), decoded(value[..<end]))
  }

  private static func decoded(_ text: Substring.UTF8View) -> String {
    text.contains(UInt8(ascii: "&"))
      ? XMLText.decode(Array(text)[...]) : String(Substring(text))
  }
}
