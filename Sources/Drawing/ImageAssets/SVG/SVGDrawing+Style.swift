// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetValues

extension SVGDrawing {
  /// The style of an element in one that has the given style.
  mutating func style(of index: Int, in parent: SVGStyle) -> SVGStyle {
    var style = parent
    let properties = tree.elements[index].properties
    for (position, property) in properties.enumerated() {
      // An overridden value is none, and nothing need be said of it.
      guard !properties[(position + 1)...].contains(where: { $0.name == property.name }),
        property.text != "inherit"
      else { continue }
      apply(property, of: index, to: &style, parent)
    }
    return style
  }

  private mutating func apply(
    _ property: SVGProperty, of index: Int, to style: inout SVGStyle, _ parent: SVGStyle
  ) {
    switch property.name {
    case "color":
      if property.text.lowercased() != "currentcolor" {
        style.color = color(property) ?? parent.color
      }
    case "fill": style.fill = paint(property) ?? parent.fill
    case "stroke": style.stroke = paint(property) ?? parent.stroke
    case "fill-opacity": style.fillOpacity = part(property) ?? parent.fillOpacity
    case "stroke-opacity": style.strokeOpacity = part(property) ?? parent.strokeOpacity
    case "opacity":
      style.opacity = parent.opacity * (part(property) ?? 1)
      if style.opacity < parent.opacity { overlapChecks.append((index, paths.count)) }
    case "fill-rule":
      switch property.text {
      case "evenodd": style.usesEvenOddFill = true
      case "nonzero": style.usesEvenOddFill = false
      default: reportMalformed(property, expected: "'nonzero' or 'evenodd'")
      }
    case "stroke-width":
      if let length = SVGLength(property.text), length.value >= 0 {
        if length.isAmbiguous {
          report(.ambiguousValue(property.text, instead: SVGLength.advice), at: property.range)
        }
        style.strokeWidth = length
      } else {
        reportMalformed(property, expected: "a length")
      }
    case "stroke-linecap":
      if let cap = VectorPath.LineCap(rawValue: property.text) {
        style.lineCap = cap
      } else {
        reportMalformed(property, expected: "'butt', 'round' or 'square'")
      }
    case "stroke-linejoin":
      switch property.text {
      // SVG 2's further joins are drawn as the nearest of the three.
      case "miter-clip", "arcs": style.lineJoin = .miter
      case let text:
        if let join = VectorPath.LineJoin(rawValue: text) {
          style.lineJoin = join
        } else {
          reportMalformed(property, expected: "'miter', 'round' or 'bevel'")
        }
      }
    case "stroke-miterlimit":
      if let limit = Double(property.text), limit >= 1 {
        style.miterLimit = limit
      } else {
        reportMalformed(property, expected: "a number of at least 1")
      }
    case "display": style.isLeftOut = property.text == "none"
    case "visibility": style.isVisible = property.text == "visible"
    default: reportWithoutEffect(property)
    }
  }

  private mutating func part(_ property: SVGProperty) -> Double? {
    let value = Double(svgPart: property.text)
    if value == nil { reportMalformed(property, expected: "a number from 0 to 1") }
    return value
  }

  private mutating func color(_ property: SVGProperty) -> ResolvedColor? {
    let color = ResolvedColor(svg: property.text)
    if color == nil {
      reportMalformed(property, expected: "a color such as '#3366CC'")
    } else if ResolvedColor.isAmbiguous(svg: property.text) {
      report(
        .ambiguousValue(property.text, instead: "a color such as '#3366CC80'"), at: property.range)
    }
    return color
  }

  private mutating func paint(_ property: SVGProperty) -> SVGStyle.Paint? {
    let text = property.text
    if text.lowercased().hasPrefix("url(") { return reference(property) }
    switch text.lowercased() {
    case "none": return SVGStyle.Paint.none
    case "currentcolor": return .current
    default: return color(property).map { .color($0) }
    }
  }

