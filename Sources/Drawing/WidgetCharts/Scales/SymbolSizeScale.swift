// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The areas of the symbols of values, in square points.
enum SymbolAreas {
  /// From the area of the smallest value to that of the largest one.
  case interval(ClosedRange<Double>)
  /// Those of categories, in their order; numbers are between them.
  case list([Double])
  /// Those that a function chooses; nil for a value that it does not know.
  case mapping((PlottedValue) -> Double?)
}

/// A scale by which values have symbols of different areas.
struct SymbolSizeScale {
  /// The areas of a chart that sets none, in square points.
  ///
  /// Apple does not publish its own.
  static let usual = 16.0...196.0

  private let areas: SymbolAreas
  private let type: ScaleType
  private let numbers: ClosedRange<Double>?
  private let categories: [PlottedValue]

  /// The scale of values; nil if there are none.
  init?(
    of values: [PlottedValue], domain given: [PlottedValue]?, areas: SymbolAreas?,
    type: ScaleType? = nil
  ) {
    guard !values.isEmpty else { return nil }
    self.areas = areas ?? .interval(Self.usual)
    self.type = type ?? .linear
    let numbers = (given ?? values).compactMap(\.number)
    var isOfNumbers = type != .category && values.allSatisfy { $0.number != nil }
    if case .mapping? = areas { isOfNumbers = false }
    if isOfNumbers, let low = numbers.min(), let high = numbers.max() {
      (self.numbers, categories) = (low...high, [])
    } else {
      var categories = given ?? []
      for value in values where !categories.contains(value) { categories.append(value) }
      (self.numbers, self.categories) = (nil, categories)
    }
  }

  /// The area of a value, in square points; nil for a value that the scale does not know.
  func area(of value: PlottedValue) -> Double? {
    switch areas {
    case .mapping(let area): return area(value)
    case .interval(let range):
      return part(of: value).map {
        range.lowerBound + (range.upperBound - range.lowerBound) * $0
      }
    case .list(let list):
      guard !list.isEmpty else { return nil }
      guard numbers != nil else {
        return categories.firstIndex(of: value).map { list[$0 % list.count] }
      }
      guard let place = part(of: value).map({ $0 * Double(list.count - 1) }) else { return nil }
      let index = min(Int(place), max(list.count - 2, 0))
      let next = list[min(index + 1, list.count - 1)]
      return list[index] + (next - list[index]) * (place - Double(index))
    }
  }

  /// Where a value is on the scale, from 0 to 1.
  private func part(of value: PlottedValue) -> Double? {
    if let numbers {
      return value.number.map { type.part(of: $0, in: numbers) }
    }
    guard let index = categories.firstIndex(of: value) else { return nil }
    return categories.count > 1 ? Double(index) / Double(categories.count - 1) : 0.5
  }

  /// The values from the smallest to the largest one, or all categories.
  var domain: [PlottedValue] {
    numbers.map { [.number($0.lowerBound), .number($0.upperBound)] } ?? categories
  }

  /// The values that a legend names: round numbers, or all categories.
  var labels: [(value: PlottedValue, text: String)] {
    guard let numbers else { return categories.map { ($0, $0.name) } }
    let ticks = NumberTicks(from: numbers.lowerBound, to: numbers.upperBound, count: 3)
    return ticks.values(from: numbers.lowerBound, to: numbers.upperBound).map {
      (.number($0), NumberText.string($0, decimals: ticks.decimals))
    }
  }
}

extension SymbolSizeScale {
  /// The scale of the marks of a chart; nil if the area of none stands for a value.
  init?(of marks: [ChartMark], _ settings: ChartSettings) {
    self.init(
      of: marks.compactMap { $0.sizeValue?.start }, domain: settings.symbolSizeDomain,
      areas: settings.symbolSizes, type: settings.symbolSizeType)
  }
}
