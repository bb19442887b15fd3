// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// An element of an SVG file, in the order of the file.
struct SVGElement {
  /// The name without its prefix.
  var name: String

  /// Whether it is one of SVG's, and not of an editor's or of metadata.
  var isDrawing: Bool

  /// Whether the namespace of SVG is declared for it.
  var hasNamespace = true

  /// The opening tag.
  var range: SourceRange

  /// The attributes.
  var attributes: [SVGAttribute]

  /// The index of the first element after all that is in it.
  var next: Int

  /// The attribute of a name; where the file repeats it, the first.
  subscript(name: String) -> SVGAttribute? {
    attributes.first { $0.name == name }
  }

  /// The attribute `href`, or the older `xlink:href`; nil if there is none.
  var reference: SVGAttribute? {
    self["href"] ?? self["xlink:href"]
  }
}

/// An attribute of an element.
struct SVGAttribute: Hashable {
  /// The name with its prefix.
  var name: String

  /// The text, decoded.
  var text: String

  /// The attribute from its name to its last quotation mark.
  var range: SourceRange

  /// The text between the quotation marks as the file spells it.
  var valueRange: SourceRange

  /// The place of a part of the text; the whole of it where entities make its offsets others than the file's.
  func range(ofText part: Range<Int>) -> SourceRange {
    guard text.utf8.count == valueRange.count else { return valueRange }
    let start = valueRange.start + part.lowerBound
    return SourceRange(start, max(start, valueRange.start + part.upperBound))
  }
}

/// The elements of an SVG file, each followed by those that are in it.
struct SVGTree {
  /// The elements; the first is the root.
  var elements: [SVGElement] = []

  /// The indices of the elements in an element.
  func children(of index: Int) -> some Sequence<Int> {
    let end = elements[index].next
    return sequence(state: index + 1) { child in
      guard child < end else { return nil }
      defer { child = elements[child].next }
      return child
    }
  }
}
