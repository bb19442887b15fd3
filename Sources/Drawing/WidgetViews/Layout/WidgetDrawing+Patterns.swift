// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension WidgetDrawing {
  /// The most tiles that an image is repeated in.
  private static let tileLimit = 2000

  /// Draws a shape that shows an image.
  mutating func drawPattern(_ number: Int32, of shape: ShapeNode, _ outline: Outline, in rect: Rect)
  {
    guard shape.stroke >= 0 else {
      return drawPattern(
        number, in: DisplayGroup(clip: outline), covering: outline.bounds, from: rect.origin)
    }
    let style = engine.tree.rare.strokes[Int(shape.stroke)]
    let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? max(1, style.miterLimit) : 1)
    let line = DisplayItem.stroke(
      outline, .color(ResolvedColor(red: 0, green: 0, blue: 0)), style)
    drawPattern(
      number, in: DisplayGroup(effects: [.mask([line])]),
      covering: outline.bounds.inset(by: EdgeInsets(all: -reach)), from: rect.origin)
  }

  /// Draws an image again and again in a group.
  ///
  /// - Parameters:
  ///   - number: The index of the pattern.
  ///   - group: What the image is seen in.
  ///   - area: What it covers at least, as far as it is visible.
  ///   - corner: The upper left corner of the view.
  mutating func drawPattern(
    _ number: Int32, in group: DisplayGroup, covering area: Rect, from corner: Point
  ) {
    let pattern = engine.tree.rare.patterns[Int(number)]
    let image = engine.tree.images[Int(pattern.image)]
    let size = Size(
      width: image.size.width * pattern.scale, height: image.size.height * pattern.scale)
    let source = pattern.source
    let origin = Point(x: corner.x + pattern.origin.x, y: corner.y + pattern.origin.y)
    let tile = Size(width: size.width * source.width, height: size.height * source.height)
    let area = area.intersection(visible)
    guard area.width > 0, area.height > 0 else { return }
    guard let columns = Self.tiles(tile.width, from: origin.x, area.minX, area.maxX),
      let rows = Self.tiles(tile.height, from: origin.y, area.minY, area.maxY),
      columns.count * rows.count <= Self.tileLimit
    else { return report(.drawnDifferently(.imagePaint, view: nil)) }
    var group = group
    group.opacity = pattern.opacity
    items.append(.beginGroup(group))
    // What is outside of the image is clear.
    let isWhole = source.minX <= 0 && source.minY <= 0 && source.maxX >= 1 && source.maxY >= 1
    for row in rows {
      for column in columns {
        let place = Rect(
          x: origin.x + Double(column) * tile.width, y: origin.y + Double(row) * tile.height,
          width: tile.width, height: tile.height)
        let whole = Rect(
          x: place.minX - source.minX * size.width, y: place.minY - source.minY * size.height,
          width: size.width, height: size.height)
        if !isWhole {
          items.append(.beginGroup(DisplayGroup(clip: Outline(.rectangle, in: place))))
        }
        addTile(of: image, in: whole)
        if !isWhole { items.append(.endGroup) }
      }
    }
    items.append(.endGroup)
  }

  private mutating func addTile(of image: ImageNode, in frame: Rect) {
    if let placeholder = image.placeholder {
      items.append(.fill(Outline(.rectangle, in: frame), placeholder))
    } else {
      items.append(
        .image(
          DisplayImage(
            frame: image.overhang.rect(around: frame), name: image.name, content: image.content,
            tint: image.tint, accentedRenderingMode: image.accentedRenderingMode,
            isPixelated: image.isPixelated)))
    }
  }

  /// The numbers of the tiles along an axis that cover a stretch of it; nil if they are too many or have no length.
  private static func tiles(
    _ length: Double, from origin: Double, _ start: Double, _ end: Double
  ) -> Range<Int>? {
    guard length > 0, length.isFinite, (end - start) / length <= Double(tileLimit) else {
      return nil
    }
    // A tile of which less than a millionth is seen is left out.
    let first = ((start - origin) / length + 1e-6).rounded(.down)
    let last = ((end - origin) / length - 1e-6).rounded(.up)
    guard abs(first) < 1e9, abs(last) < 1e9 else { return nil }
    return Int(first)..<max(Int(first), Int(last))
  }
}

extension Outline {
  /// The rectangle around the inside of the shape.
  fileprivate var bounds: Rect {
    if case .path(let steps, _) = kind { Path(steps: steps).boundingRect } else { rect }
  }
}
