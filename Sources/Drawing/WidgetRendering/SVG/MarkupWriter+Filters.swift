// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension MarkupWriter {
  /// Writes a shadow, a blur or a change of colors of what is in a rectangle.
  mutating func filter(_ effect: DisplayEffect, identifier: String, in area: Rect) {
    raw("<filter")
    attribute("id", identifier)
    raw(" filterUnits=\"userSpaceOnUse\"")
    place(effect.area(around: area))
    raw(" color-interpolation-filters=\"sRGB\">")
    switch effect {
    case .blur(let radius): blur(radius)
    case .shadow(let color, let radius, let x, let y):
      raw("<feGaussianBlur in=\"SourceAlpha\"")
      attribute("stdDeviation", radius)
      raw("/><feOffset")
      attribute("dx", x)
      attribute("dy", y)
      raw(" result=\"shadow\"/><feFlood")
      attribute("flood-color", color: color)
      attribute("flood-opacity", opacity: color.opacity)
      raw("/><feComposite in2=\"shadow\" operator=\"in\"/><feMerge><feMergeNode/>")
      raw("<feMergeNode in=\"SourceGraphic\"/></feMerge>")
    case .colors(let matrix):
      raw("<feColorMatrix values=\"")
      for (index, value) in matrix.values.enumerated() {
        if index > 0 { raw(" ") }
        factor(value)
      }
      raw("\"/>")
    case .transform, .blend, .isolate, .mask, .erase: break
    }
    raw("</filter>\n")
  }

  private mutating func blur(_ radius: Double) {
    raw("<feGaussianBlur")
    attribute("stdDeviation", radius)
    raw("/>")
  }
}
