// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// A picture of a widget, read from the SVG file that the renderer wrote.
///
/// Golden pictures are such files and nothing else, so that what moved is read from them. A file that was changed by hand is read as far
/// as its lines still hold an element each.
package struct Picture: Hashable, Sendable {
  /// The size, in points, with the wallpaper around it.
  package let size: Size

  /// The width of the wallpaper around the widget, in points.
  package let margin: Double

  /// The elements in drawing order: the first is behind all others.
  package let elements: [PictureElement]

  /// Reads the elements of an SVG file that this project wrote.
  package init(svg: String) {
    var reader = PictureReader()
    for line in svg.split(separator: "\n", omittingEmptySubsequences: true) {
      reader.read(line)
    }
    size = reader.size
    margin = reader.margin
    elements = reader.elements
  }
}

/// Reads a picture line by line.
struct PictureReader {
  private(set) var size = Size.zero
  private(set) var margin = 0.0
  private(set) var elements: [PictureElement] = []
  private var definitions = PictureDefinitions()
  private var isInDefinitions = false

  /// Properties that say where an element is, or that are the same for all elements of a kind.
  private static let places: Set<String> = [
    "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "d", "href", "textLength",
    "lengthAdjust", "class", "role", "aria-label", "pointer-events", "font-size", "clip-path",
  ]

  init() {}

  mutating func read(_ line: Substring) {
    guard let tag = PictureTag(line) else { return }
    switch tag.name {
    case "svg":
      size = Size(width: tag.number("width"), height: tag.number("height"))
      let box = (tag["viewBox"] ?? "").split(separator: " ").first
      margin = box.flatMap { Double($0) }.map { 0 - $0 } ?? 0
    case "defs": isInDefinitions = true
    case "/defs": isInDefinitions = false
    case _ where isInDefinitions: definitions.read(line, tag)
    case "text", "rect", "circle", "ellipse", "path", "use", "a", "g": readElement(tag)
    default: break
    }
  }

  private mutating func readElement(_ tag: PictureTag) {
    if tag.name == "rect", tag["class"] == "tap" {
      // The region of the link before it.
      guard let link = elements.lastIndex(where: { $0.kind == .link }) else { return }
      elements[link].origin = Point(x: tag.number("x"), y: tag.number("y"))
      elements[link].size = Size(width: tag.number("width"), height: tag.number("height"))
      return
    }
    var element = outline(of: tag)
    switch tag.name {
    case "text":
      element.kind = .text
      element.name = tag.content
      element.size = Size(width: tag.number("textLength"), height: tag.number("font-size"))
    case "a":
      element.kind = .link
      element.properties.append(.init(name: "url", value: tag["href"] ?? ""))
    case "g":
      if let inner = definitions[tag["clip-path"] ?? ""]?.inner { element = outline(of: inner) }
      element.kind = .group
    default: break
    }
    for (name, value) in tag.attributes where !Self.places.contains(name) {
      let definition = value.hasPrefix("url(") ? definitions[value] : nil
      element.properties.append(.init(name: name, value: definition?.digest ?? value))
    }
    elements.append(element)
  }

  /// The element with its outline and place alone.
  private func outline(of tag: PictureTag) -> PictureElement {
    var element = PictureElement(
      kind: .shape, name: tag["aria-label"] ?? "", form: tag.name,
      origin: Point(x: tag.number("x"), y: tag.number("y")),
      size: Size(width: tag.number("width"), height: tag.number("height")), properties: [])
    switch tag.name {
    case "rect":
      if let radius = tag["rx"] { element.properties.append(.init(name: "radius", value: radius)) }
    case "circle", "ellipse":
      let isCircle = tag.name == "circle"
      let (x, y) = (tag.number(isCircle ? "r" : "rx"), tag.number(isCircle ? "r" : "ry"))
      element.origin = Point(x: tag.number("cx") - x, y: tag.number("cy") - y)
      element.size = Size(width: 2 * x, height: 2 * y)
    case "path": element.take(OutlineSteps(tag["d"] ?? ""), at: .zero)
    case "use":
      guard let definition = definitions[tag["href"] ?? ""] else { break }
      if definition.name == "path" {
        element.take(OutlineSteps(definition.outline), at: element.origin)
      } else {
        element.kind = .image
        element.form = "image"
        element.properties.append(.init(name: "content", value: definition.digest))
      }
    default: break
    }
    return element
  }
}

extension PictureElement {
  /// Takes the outline of a path that is drawn at a place.
  fileprivate mutating func take(_ steps: OutlineSteps, at place: Point) {
    form = "path \(steps.letters)"
    origin = Point(x: place.x + steps.bounds.minX, y: place.y + steps.bounds.minY)
    size = steps.bounds.size
    properties.append(Property(name: "outline", value: steps.moved))
  }
}
