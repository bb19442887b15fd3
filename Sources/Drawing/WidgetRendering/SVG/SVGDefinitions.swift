// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import FontFiles
package import WidgetViews

/// The definitions that drawings of one page refer to by identifiers: each is written once, however
/// often it is drawn.
///
/// Identifiers are counted in the order of first use, so that the same drawings give the same bytes.
package struct SVGDefinitions {
  private enum Key: Hashable {
    /// A continuous corner has a long path, and tiles repeat it.
    case shape(Outline)
    indirect case letters(DisplayText.Run, text: String)
    case clip(Outline)
    case gradient([GradientStop], start: Point, end: Point)
    // Those that are rare or large are behind a reference, so that the keys stay small.
    indirect case paint(Paint, Rect, margin: Double)
    indirect case filter(DisplayEffect, Rect)
    case mask([UInt8], erases: Bool)
    case vector(VectorImage, isTemplate: Bool)
    case bitmap(BitmapImage)
    case tint(ResolvedColor, usesBrightness: Bool)
  }

  let prefix: String
  private var identifiers: [Key: String] = [:]
  private var writer = MarkupWriter()
  private let outlines: TextOutlines?

  /// Begins a page's definitions.
  ///
  /// - Parameters:
  ///   - prefix: What all identifiers begin with.
  ///   - fonts: The widget's own fonts, which no browser has: letters in them are drawn as shapes; nil for none.
  package init(prefix: String, fonts: FontLibrary? = nil) {
    self.prefix = prefix
    outlines = fonts.map { TextOutlines(fonts: $0, language: nil) }
  }

  /// The elements, one a line.
  package var elements: MarkupWriter { writer }

  /// A shape in the upper left corner, to be drawn at its place by `<use>`.
  mutating func shape(_ kind: Outline.Kind, size: Size) -> String {
    let outline = Outline(kind, in: Rect(origin: .zero, size: size))
    return identifier(for: .shape(outline)) { writer, identifier in
      writer.raw("<path")
      writer.attribute("id", identifier)
      writer.pathData(Path(outline).steps)
      writer.raw("/>\n")
    }
  }

  /// The shapes of a run's letters; nil if it is not written in one of the widget's own fonts, or has a character that they lack.
  ///
  /// - Parameters:
  ///   - run: The part of a line.
  ///   - start: Where it begins, on the baseline.
  ///   - text: The whole text, whose first letter decides in which direction its lines are written.
  /// - Returns: The steps of the outlines.
  func letters(
    of run: DisplayText.Run, at start: Point, in text: String
  ) -> [VectorPath.Step]? {
    guard run.font.name != nil, var outlines else { return nil }
    let shapes = outlines.shapes(of: run, at: start, in: text)
    guard outlines.missing.isEmpty, shapes.images.isEmpty, !shapes.path.steps.isEmpty else {
      return nil
    }
    return shapes.path.steps
  }

  /// The shapes of a run's letters, to be drawn where it begins by `<use>`; nil where ``letters(of:at:in:)`` is.
  mutating func letters(of run: DisplayText.Run, in text: String) -> String? {
    guard run.font.name != nil, outlines != nil else { return nil }
    var shape = run
    (shape.x, shape.baselineOffset, shape.color) = (0, 0, .clear)
    let key = Key.letters(shape, text: run.string.mayBeShaped ? text : "")
    if let known = identifiers[key] { return known }
    guard let steps = letters(of: run, at: .zero, in: text) else { return nil }
    return identifier(for: key) { writer, identifier in
      writer.raw("<path")
      writer.attribute("id", identifier)
      writer.pathData(steps)
      writer.raw("/>\n")
    }
  }

  /// The identifier of a clip path.
  mutating func clip(_ outline: Outline) -> String {
    if let known = identifiers[.clip(outline)] { return known }
    // The shape it refers to is defined before it.
    var shape = MarkupWriter()
    shape.shape(outline, definitions: &self) { _ in }
    return identifier(for: .clip(outline)) { writer, identifier in
      writer.raw("<clipPath")
      writer.attribute("id", identifier)
      writer.raw(">")
      writer.append(shape)
      writer.raw("</clipPath>\n")
    }
  }

  /// Colors along a line of a shape in a rectangle.
  package mutating func gradient(
    _ stops: [GradientStop], from: UnitPoint, to: UnitPoint, in rect: Rect
  ) -> String {
    // In units of the shape's box, the colors would run askew in all that is not a square.
    let (start, end) = (rect.point(at: from), rect.point(at: to))
    return identifier(for: .gradient(stops, start: start, end: end)) { writer, identifier in
      writer.raw("<linearGradient")
      writer.attribute("id", identifier)
      writer.raw(" gradientUnits=\"userSpaceOnUse\"")
      writer.attribute("x1", start.x)
      writer.attribute("y1", start.y)
      writer.attribute("x2", end.x)
      writer.attribute("y2", end.y)
      writer.raw(">")
      writer.stops(stops)
      writer.raw("</linearGradient>\n")
    }
  }

  /// The paint of a shape that is not one color; the line along its edge is so wide.
  mutating func paint(_ paint: Paint, in rect: Rect, lineWidth: Double) -> String {
    if case .linearGradient(let stops, let from, let to) = paint {
      return gradient(stops, from: from, to: to, in: rect)
    }
    // The tiles of a pattern begin beyond the line.
    return identifier(for: .paint(paint, rect, margin: lineWidth)) { writer, identifier in
      writer.definition(of: paint, identifier: identifier, in: rect, margin: lineWidth)
    }
  }

  /// The identifier of a filter for an effect on a group in a rectangle.
  mutating func filter(_ effect: DisplayEffect, in area: Rect) -> String {
    identifier(for: .filter(effect, area)) { writer, identifier in
      writer.filter(effect, identifier: identifier, in: area)
    }
  }

  /// The identifier of a mask of elements.
  ///
  /// - Parameters:
  ///   - elements: The elements; black ones where the mask erases.
  ///   - erases: Whether a group is hidden as far as they are opaque, and not shown.
  /// - Returns: The identifier.
  mutating func mask(_ elements: MarkupWriter, erases: Bool) -> String {
    identifier(for: .mask(elements.bytes, erases: erases)) { writer, identifier in
      // Of a group that reaches far out of the widget, nothing more is seen.
      let area = " x=\"-4096\" y=\"-4096\" width=\"16384\" height=\"16384\""
      writer.raw("<mask")
      writer.attribute("id", identifier)
      writer.raw(" maskUnits=\"userSpaceOnUse\"\(area)")
      writer.raw(erases ? ">\n<rect\(area) fill=\"#fff\"/>\n" : " style=\"mask-type:alpha\">\n")
      writer.append(elements)
      writer.raw("</mask>\n")
    }
  }

  /// An image of paths, to be stretched over its frame by `<use>`.
  mutating func image(_ image: VectorImage, isTemplate: Bool) -> String {
    identifier(for: .vector(image, isTemplate: isTemplate)) { writer, identifier in
      writer.symbol(identifier, viewBox: image.viewBox) {
        for path in image.paths { $0.path(path, isTemplate: isTemplate) }
      }
    }
  }

  /// An image of pixels, to be stretched over its frame by `<use>`.
  mutating func image(_ image: BitmapImage) -> String {
    identifier(for: .bitmap(image)) { writer, identifier in
      let size = Size(width: Double(max(1, image.width)), height: Double(max(1, image.height)))
      writer.symbol(identifier, viewBox: Rect(origin: .zero, size: size)) {
        // Programs differ in whether they turn a photograph that a page shows: none has to.
        let orientation = image.orientation
        let rows = image.unturned
        let (width, height) = (Double(max(1, rows.width)), Double(max(1, rows.height)))
        $0.raw("<image")
        $0.attribute("width", width)
        $0.attribute("height", height)
        if orientation != .up {
          $0.attribute("transform", orientation.transform(width: width, height: height))
        }
        $0.raw(" preserveAspectRatio=\"none\" href=\"data:image/\(image.format.rawValue);base64,")
        $0.base64(rows.png)
        $0.raw("\"/>")
      }
    }
  }

  /// The filter that gives an image one color; nil if it needs none.
  mutating func filter(of image: DisplayImage) -> String? {
    guard let tint = image.tint else { return nil }
    if image.usesBrightness { return filter(tint, usesBrightness: true) }
    if case .bitmap = image.content { return filter(tint, usesBrightness: false) }
    // Paths are drawn in the color.
    return nil
  }

  /// A filter that keeps the opacity of what it is applied to, or that of what is bright in it, and gives it one color.
  private mutating func filter(_ color: ResolvedColor, usesBrightness: Bool) -> String {
    identifier(for: .tint(color, usesBrightness: usesBrightness)) { writer, identifier in
      writer.raw("<filter")
      writer.attribute("id", identifier)
      writer.raw(" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\">")
      if usesBrightness {
        writer.raw("<feColorMatrix type=\"luminanceToAlpha\"/>")
        writer.raw("<feComposite in2=\"SourceAlpha\" operator=\"in\" result=\"bright\"/>")
      }
      writer.raw("<feFlood")
      writer.attribute("flood-color", color: color)
      writer.attribute("flood-opacity", opacity: color.opacity)
      writer.raw("/><feComposite in2=\"\(usesBrightness ? "bright" : "SourceAlpha")\"")
      writer.raw(" operator=\"in\"/></filter>\n")
    }
  }

  private mutating func identifier(
    for key: Key, define: (inout MarkupWriter, String) -> Void
  ) -> String {
    if let known = identifiers[key] { return known }
    // What a drawing usually needs, so that the keys are not all hashed again as the table grows.
    if identifiers.isEmpty { identifiers.reserveCapacity(24) }
    let identifier = "\(prefix)d\(identifiers.count)"
    identifiers[key] = identifier
    define(&writer, identifier)
    return identifier
  }
}
