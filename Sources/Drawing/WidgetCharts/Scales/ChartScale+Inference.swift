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
    if case .plot(let start, let end)? = settings.range?.kind { padding = (start, end) }
    places = settings.range?.ends
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
    case .automatic(let includesZero, let reversed, let change):
      infer(low, high, includesZero: includesZero ?? true)
      if let change { apply(change) }
      // What was changed may be reversed already.
      if reversed { isReversed.toggle() }
    }
    if lower == upper {
      let room = kind == .time ? 43_200.0 : 0.5
      (lower, upper) = (lower - room, upper + room)
    }
  }

  /// The domain that follows from the least and the greatest number.
  private mutating func infer(_ low: Double, _ high: Double, includesZero: Bool) {
    guard low <= high else { return }
    (lower, upper) = (low, high)
    guard kind == .number, type != .log else {
      if type == .log {
        (lower, upper) = (Self.power(lower, up: false), Self.power(upper, up: true))
      }
      return
    }
    if includesZero { (lower, upper) = (min(0, lower), max(0, upper)) }
    if lower == upper { upper += 1 }
    let ticks = NumberTicks(from: lower, to: upper, count: usualCount)
    usualStep = ticks.step
    (lower, upper) = (ticks.roundedDown(lower), ticks.roundedUp(upper))
  }

  /// Changes a domain that was inferred.
  private mutating func apply(_ change: ChartDomain.Change) {
    let inferred = plottedDomain
    let changed = change(inferred)
    guard changed != inferred else { return }
    if case .category = kind {
      kind = .category(changed.map(\.name))
    } else {
      setDomain(.values(changed), lower, upper)
      usualStep = nil
    }
  }

  /// The ends of the domain in the order in which they are drawn, or all categories.
  var plottedDomain: [PlottedValue] {
    var values: [PlottedValue]
    switch kind {
    case .number: values = [.number(lower), .number(upper)]
    case .time: values = [Self.moment(lower), Self.moment(upper)]
    case .category(let names): values = names.map(PlottedValue.category)
    }
    if isReversed { values.reverse() }
    return values
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
        if let least = type.leastPower, let powers = powersAroundZero(from: least) {
          return powers.map(PlottedValue.number)
        }
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

  /// Powers of ten at both sides of 0; nil where there are none, or none within the domain.
  private func powersAroundZero(from least: Double) -> [Double]? {
    guard lower.isFinite, upper.isFinite else { return nil }
    func powers(to end: Double) -> [Double] {
      guard end >= least else { return [] }
      return Array(
        sequence(first: Self.power(least, up: true)) { $0 * 10 }.prefix { $0 <= end * 1.0001 })
    }
    let numbers = powers(to: -lower).reversed().map(-) + [0] + powers(to: upper)
    let shown = numbers.filter { $0 >= lower && $0 <= upper }
    return shown.count > 1 ? shown : nil
  }

  static func moment(_ seconds: Double) -> PlottedValue {
    guard !seconds.isNaN else { return .moment(Instant(secondsSince1970: 0)) }
    return .moment(Instant(millisecondsSince1970: Int64(min(max(seconds * 1000, -9e18), 9e18))))
  }
}
