// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Draws the blend modes that change what is behind a group, or depend on where something is behind it, by masks, so that every renderer
/// has them: Core Graphics' `destinationOut`, `destinationOver` and `sourceAtop`.
///
/// They reach back to the beginning of the nearest group that is drawn apart, as on a device.
struct BehindComposer {
  /// How many groups of a drawing are composed, as each may put all that is behind it one level deeper; more are drawn in front.
  private static let limit = 64

  private struct Layer {
    var group: DisplayGroup?
    var items: [DisplayItem] = []
    /// The groups that have begun inside and change nothing but what is tapped or accented.
    var open: [DisplayGroup] = []
  }

  private var layers = [Layer()]
  private var count = 0
  /// For each group that has begun, whether it is a layer.
  private var isLayer: [Bool] = []

  /// The items with these modes drawn by masks; the same ones if none has such a mode.
  static func composed(_ items: [DisplayItem]) -> [DisplayItem] {
    let isNeeded = items.contains { item in
      if case .beginGroup(let group) = item { group.behindMode != nil } else { false }
    }
    guard isNeeded else { return items }
    var composer = BehindComposer()
    for item in items { composer.add(item) }
    while !composer.isLayer.isEmpty { composer.end() }
    return composer.layers[0].items
  }

  private mutating func add(_ item: DisplayItem) {
    switch item {
    case .beginGroup(let group):
      isLayer.append(group.isDrawnApart)
      if group.isDrawnApart {
        layers.append(Layer(group: group))
      } else {
        layers[layers.count - 1].open.append(group)
        layers[layers.count - 1].items.append(item)
      }
    case .endGroup: end()
    default: layers[layers.count - 1].items.append(item)
    }
  }

  private mutating func end() {
    guard let endsLayer = isLayer.popLast() else { return }
    guard endsLayer, let layer = layers.popLast(), let group = layer.group else {
      _ = layers[layers.count - 1].open.popLast()
      layers[layers.count - 1].items.append(.endGroup)
      return
    }
    guard let mode = group.behindMode, count < Self.limit else {
      layers[layers.count - 1].items += Self.grouped(layer.items, as: group)
      return
    }
    count += 1
    var plain = group
    plain.effects.removeAll { $0 == .blend(mode) }
    compose(Self.grouped(layer.items, as: plain), by: mode)
  }

  /// Puts a drawing before, behind or into what the current layer has so far.
  private mutating func compose(_ front: [DisplayItem], by mode: BlendMode) {
    let current = layers.count - 1
    let open = layers[current].open
    var behind = layers[current].items
    behind += open.map { _ in .endGroup }
    switch mode {
    case .destinationOut: behind = Self.grouped(behind, as: DisplayGroup(effects: [.erase(front)]))
    case .destinationOver: behind = front + behind
    default: behind += Self.grouped(front, as: DisplayGroup(effects: [.mask(behind)]))
    }
    layers[current].items = behind + open.map { .beginGroup($0) }
  }

  private static func grouped(_ items: [DisplayItem], as group: DisplayGroup) -> [DisplayItem] {
    [.beginGroup(group)] + items + [.endGroup]
  }
}

extension DisplayGroup {
  /// The mode that depends on what is behind the group, or changes it; nil for others.
  fileprivate var behindMode: BlendMode? {
    for case .blend(let mode) in effects {
      switch mode {
      case .destinationOut, .destinationOver, .sourceAtop: return mode
      default: continue
      }
    }
    return nil
  }

  /// Whether it is drawn by itself before it is put in front of what is behind it.
  fileprivate var isDrawnApart: Bool { clip != nil || opacity < 1 || !effects.isEmpty }
}
