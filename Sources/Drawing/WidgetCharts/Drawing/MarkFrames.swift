// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Where marks are in a plot.
struct MarkFrames {
  /// How much of a step of the scale bars take, and groups of bars, if the chart does not say it.
  private static let bar = 0.65
  private static let group = 0.8
  /// How wide a bar is at a number that is not a range, in points.
  private static let thinBar = 8.0

  let plan: ChartPlan
  /// The categories of groups, in their order.
  private let groups: [PlottedValue]
  /// The room of a bar at a number along each axis, in points.
  private let thinWidth: Double
  private let thinHeight: Double

  init(_ plan: ChartPlan) {
    self.plan = plan
    var groups: [PlottedValue] = []
    for mark in plan.marks {
      if let value = mark.mark.group?.value.start, !groups.contains(value) { groups.append(value) }
    }
    self.groups = groups
    thinWidth = Self.thinRoom(along: .horizontal, in: plan)
    thinHeight = Self.thinRoom(along: .vertical, in: plan)
  }

  private func scale(_ axis: Axis) -> ChartScale { axis == .vertical ? plan.y : plan.x }

  /// The frame of a bar, a rectangle or a rule, before it is moved.
  func frame(of stacked: StackedMark) -> Rect? {
    guard let x = ends(of: stacked, along: .horizontal), let y = ends(of: stacked, along: .vertical)
    else { return nil }
    let (right, bottom) = (x.end + stacked.mark.stretch.width, y.end + stacked.mark.stretch.height)
    return Rect(
      x: min(x.start, right), y: min(y.start, bottom), width: abs(right - x.start),
      height: abs(bottom - y.start))
  }

  /// Where a mark starts and ends along an axis, from the left or from the top.
  private func ends(of stacked: StackedMark, along axis: Axis) -> (start: Double, end: Double)? {
    let scale = scale(axis)
    if stacked.isStacked(along: axis) {
      let (low, high) = (scale.place(stacked.low), scale.place(stacked.high))
      // What reaches below 0 starts at its greater number.
      return stacked.high <= 0 ? (high, low) : (low, high)
    }
    let mark = stacked.mark
    let extent = axis == .vertical ? mark.y : mark.x
    let dimension = axis == .vertical ? mark.height : mark.width
    switch extent {
    case .all:
      guard case .fixed = dimension.kind else { return (0, scale.length) }
      let length = dimension.length(in: scale.length, usual: 1)
      return ((scale.length - length) / 2, (scale.length + length) / 2)
    case .points(let start, let end): return (start ?? 0, end ?? scale.length)
    case .middle: return (scale.length / 2, scale.length / 2)
    case .between(let start, let end):
      guard let first = scale.interval(of: start), let last = scale.interval(of: end) else {
        return nil
      }
      // A category is taken whole, and a rule ends in its middle.
      if mark.kind == .rule || mark.kind == .area {
        return ((first.start + first.end) / 2, (last.start + last.end) / 2)
      }
      let (low, high) = (min(first.start, last.start), max(first.end, last.end))
      return first.start <= last.start ? (low, high) : (high, low)
    case .at(let value):
      guard let room = scale.interval(of: value) else { return nil }
      let middle = (room.start + room.end) / 2
      guard mark.kind != .rule else { return (middle, middle) }
      if let slot = slot(of: mark, in: room, along: axis) {
        let length = dimension.length(in: slot.end - slot.start, usual: 0.9)
        let center = (slot.start + slot.end) / 2
        return (center - length / 2, center + length / 2)
      }
      let isWide = room.end > room.start
      let length =
        isWide
        ? dimension.length(in: room.end - room.start, usual: usual(of: mark, value))
        : dimension.length(in: axis == .vertical ? thinHeight : thinWidth, usual: 1)
      return (middle - length / 2, middle + length / 2)
    }
  }

  private func usual(of mark: ChartMark, _ value: ChartValue) -> Double {
    if mark.kind == .rectangle { return 1 }
    // The bins of a histogram are nearly beside each other.
    return value.end == nil ? Self.bar : 0.95
  }

  /// The room of a bar at a number along an axis of a chart: less where others are near.
  private static func thinRoom(along axis: Axis, in plan: ChartPlan) -> Double {
    let scale = axis == .vertical ? plan.y : plan.x
    let places = Set(
      plan.marks.compactMap { mark -> Double? in
        guard mark.mark.kind == .bar,
          let value = (axis == .vertical ? mark.mark.y : mark.mark.x).single
        else { return nil }
        return scale.middle(of: value)
      }
    ).sorted()
    let least = zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? .infinity
    return min(thinBar, least * bar)
  }

  /// The part of a step in which the marks of a category of a group are.
  private func slot(
    of mark: ChartMark, in room: (start: Double, end: Double), along axis: Axis
  ) -> (start: Double, end: Double)? {
    guard let group = mark.group, let index = groups.firstIndex(of: group.value.start),
      group.axis.map({ $0 == axis }) ?? (room.end > room.start), room.end > room.start
    else { return nil }
    let length = group.span.length(in: room.end - room.start, usual: Self.group)
    let start = (room.start + room.end - length) / 2
    let step = length / Double(groups.count)
    return (start + Double(index) * step, start + Double(index + 1) * step)
  }

  /// The place of a point of a mark: of the lower and the upper end for areas, of the middle else.
  func points(of stacked: StackedMark) -> (low: Point, high: Point)? {
    let mark = stacked.mark
    func places(_ axis: Axis) -> (Double, Double)? {
      let scale = scale(axis)
      if stacked.isStacked(along: axis) {
        return (scale.place(stacked.low), scale.place(stacked.high))
      }
      switch axis == .vertical ? mark.y : mark.x {
      case .all, .middle: return (scale.length / 2, scale.length / 2)
      case .points(let start, let end): return (start ?? 0, end ?? scale.length)
      case .between(let start, let end):
        guard let first = scale.middle(of: start), let last = scale.middle(of: end) else {
          return nil
        }
        return (first, last)
      case .at(let value):
        guard let room = scale.interval(of: value) else { return nil }
        let slot = slot(of: mark, in: room, along: axis) ?? room
        let middle = (slot.start + slot.end) / 2
        return (middle, middle)
      }
    }
    guard let x = places(.horizontal), let y = places(.vertical) else { return nil }
    let (offset, stretch) = (mark.offset, mark.stretch)
    return (
      Point(x: x.0 + offset.width, y: y.0 + offset.height),
      Point(
        x: x.1 + offset.width + stretch.width, y: y.1 + offset.height + stretch.height)
    )
  }
}
