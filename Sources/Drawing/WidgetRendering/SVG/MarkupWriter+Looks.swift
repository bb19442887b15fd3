// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension MarkupWriter {
  /// Writes what a shape in a rectangle is filled with, or its line drawn with, as attributes.
  mutating func paint(
    _ name: String, _ paint: Paint, _ definitions: inout SVGDefinitions, _ rect: Rect,
    lineWidth: Double = 0
  ) {
    if case .color(let color) = paint {
      attribute(name, color: color)
      attribute("\(name)-opacity", opacity: color.opacity)
    } else {
      attribute(name, reference: definitions.paint(paint, in: rect, lineWidth: lineWidth))
    }
  }

  /// Writes how a line is drawn, as attributes, as far as SVG would not draw it so anyway.
  mutating func stroke(_ style: StrokeStyle, hasCorners: Bool) {
    attribute("stroke-width", style.lineWidth)
    if style.lineCap != .butt { attribute("stroke-linecap", style.lineCap.rawValue) }
    if style.lineJoin != .miter {
      attribute("stroke-linejoin", style.lineJoin.rawValue)
    } else if hasCorners, style.miterLimit != 4, style.miterLimit >= 1 {
      attribute("stroke-miterlimit", style.miterLimit)
    }
    let pattern = style.pattern
    guard !pattern.isEmpty else { return }
    raw(" stroke-dasharray=\"")
    for (index, length) in pattern.enumerated() {
      if index > 0 { raw(" ") }
      number(length)
    }
    raw("\"")
    if style.dashPhase != 0, style.dashPhase.isFinite {
      attribute("stroke-dashoffset", style.dashPhase)
    }
  }

  /// Writes a transform, as an attribute.
  mutating func attribute(_ name: String, _ transform: PlaneTransform) {
    raw(" \(name)=\"matrix(")
    for (index, value) in [transform.a, transform.b, transform.c, transform.d].enumerated() {
      if index > 0 { raw(" ") }
      factor(value)
    }
    raw(" ")
    point(Point(x: transform.tx, y: transform.ty))
    raw(")\"")
  }

  /// Writes a part of a line, as wide as it was measured, whatever font is found.
  mutating func run(
    _ run: DisplayText.Run, at point: Point, gradient: String?, isRightToLeft: Bool
  ) {
    raw("<text")
    attribute("x", point.x)
    attribute("y", point.y)
    attribute("font-size", run.font.size)
    // Signs at the end are written on the left; the place stays the left end.
    if isRightToLeft { raw(" direction=\"rtl\" text-anchor=\"end\"") }
    if run.font.weight != .regular { attribute("font-weight", Double(run.font.weight.rawValue)) }
    if run.font.isItalic { raw(" font-style=\"italic\"") }
    if run.font.isMonospacedDigit { raw(" class=\"tabular\"") }
    if let families = run.font.families { attribute("font-family", families) }
    if run.tracking != 0 { attribute("letter-spacing", run.tracking) }
    if run.font.width != .standard {
      raw(" font-stretch=\"\(run.font.width.value < 0 ? "condensed" : "expanded")\"")
    }
    if let gradient {
      attribute("fill", reference: gradient)
    } else {
      attribute("fill", color: run.color)
      attribute("fill-opacity", opacity: run.color.opacity)
    }
    if run.width > 0, run.width.isFinite {
      attribute("textLength", run.width)
      raw(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    // Otherwise spaces at the ends, which the width counts, would be dropped.
    if run.string.first == " " || run.string.last == " " || run.string.contains("  ") {
      raw(" xml:space=\"preserve\"")
    }
    raw(">")
    text(run.string)
    raw("</text>\n")
  }
}