  /// The paint of `url(#id)`, after which another can be for the case that there is no such element.
  private mutating func reference(_ property: SVGProperty) -> SVGStyle.Paint {
    let text = property.text
    let end = text.firstIndex(of: ")") ?? text.endIndex
    var target = String(text[..<end].dropFirst(4)).trimmingSVGSpace
    target.removeAll { $0 == "'" || $0 == "\"" }
    let fallback = String(text[end...].dropFirst()).trimmingSVGSpace
    if target.hasPrefix("#"), let gradient = gradientPaint(String(target.dropFirst())) {
      report(.gradient(String(target.dropFirst())), at: property.range)
      return gradient
    }
    if fallback.isEmpty || fallback == "none" {
      // That nothing outside of the file is loaded is said already.
      if target.hasPrefix("#") { report(.unsupportedPaint(text), at: property.range) }
      return .none
    }
    if fallback.lowercased() == "currentcolor" { return .current }
    guard let color = ResolvedColor(svg: fallback) else {
      report(.unsupportedPaint(text), at: property.range)
      return .none
    }
    return .color(color)
  }

  /// The paint of a gradient's first stop; nil if there is no such gradient, or it has no stop.
  private func gradientPaint(_ id: String) -> SVGStyle.Paint? {
    var id = id
    // A gradient may take its stops from another one, which may name a third.
    for _ in 0..<8 {
      guard let index = elementIndices[id],
        ["linearGradient", "radialGradient"].contains(tree.elements[index].name)
      else { return nil }
      if let stop = tree.children(of: index).first(where: { tree.elements[$0].name == "stop" }) {
        return stopPaint(tree.elements[stop])
      }
      guard let next = tree.elements[index].reference?.text, next.hasPrefix("#") else { return nil }
      id = String(next.dropFirst())
    }
    return nil
  }

  private func stopPaint(_ stop: SVGElement) -> SVGStyle.Paint {
    let properties = stop.properties
    func text(_ name: String) -> String? { properties.last { $0.name == name }?.text }
    let spelling = text("stop-color") ?? "black"
    if spelling.lowercased() == "currentcolor" { return .current }
    var color = ResolvedColor(svg: spelling) ?? ResolvedColor(red: 0, green: 0, blue: 0)
    color.opacity *= text("stop-opacity").flatMap { Double(svgPart: $0) } ?? 1
    return .color(color)
  }

  private mutating func reportMalformed(_ property: SVGProperty, expected: String) {
    report(
      .malformedValue(property.text, of: property.name, expected: expected), at: property.range)
  }

  private mutating func reportWithoutEffect(_ property: SVGProperty) {
    guard let neutral = SVGProperty.withoutEffect[property.name],
      !neutral.contains(property.text), !isHarmlessClip(property)
    else { return }
    report(.unsupportedProperty(property.name), at: property.range)
  }

  /// Whether a `clip-path` is a rectangle around the whole image, which drawing programs put around everything.
  private func isHarmlessClip(_ property: SVGProperty) -> Bool {
    guard property.name == "clip-path", property.text.hasPrefix("url(#"),
      property.text.hasSuffix(")"),
      let clip = elementIndices[String(property.text.dropFirst(5).dropLast())],
      tree.elements[clip].name == "clipPath", tree.elements[clip]["clipPathUnits"] == nil
    else { return false }
    let children = Array(tree.children(of: clip))
    guard let child = children.first, children.count == 1 else { return false }
    let element = tree.elements[child]
    guard element.name == "rect", element["transform"] == nil, element["rx"] == nil else {
      return false
    }
    func number(_ name: String) -> Double? {
      element[name].map { SVGLength($0.text)?.resolved(of: 0) ?? .nan } ?? 0
    }
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return false }
    return x <= box.minX && y <= box.minY && x + width >= box.maxX && y + height >= box.maxY
  }
}
