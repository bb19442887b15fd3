// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A scale by which numbers have colors.
struct GradientScale {
  /// The colors of a chart that sets none: a light and a full blue.
  ///
  /// Apple does not publish its own.
  static let usual = Gradient(colors: [Color.blue.mix(with: .white, by: 0.8), .blue])

  let lower: Double
  let upper: Double
  let gradient: Gradient
  private let type: ScaleType

  /// The scale of values; nil if one of them is not a number, or if the chart gives each value a style of its own.
  init?(of values: [PlottedValue], _ styles: StyleScale) {
    guard !values.isEmpty, styles.range == nil, styles.mapping == nil, styles.type != .category
    else { return nil }
    guard let own = Self.numbers(values), let given = Self.numbers(styles.domain ?? []) else {
      return nil
    }
    let all = given.count > 1 ? given : own
    guard let low = all.min(), let high = all.max() else { return nil }
    (lower, upper) = (low, high)
    gradient = styles.gradient ?? Self.usual
    type = styles.type ?? .linear
  }

  private static func numbers(_ values: [PlottedValue]) -> [Double]? {
    var numbers: [Double] = []
    for value in values {
      guard case .number = value, let number = value.number else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Where a number is on the scale, from 0 to 1.
  func part(of number: Double) -> Double {
    type.part(of: number, in: lower...upper)
  }

  /// The color of a number.
  func color(of number: Double) -> Color {
    let stops = gradient.stops.sorted { $0.location < $1.location }
    let part = part(of: number)
    guard let first = stops.first, let last = stops.last else { return .clear }
    if part <= first.location { return first.color }
    for (low, high) in zip(stops, stops.dropFirst()) where part <= high.location {
      let span = high.location - low.location
      return low.color.mix(
        with: high.color, by: span > 0 ? (part - low.location) / span : 1, in: .device)
    }
    return last.color
  }

  /// The round numbers that a legend names, with how they are written.
  var labels: [(number: Double, text: String)] {
    let ticks = NumberTicks(from: lower, to: upper, count: 3)
    let values = ticks.values(from: lower, to: upper)
    return values.map { ($0, NumberText.string($0, decimals: ticks.decimals)) }
  }
}
