// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PropertyListSyntax
package import WidgetViews

/// The JSON form of a drawn widget: where a tap leads, where the named views are, and what the texts became.
///
/// Lengths are points, rounded to thousandths, and numbers have no useless fraction.
package struct DisplayListDocument: Sendable {
  /// The version of the form.
  package static let version = 1

  /// The display list of the widget.
  package var list: DisplayList

  /// Creates the form of a widget.
  package init(_ list: DisplayList) {
    self.list = list
  }

  /// The document: its keys always in this order, with a final line break.
  package var text: String { JSONWriter.document(literal) }

  /// The document as a value, to be a part of another.
  package var literal: PropertyListLiteral {
    [
      "version": .integer(Self.version),
      "size": [
        "width": .length(list.size.width), "height": .length(list.size.height),
      ],
      "tapRegions": .array(list.tapRegions.map(Self.literal)),
      "elements": .array(
        list.elements.map {
          ["identifier": .string($0.identifier), "frame": .frame($0.frame)]
        }),
      "texts": .array(
        list.items.compactMap { item in
          guard case .text(let text) = item else { return nil }
          return [
            "text": .string(text.string), "truncated": .boolean(text.isTruncated),
            "frame": .frame(text.frame),
          ]
        }),
    ]
  }

  private static func literal(_ region: TapRegion) -> PropertyListLiteral {
    [
      "x": .length(region.frame.minX), "y": .length(region.frame.minY),
      "width": .length(region.frame.width), "height": .length(region.frame.height),
      "url": .string(region.url), "label": .string(region.label),
      "widgetURL": .boolean(region.isWidgetURL),
    ]
  }
}

extension PropertyListLiteral {
  /// A number of points; null for what is not a number, which JSON cannot say.
  package static func length(_ value: Double) -> Self {
    guard value.isFinite else { return .null }
    let rounded = (value * 1000).rounded() / 1000
    // Zero, without the sign that a number just below it leaves, and what is too large to have thousandths.
    return .number(rounded.isFinite ? rounded + 0 : value)
  }

  fileprivate static func frame(_ rect: Rect) -> Self {
    [
      "x": .length(rect.minX), "y": .length(rect.minY), "width": .length(rect.width),
      "height": .length(rect.height),
    ]
  }
}
