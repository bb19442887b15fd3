// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Finds where the groups are that a filter is applied to: a filter has to say how far it reaches.
struct GroupExtents {
  private struct Group {
    var index: Int
    var group: DisplayGroup
    var extent = Rect(origin: .zero, size: .zero)
  }

  /// The rectangles of what is in the groups that have a filter, at the places of the items that begin them; empty if no group has one.
  static func extents(of items: [DisplayItem]) -> [Rect?] {
    let hasFilter = items.contains { item in
      if case .beginGroup(let group) = item {
        group.effects.contains(where: \.isFilter)
      } else {
        false
      }
    }
    guard hasFilter else { return [] }
    var extents: [Rect?] = Array(repeating: nil, count: items.count)
    var groups: [Group] = []
    func add(_ rect: Rect) {
      guard !groups.isEmpty else { return }
      groups[groups.count - 1].extent = groups[groups.count - 1].extent.union(rect)
    }
    func end() {
      guard let group = groups.popLast() else { return }
      var extent = group.extent
      if group.group.effects.contains(where: \.isFilter) { extents[group.index] = extent }
      for effect in group.group.effects { extent = effect.area(around: extent) }
      if let clip = group.group.clip { extent = extent.intersection(clip.bounds) }
      add(extent)
    }
    for (index, item) in items.enumerated() {
      switch item {
      case .fill(let outline, _): add(outline.bounds)
      case .stroke(let outline, _, let style):
        let reach = style.lineWidth * (style.lineJoin == .miter ? max(1, style.miterLimit) : 1) / 2
        add(outline.bounds.inset(by: EdgeInsets(all: -reach)))
      case .text(let text):
        // Letters reach a little out of their lines.
        let size = text.lines.lazy.flatMap(\.runs).map(\.font.size).max() ?? 0
        add(text.frame.inset(by: EdgeInsets(all: -size / 2)))
      case .image(let image): add(image.frame)
      case .beginGroup(let group): groups.append(Group(index: index, group: group))
      case .endGroup: end()
      }
    }
    while !groups.isEmpty { end() }
    return extents
  }
}

extension Outline {
  /// The smallest rectangle around the shape, or a somewhat larger one.
  fileprivate var bounds: Rect {
    guard case .path(let steps, _) = kind else { return rect }
    var points: [Point] = []
    points.reserveCapacity(3 * steps.count)
    for step in steps {
      switch step {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let end, let control1, let control2):
        points.append(end)
        points.append(control1)
        points.append(control2)
      case .close: break
      }
    }
    return Rect(around: points)
  }
}

extension DisplayEffect {
  /// Whether SVG draws it by a filter.
  var isFilter: Bool {
    switch self {
    case .shadow, .blur, .colors: true
    case .transform, .blend, .isolate, .mask, .erase: false
    }
  }

  /// How far it reaches, applied to what is in a rectangle.
  func area(around rect: Rect) -> Rect {
    switch self {
    case .transform(let transform): return transform(rect)
    case .blur(let radius): return rect.inset(by: EdgeInsets(all: -3 * radius - 1))
    case .shadow(_, let radius, let x, let y):
      let shadow = Rect(x: rect.minX + x, y: rect.minY + y, width: rect.width, height: rect.height)
      return rect.union(shadow.inset(by: EdgeInsets(all: -3 * radius - 1)))
    case .colors, .blend, .isolate, .mask, .erase: return rect
    }
  }
}
