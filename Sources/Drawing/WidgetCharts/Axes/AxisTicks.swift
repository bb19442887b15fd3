// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues
import WidgetViews

/// The values of an axis, and how they are written.
struct AxisTicks {
  let values: [ChartValue]
  private let decimals: Int
  private let unit: ChartTimeUnit
  private let isPercent: Bool
  private let zone: TimeZoneRules

  init(_ wanted: AxisMarkValues, _ scale: ChartScale, isPercent: Bool) {
    var unit: ChartTimeUnit?
    let plotted: [PlottedValue]
    switch wanted.kind {
    case .automatic(let count, let least):
      var ticks = scale.ticks(count: count)
      let numbers = ticks.compactMap(\.number)
      if scale.kind == .number, let least, least > 0,
        zip(numbers, numbers.dropFirst()).contains(where: { $1 - $0 < least })
      {
        ticks = NumberTicks(step: least).values(from: scale.lower, to: scale.upper)
          .map(PlottedValue.number)
      }
      plotted = ticks
      if scale.kind == .time {
        unit = TimeTicks(from: scale.lower, to: scale.upper, count: count ?? scale.usualCount).unit
      }
    case .stride(let step):
      plotted = NumberTicks(step: step).values(from: scale.lower, to: scale.upper)
        .map(PlottedValue.number)
    case .timeStride(let given, let count):
      unit = given
      plotted = TimeTicks(unit: given, count: count)
        .values(from: scale.lower, to: scale.upper, in: scale.zone).map(ChartScale.moment)
    case .values(let given):
      plotted = given
      let moments = given.compactMap { value in
        if case .moment = value { value.number } else { nil }
      }.sorted()
      let least = zip(moments, moments.dropFirst()).map { $1 - $0 }.min() ?? 86_400
      // A month may be three days short.
      unit = ChartTimeUnit.allCases.last { $0.seconds * 0.9 <= least }
    }
    values = plotted.map {
      var value = ChartValue(label: Text(verbatim: ""), start: $0)
      if case .moment = $0 { value.unit = unit }
      return value
    }
    decimals = plotted.reduce(0) { most, value in
      guard case .number(let number) = value else { return most }
      return max(most, NumberText.decimals(of: isPercent ? number * 100 : number))
    }
    self.unit = unit ?? .day
    self.isPercent = isPercent
    zone = scale.zone
  }

  /// A value as it is written.
  func text(_ value: PlottedValue, _ environment: EnvironmentValues) -> Text {
    switch value {
    case .category(let name): return Text(verbatim: name)
    case .number(let number):
      let written = NumberText.string(isPercent ? number * 100 : number, decimals: decimals)
      return Text(verbatim: isPercent ? written + "%" : written)
    case .moment(let moment):
      let seconds = value.number ?? 0
      guard abs(seconds) < 1e11 else { return Text(verbatim: "") }
      let written = environment.dateWriter.string(
        for: moment, parts: unit.parts, DateWriting(environment, default: moment))
      return Text(
        verbatim: written
          ?? TimeTicks.text(seconds, unit: unit, in: zone, locale: environment.locale))
    }
  }
}

extension ChartTimeUnit {
  /// The parts of a date that an axis of the unit writes, as a skeleton of the Unicode CLDR.
  fileprivate var parts: String {
    switch self {
    case .second: "jmmss"
    case .minute: "jmm"
    case .hour: "j"
    case .day, .weekOfYear: "MMMd"
    case .month, .quarter: "MMM"
    case .year: "y"
    }
  }
}
