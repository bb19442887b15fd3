// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues
import WidgetViews

/// A mark with what it became by being put on others.
struct StackedMark {
  var mark: ChartMark
  /// The axis along which a bar or an area reaches from a number to another; nil where no number says how long it is.
  var valueAxis: Axis?
  var low = 0.0
  var high = 0.0

  /// The number that a sector shows, as part of all of them.
  var share: Double { max(0, high - low) }

  /// Whether the mark reaches from a number to another along an axis.
  func isStacked(along axis: Axis) -> Bool { valueAxis == axis }

  /// Whether the mark has a value on an axis.
  func reaches(along axis: Axis) -> Bool {
    !(axis == .vertical ? mark.y : mark.x).values.isEmpty
  }
}

/// Puts bars, areas and sectors on each other.
enum MarkStack {
  /// The place that stacked bars or areas share.
  private struct Place: Hashable {
    var kind: ChartMark.Kind
    var axis: Axis
    var position: PlottedValue?
    var group: PlottedValue?
  }

  static func stacked(_ marks: [ChartMark], in zone: TimeZoneRules) -> [StackedMark] {
    var result = marks.map { StackedMark(mark: $0, valueAxis: valueAxis(of: $0)) }
    var places: [Place: [Int]] = [:]
    var order: [Place] = []
    for (index, stacked) in result.enumerated() {
      let mark = stacked.mark
      guard let axis = stacked.valueAxis else { continue }
      let place = Place(
        kind: mark.kind, axis: axis,
        position: position(of: axis == .vertical ? mark.x : mark.y, in: zone),
        group: mark.kind == .bar ? mark.group?.value.start : nil)
      if places[place] == nil { order.append(place) }
      places[place, default: []].append(index)
    }
    for place in order { stack(places[place] ?? [], in: &result) }
    return result
  }

  private static func stack(_ indices: [Int], in marks: inout [StackedMark]) {
    func length(_ index: Int) -> Double {
      let mark = marks[index].mark
      let extent = marks[index].valueAxis == .vertical ? mark.y : mark.x
      return extent.single?.start.number ?? 0
    }
    let total = indices.reduce(0) { $0 + abs(length($1)) }
    var (above, below) = (0.0, 0.0)
    for index in indices {
      let length = length(index)
      guard marks[index].mark.stacking != .unstacked else {
        (marks[index].low, marks[index].high) = (min(0, length), max(0, length))
        continue
      }
      if length >= 0 {
        (marks[index].low, marks[index].high) = (above, above + length)
        above += length
      } else {
        (marks[index].low, marks[index].high) = (below + length, below)
        below += length
      }
      if marks[index].mark.stacking == .normalized, total > 0 {
        marks[index].low /= total
        marks[index].high /= total
      }
    }
    for index in indices where marks[index].mark.stacking == .center {
      marks[index].low -= total / 2
      marks[index].high -= total / 2
    }
  }

  /// The axis along which a bar or an area is as long as a number; nil for what is drawn from a value to another, and for other marks.
  private static func valueAxis(of mark: ChartMark) -> Axis? {
    switch mark.kind {
    case .sector: return .horizontal
    case .bar, .area: break
    default: return nil
    }
    switch (mark.x.single, mark.y.single) {
    case (let x?, let y?):
      return !isPlace(y) ? .vertical : isPlace(x) ? nil : .horizontal
    case (let x?, nil):
      return !isPlace(x) && isOpen(mark.y, beside: mark.width) ? .horizontal : nil
    case (nil, let y?):
      return !isPlace(y) && isOpen(mark.x, beside: mark.height) ? .vertical : nil
    case (nil, nil): return nil
    }
  }

  /// Whether a bar without a value on an axis is as long as the value on the other one, which is a place if the bar is given a width.
  private static func isOpen(_ extent: MarkExtent, beside width: MarkDimension) -> Bool {
    switch extent {
    case .all: true
    case .points: width == .automatic
    case .at, .between, .middle: false
    }
  }

  /// Whether a value is a place and not a length.
  private static func isPlace(_ value: ChartValue) -> Bool {
    if value.end != nil || value.unit != nil { return true }
    if case .number = value.start { return false }
    return true
  }

  private static func position(of extent: MarkExtent, in zone: TimeZoneRules) -> PlottedValue? {
    if case .points(let start, let end) = extent {
      return .category("\(start ?? -.infinity) \(end ?? .infinity)")
    }
    guard let value = extent.single else { return nil }
    return value.interval(in: zone).map { .number($0.low) } ?? value.start
  }
}
