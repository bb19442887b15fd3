// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues
import WidgetViews

extension ChartScale {
  /// How far apart round numbers are about, in points: along a side that stands, and along one that lies.
  private static let tickDistance = (vertical: 36.0, horizontal: 60.0)

  /// The scale of a side of the plot.
  ///
  /// - Parameters:
  ///   - marks: The marks of the chart.
  ///   - axis: The side.
  ///   - settings: The chart's settings of the scale.
  ///   - length: The length of the side, in points, or nearly: how many round values there are follows from it.
  ///   - zone: Whose clocks count.
  init(
    of marks: [StackedMark], along axis: Axis, _ settings: AxisSettings, length: Double,
    in zone: TimeZoneRules
  ) {
    self.length = length
    self.zone = zone
    isVertical = axis == .vertical
    let distance = isVertical ? Self.tickDistance.vertical : Self.tickDistance.horizontal
    usualCount = Int(min(max(length / distance, 2), 6))
    padding = (settings.padding?.start ?? 0, settings.padding?.end ?? 0)
    let values = marks.filter { $0.mark.kind != .sector }.flatMap { stacked -> [ChartValue] in
      stacked.isStacked(along: axis)
        ? [] : (axis == .vertical ? stacked.mark.y : stacked.mark.x).values
    }
    var names: [String] = []
    var low = Double.infinity
    var high = -Double.infinity
    for value in values {
      if case .category(let name) = value.start {
        if !names.contains(name) { names.append(name) }
      } else if let interval = value.interval(in: zone) {
        if case .moment = value.start { kind = .time }
        (low, high) = (min(low, interval.low), max(high, interval.high))
      }
    }
    for mark in marks where mark.isStacked(along: axis) && mark.mark.kind != .sector {
      (low, high) = (min(low, mark.low), max(high, mark.high))
    }
    type = settings.scaleType ?? .linear
    if !names.isEmpty { kind = .category(names) }
    if type == .category, names.isEmpty {
      var seen: [PlottedValue] = []
      for value in values where !seen.contains(value.start) { seen.append(value.start) }
      kind = .category(seen.sorted { ($0.number ?? 0) < ($1.number ?? 0) }.map(\.name))
    }
    setDomain(settings.domain?.kind ?? .automatic(includesZero: nil, isReversed: false), low, high)
  }

  private mutating func setDomain(_ domain: ChartDomain.Kind, _ low: Double, _ high: Double) {
    switch domain {
    case .values(let given):
      if case .category(let names) = kind {
        let listed = given.map(\.name)
        kind = .category(listed + names.filter { !listed.contains($0) })
        return
      }
      if given.contains(where: { $0.number == nil }) {
        kind = .category(given.map(\.name))
        return
      }
      if case .moment? = given.first { kind = .time }
      let numbers = given.compactMap(\.number)
      guard let first = numbers.first, let last = numbers.last else { break }
      isReversed = first > last
      (lower, upper) = (min(first, last), max(first, last))
      return
    case .automatic(let includesZero, let reversed):
      isReversed = reversed
      guard low <= high else { return }
      (lower, upper) = (low, high)
      guard kind == .number, type != .log else {
        if type == .log {
          (lower, upper) = (Self.power(lower, up: false), Self.power(upper, up: true))
        }
        break
      }
      if includesZero ?? true { (lower, upper) = (min(0, lower), max(0, upper)) }
      if lower == upper { upper += 1 }
      let ticks = NumberTicks(from: lower, to: upper, count: usualCount)
      usualStep = ticks.step
      (lower, upper) = (ticks.roundedDown(lower), ticks.roundedUp(upper))
    }
    if lower == upper {
      let room = kind == .time ? 43_200.0 : 0.5
      (lower, upper) = (lower - room, upper + room)
    }
  }

  /// The power of ten at or beyond a number.
  private static func power(_ number: Double, up: Bool) -> Double {
    guard number > 0, number.isFinite else { return 1 }
    var power = 1.0
    while power * 10 <= number { power *= 10 }
    while power > number { power /= 10 }
    return up && power < number ? power * 10 : power
  }

  /// Round values on the scale.
  func ticks(count: Int?) -> [PlottedValue] {
    let wanted = count ?? usualCount
    switch kind {
    case .category(let names): return names.map(PlottedValue.category)
    case .time:
      return TimeTicks(from: lower, to: upper, count: wanted)
        .values(from: lower, to: upper, in: zone).map(Self.moment)
    case .number:
      guard type == .log else {
        // The domain ends at multiples of its own step.
        let own = count == nil ? usualStep.map { NumberTicks(step: $0) } : nil
        return (own ?? NumberTicks(from: lower, to: upper, count: wanted))
          .values(from: lower, to: upper).map(PlottedValue.number)
      }
      // A domain that is given may begin where no logarithm is.
      guard lower > 0, upper.isFinite else { return [] }
      return Array(sequence(first: lower) { $0 * 10 }.prefix { $0 <= upper * 1.0001 })
        .map(PlottedValue.number)
    }
  }

  static func moment(_ seconds: Double) -> PlottedValue {
    guard !seconds.isNaN else { return .moment(Instant(secondsSince1970: 0)) }
    return .moment(Instant(millisecondsSince1970: Int64(min(max(seconds * 1000, -9e18), 9e18))))
  }
}
