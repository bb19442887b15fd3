// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A scale by which values have symbols of different areas.
struct SymbolSizeScale {
  /// The areas of a chart that sets none, in square points.
  ///
  /// Apple does not publish its own.
  static let usual = 16.0...196.0

  private let range: ClosedRange<Double>
  private let domain: ClosedRange<Double>?
  private let categories: [PlottedValue]

  /// The scale of values; nil if there are none.
  init?(of values: [PlottedValue], domain given: [PlottedValue]?, range: ClosedRange<Double>?) {
    guard !values.isEmpty else { return nil }
    self.range = range ?? Self.usual
    let numbers = (given ?? values).compactMap(\.number)
    if values.allSatisfy({ $0.number != nil }), let low = numbers.min(), let high = numbers.max() {
      (domain, categories) = (low...high, [])
    } else {
      var categories = given ?? []
      for value in values where !categories.contains(value) { categories.append(value) }
      (domain, self.categories) = (nil, categories)
    }
  }

  /// The area of a value, in square points.
  func area(of value: PlottedValue) -> Double {
    var part = 0.5
    if let domain, let number = value.number {
      let span = domain.upperBound - domain.lowerBound
      if span > 0 { part = min(max((number - domain.lowerBound) / span, 0), 1) }
    } else if let index = categories.firstIndex(of: value), categories.count > 1 {
      part = Double(index) / Double(categories.count - 1)
    }
    return range.lowerBound + (range.upperBound - range.lowerBound) * part
  }

  /// The values that a legend names: round numbers, or all categories.
  var labels: [(value: PlottedValue, text: String)] {
    guard let domain else { return categories.map { ($0, $0.name) } }
    let ticks = NumberTicks(from: domain.lowerBound, to: domain.upperBound, count: 3)
    return ticks.values(from: domain.lowerBound, to: domain.upperBound).map {
      (.number($0), NumberText.string($0, decimals: ticks.decimals))
    }
  }
}

extension SymbolSizeScale {
  /// The scale of the marks of a chart; nil if the area of none stands for a value.
  init?(of marks: [ChartMark], _ settings: ChartSettings) {
    self.init(
      of: marks.compactMap { $0.sizeValue?.start }, domain: settings.symbolSizeDomain,
      range: settings.symbolSizes)
  }
}
