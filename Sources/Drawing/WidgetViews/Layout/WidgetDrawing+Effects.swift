// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension WidgetDrawing {
  /// The outline of a shape; none of one that is not near any screen.
  mutating func outline(
    _ geometry: ShapeGeometry, in rect: Rect, usesEvenOddFill: Bool
  ) -> Outline {
    var outline = geometry.outline(in: rect, container: container)
    if case .path(let steps, _) = outline.kind {
      if Path(steps: steps).isDrawable {
        outline.kind = .path(steps, usesEvenOddFill: usesEvenOddFill)
      } else {
        report(.invalidLength(modifier: "path"))
        outline.kind = .path([], usesEvenOddFill: false)
      }
    }
    return outline
  }

  /// Draws an image whose parts are stretched or repeated; only the first says what the image is.
  mutating func drawParts(of image: DisplayImage, _ resizing: ImageResizing, size: Size) {
    for (index, part) in resizing.parts(in: image.frame, size: size).enumerated() {
      var piece = image
      piece.frame = part.image
      if index > 0 { piece.label = "" }
      items.append(.beginGroup(DisplayGroup(clip: Outline(.rectangle, in: part.clip))))
      items.append(.image(piece))
      items.append(.endGroup)
    }
  }

  // MARK: Effects

  mutating func begin(_ effect: ViewEffect, _ child: Int, in rect: Rect) {
    var change: PlaneTransform?
    switch effect {
    case .rotation(let angle, let anchor):
      change = PlaneTransform(rotation: angle).around(rect.point(at: anchor))
    case .scale(let x, let y, let anchor):
      change = PlaneTransform(scaleX: x, y: y).around(rect.point(at: anchor))
    case .transform(let transform): change = transform.around(rect.origin)
    case .transformOfSize(let transform): change = transform(rect.size).around(rect.origin)
    case .anchored(let transform, let anchor): change = transform.around(rect.point(at: anchor))
    case .plain(let effect): items.append(.beginGroup(DisplayGroup(effects: [effect])))
    }
    if let change {
      // What becomes a line, or nothing, is not seen.
      guard change.isFinite, let back = change.inverse else { return }
      items.append(.beginGroup(DisplayGroup(effects: [.transform(change)])))
      steps.append(.endTransform(outer: transform, visible: visible))
      transform = change.concatenating(transform)
      visible = back(visible)
    }
    steps.append(.endGroup)
    steps.append(.draw(child))
  }

  /// Draws a mask apart; what it masks comes after.
  mutating func beginMask(_ mask: Int, content: Int) {
    steps.append(.endMask(node: content, spoken: spoken.count))
    steps.append(.draw(mask))
    // Moved, not copied: a widget can have as many masks as views.
    maskedItems.append([])
    swap(&maskedItems[maskedItems.count - 1], &items)
  }

  mutating func endMask(_ content: Int, spoken count: Int) {
    swap(&maskedItems[maskedItems.count - 1], &items)
    let mask = maskedItems.removeLast()
    spoken.removeLast(spoken.count - count)
    items.append(.beginGroup(DisplayGroup(effects: [.mask(mask)])))
    steps.append(.endGroup)
    steps.append(.draw(content))
  }
}
