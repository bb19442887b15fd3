// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension DisplayList {
  /// Puts the picture of a widget into the corner of a watch face, if anything of it follows the dial.
  ///
  /// - Parameters:
  ///   - corner: The corner.
  ///   - label: The items of the label, as if it were straight; nil if there is none.
  ///   - curvesContent: Whether the content is bent as well.
  ///   - settings: The numbers of the layout.
  mutating func putInto(
    _ corner: WatchCorner, label: [DisplayItem]?, curvesContent: Bool, settings: LayoutSettings
  ) {
    guard label != nil || curvesContent else { return }
    let frame = corner.contentFrame(settings)
    let move = PlaneTransform(translationX: frame.minX, y: frame.minY)
    if curvesContent {
      items = BentDrawing.items(items, along: corner.curvedContentArc(settings))
    } else {
      let group = DisplayGroup(clip: shape, effects: [.transform(move)])
      items = [.beginGroup(group)] + items + [.endGroup]
    }
    if let label { items += BentDrawing.items(label, along: corner.labelArc(settings)) }
    func place(_ frame: Rect) -> Rect {
      curvesContent ? corner.curvedContentArc(settings).bounds(of: frame) : move(frame)
    }
    for index in elements.indices { elements[index].frame = place(elements[index].frame) }
    size = corner.size
    shape = Outline(.rectangle, in: Rect(origin: .zero, size: size))
    for index in tapRegions.indices {
      tapRegions[index].frame =
        tapRegions[index].isWidgetURL ? shape.rect : place(tapRegions[index].frame)
    }
    let limit = LayoutProblem.drawnDifferently(.watchCorner, view: nil)
    if !problems.contains(limit) { problems.append(limit) }
  }
}
