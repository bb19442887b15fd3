// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

/// The style of a shape, as elements inherit it.
struct SVGStyle {
  /// The paint of a fill or a stroke.
  enum Paint: Hashable {
    /// No paint: the shape is not filled, or its line not drawn.
    case none
    /// The element's `color`.
    case current
    /// A color of its own.
    case color(ResolvedColor)
  }

  /// The value of `color`; nil if it is that of the text around the image.
  var color: ResolvedColor?

  var fill = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0))
  var fillOpacity = 1.0
  var usesEvenOddFill = false
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(1)
  var lineCap = VectorPath.LineCap.butt
  var lineJoin = VectorPath.LineJoin.miter
  var miterLimit = 4.0
  var isVisible = true

  /// The product of `opacity` of the element and those around it.
  ///
  /// Parts of a group that are over one another show through each other, unlike where the group is made opaque as one: that
  /// is said.
  var opacity = 1.0

  /// Whether neither the element nor what is in it is drawn.
  var isLeftOut = false

  /// The ink of the fill; nil if the shape is not filled.
  var fillInk: VectorPath.Ink? { ink(fill, fillOpacity) }

  /// The ink of the stroke; nil if there is none.
  var strokeInk: VectorPath.Ink? { ink(stroke, strokeOpacity) }

  private func ink(_ paint: Paint, _ part: Double) -> VectorPath.Ink? {
    let opacity = opacity * part
    var color: ResolvedColor
    switch paint {
    case .none: return nil
    case .current:
      guard let own = self.color else { return opacity > 0 ? .current(opacity: opacity) : nil }
      color = own
    case .color(let own): color = own
    }
    color.opacity *= opacity
    return color.opacity > 0 ? .color(color) : nil
  }
}
