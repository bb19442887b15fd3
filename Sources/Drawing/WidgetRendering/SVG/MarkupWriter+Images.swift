// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension MarkupWriter {
  /// Writes a drawing that `<use>` stretches over a frame.
  mutating func symbol(
    _ identifier: String, viewBox: Rect, content: (inout MarkupWriter) -> Void
  ) {
    raw("<symbol")
    attribute("id", identifier)
    raw(" viewBox=\"")
    point(viewBox.origin)
    raw(" ")
    number(viewBox.width)
    raw(" ")
    number(viewBox.height)
    raw("\" preserveAspectRatio=\"none\">")
    content(&self)
    raw("</symbol>\n")
  }

  /// Writes a path of an image; of a template only the opacity counts.
  mutating func path(_ path: VectorPath, isTemplate: Bool) {
    raw("<path")
    pathData(path.steps)
    if let fill = path.fill {
      ink("fill", fill, isTemplate: isTemplate)
      if path.usesEvenOddFill { raw(" fill-rule=\"evenodd\"") }
    } else {
      raw(" fill=\"none\"")
    }
    if let stroke = path.stroke {
      ink("stroke", stroke.ink, isTemplate: isTemplate)
      attribute("stroke-width", stroke.width)
      if stroke.cap != .butt { attribute("stroke-linecap", stroke.cap.rawValue) }
      if stroke.join != .miter { attribute("stroke-linejoin", stroke.join.rawValue) }
    }
    raw("/>")
  }

  private mutating func ink(_ name: String, _ ink: VectorPath.Ink, isTemplate: Bool) {
    switch ink {
    case .color(let color) where !isTemplate:
      attribute(name, color: color)
      attribute("\(name)-opacity", opacity: color.opacity)
    case .color(let color):
      attribute(name, "currentColor")
      attribute("\(name)-opacity", opacity: color.opacity)
    case .current(let opacity):
      attribute(name, "currentColor")
      attribute("\(name)-opacity", opacity: opacity)
    }
  }
}
