// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

extension MarkupWriter {
  /// Writes the element of a shape.
  ///
  /// - Parameters:
  ///   - outline: The shape.
  ///   - definitions: What the page has defined; a shape that is used again is added.
  ///   - isMovable: Whether the element may be one that is defined elsewhere and moved here. A gradient and a pattern would move with it.
  ///   - attributes: Adds what the shape is drawn with.
  mutating func shape(
    _ outline: Outline, definitions: inout SVGDefinitions, isMovable: Bool = true,
    attributes: (inout MarkupWriter) -> Void
  ) {
    let rect = outline.rect
    switch outline.kind {
    case .rectangle:
      raw("<rect")
      place(rect)
    case .roundedRectangle(let radius, .circular):
      raw("<rect")
      place(rect)
      attribute("rx", min(max(radius, 0), min(rect.width, rect.height) / 2))
    case .roundedRectangle(_, .continuous) where !isMovable:
      raw("<path")
      pathData(Path(outline).steps)
    case .roundedRectangle(_, .continuous):
      raw("<use href=\"#")
      text(definitions.shape(outline.kind, size: rect.size))
      raw("\"")
      origin(rect.origin)
    case .ellipse where rect.width == rect.height:
      raw("<circle")
      attribute("cx", rect.midX)
      attribute("cy", rect.midY)
      attribute("r", rect.width / 2)
    case .ellipse:
      raw("<ellipse")
      attribute("cx", rect.midX)
      attribute("cy", rect.midY)
      attribute("rx", rect.width / 2)
      attribute("ry", rect.height / 2)
    case .arc:
      raw("<path")
      pathData(Path(outline).steps)
    case .path(let steps, let usesEvenOddFill):
      raw("<path")
      pathData(steps)
      if usesEvenOddFill { raw(" fill-rule=\"evenodd\" clip-rule=\"evenodd\"") }
    }
    attributes(&self)
    raw("/>")
  }

  /// Writes where a rectangle is, as attributes.
  package mutating func place(_ rect: Rect) {
    origin(rect.origin)
    attribute("width", max(0, rect.width))
    attribute("height", max(0, rect.height))
  }

  /// Writes a corner, as attributes; they are 0 if they are not written.
  private mutating func origin(_ point: Point) {
    if point.x != 0 { attribute("x", point.x) }
    if point.y != 0 { attribute("y", point.y) }
  }

  /// Writes the steps of a path, as an attribute.
  mutating func pathData(_ steps: [VectorPath.Step]) {
    raw(" d=\"")
    var current = Point.zero
    for step in steps {
      switch step {
      case .move(let point):
        raw("M")
        self.point(point)
        current = point
      case .line(let point) where point.y == current.y:
        raw("H")
        number(point.x)
        current = point
      case .line(let point) where point.x == current.x:
        raw("V")
        number(point.y)
        current = point
      case .line(let point):
        raw("L")
        self.point(point)
        current = point
      case .curve(let point, let control1, let control2):
        raw("C")
        self.point(control1)
        raw(" ")
        self.point(control2)
        raw(" ")
        self.point(point)
        current = point
      case .close:
        raw("Z")
        // Where the part began; a line from there is written in full.
        current = Point(x: .nan, y: .nan)
      }
    }
    raw("\"")
  }
}
