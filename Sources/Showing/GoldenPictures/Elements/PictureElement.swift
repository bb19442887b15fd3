// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// An element of a picture, read from its file.
package struct PictureElement: Hashable, Sendable {
  /// The kind of an element.
  package enum Kind: String, Hashable, Sendable {
    /// A part of a line of text.
    case text
    /// A filled shape, or a line.
    case shape
    /// An image or a symbol.
    case image
    /// A link, which opens a URL when it is tapped.
    case link
    /// Parts that are clipped, faded or changed as one.
    case group
  }

  /// A property of how it is drawn, such as its color.
  package struct Property: Hashable, Sendable {
    /// The name that SVG has for it.
    package var name: String
    /// The value of the property, or the content of a definition in the file.
    package var value: String
  }

  /// The kind of the element.
  package var kind: Kind

  /// The name: a text, or the label of an image or a link; empty if it has none.
  package var name: String

  /// The form by which outlines of one kind differ: the names of the steps of a path, or of the
  /// element.
  package var form: String

  /// The origin: the left end of the baseline of a text, otherwise the upper left corner.
  package var origin: Point

  /// The size in points; the height of a text is the size of its font.
  package var size: Size

  /// The properties with which the element is drawn, by their names.
  package var properties: [Property]

  /// The rectangle that it takes, in points of the widget; that of a text is as high as its font.
  package var frame: Rect {
    let top = kind == .text ? origin.y - size.height * 0.8 : origin.y
    return Rect(x: origin.x, y: top, width: size.width, height: size.height)
  }

  /// The title of the element in a sentence.
  package var title: String {
    if !name.isEmpty { return "\(kind.rawValue) '\(name)'" }
    let place = "\(origin.x.points), \(origin.y.points)"
    return "\(kind.rawValue) at \(place) (\(size.width.points) × \(size.height.points))"
  }
}

extension Double {
  /// The number with at most three decimals, and none if they are zero: `1`, `0.333`.
  var points: String {
    let thousandths = (self * 1000).rounded()
    guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "\(self)" }
    let number = Int(thousandths)
    let (whole, fraction) = number.magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = (number < 0 ? "-" : "") + "\(whole)"
    guard fraction > 0 else { return text }
    var digits = String(String(1000 + fraction).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }
}
