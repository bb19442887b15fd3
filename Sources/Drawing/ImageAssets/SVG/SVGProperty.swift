// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// A property that an element is drawn with, of an attribute of its own or of a declaration in `style`.
struct SVGProperty: Hashable {
  /// The name.
  var name: String

  /// The value, without white space around it.
  var text: String

  /// The value where it is.
  var range: SourceRange

  /// The properties that shapes are drawn with.
  static let drawn: Set<String> = [
    "clip-path", "color", "display", "fill", "fill-opacity", "fill-rule", "filter", "marker",
    "marker-end", "marker-mid", "marker-start", "mask", "mix-blend-mode", "opacity", "paint-order",
    "stop-color", "stop-opacity", "stroke", "stroke-dasharray", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width", "transform-origin",
    "vector-effect",
    "visibility",
  ]

  /// Those of them that have no effect, with the values that ask for none.
  static let withoutEffect: [String: Set<String>] = [
    "clip-path": ["none"], "filter": ["none"], "marker": ["none"], "marker-end": ["none"],
    "marker-mid": ["none"], "marker-start": ["none"], "mask": ["none"],
    "mix-blend-mode": ["normal"], "paint-order": ["normal"],
    "stroke-dasharray": ["none", "0"], "transform-origin": ["0 0", "0px 0px"],
    "vector-effect": ["none"],
    // As an attribute it has; as a property it is CSS's, with units and functions of its own.
    "transform": ["none"],
  ]
}

extension SVGElement {
  /// The element's properties; the last of a name is the one that holds.
  var properties: [SVGProperty] {
    var result: [SVGProperty] = []
    for attribute in attributes where SVGProperty.drawn.contains(attribute.name) {
      result.append(
        SVGProperty(
          name: attribute.name, text: attribute.text.trimmingSVGSpace,
          range: attribute.valueRange))
    }
    if let style = self["style"] { result += style.declarations }
    return result
  }
}

extension SVGAttribute {
  /// The declarations of a `style` attribute that shapes are drawn with.
  fileprivate var declarations: [SVGProperty] {
    let bytes = Array(text.utf8)
    var result: [SVGProperty] = []
    for part in bytes.split(separator: UInt8(ascii: ";")) {
      guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: part[..<colon], as: UTF8.self).trimmingSVGSpace.lowercased()
      guard SVGProperty.drawn.contains(name) || name == "transform" else { continue }
      var value = part[(colon + 1)...]
      // Among the declarations of one element it changes nothing.
      if let mark = value.lastIndex(of: UInt8(ascii: "!")) { value = value[..<mark] }
      while let byte = value.first, byte.isSVGSpace { value.removeFirst() }
      while let byte = value.last, byte.isSVGSpace { value.removeLast() }
      result.append(
        SVGProperty(
          name: name, text: String(decoding: value, as: UTF8.self),
          range: range(ofText: value.indices)))
    }
    return result
  }
}

extension String {
  /// The text without white space around it.
  var trimmingSVGSpace: String {
    String(Substring(utf8.trimmed(where: \.isSVGSpace)))
  }
}
