// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues
import WidgetViews

/// Where values are along a side of the plot.
struct ChartScale {
  enum Kind: Equatable {
    case number
    case time
    case category([String])
  }

  var kind = Kind.number
  var type = ScaleType.linear
  /// The number, or the moment in seconds, at the begin; unless reversed, left or below.
  var lower = 0.0
  var upper = 1.0
  var isReversed = false
  /// The padding at the beginning and at the end, in points.
  var padding = (start: 0.0, end: 0.0)
  /// Where the scale begins and ends, in points from the left or from the top; nil for all of the side without the padding.
  var places: (start: Double, end: Double)?

  /// The length of the side, in points.
  var length = 0.0
  /// Whether the side stands: numbers then rise upwards.
  var isVertical = false
  /// How many round values there is room for.
  var usualCount = 2
  /// The distance of round numbers at whose multiples the scale begins and ends; nil for any other.
  var usualStep: Double?
  /// The time zone in which dates are placed.
  var zone = TimeZoneRules.utc

  /// Where a number is, in points from the left or from the top.
  func place(_ number: Double) -> Double {
    let (low, high, value) = (type.apply(lower), type.apply(upper), type.apply(number))
    let span = high - low
    return place(fraction: span == 0 ? 0.5 : (value - low) / span)
  }

  /// The value at a place: the category whose part of the scale it is in, a number or a moment; nil if there is no category.
  func value(at place: Double) -> PlottedValue? {
    guard case .category(let names) = kind else {
      return number(at: place).map { kind == .time ? Self.moment($0) : .number($0) }
    }
    guard let part = part(at: place, isCategory: true), part >= 0, part < 1 else { return nil }
    let index = Int(part * Double(names.count))
    guard names.indices.contains(index) else { return nil }
    return .category(names[isReversed ? names.count - 1 - index : index])
  }

  /// The number at a place; nil for a scale of categories.
  func number(at place: Double) -> Double? {
    if case .category = kind { return nil }
    guard let part = part(at: place) else { return nil }
    let fraction = isReversed ? 1 - part : part
    let (low, high) = (type.apply(lower), type.apply(upper))
    return type.undo(low + (high - low) * fraction)
  }

  /// Where a value is: the middle of a category, of a range or of a unit of time.
  func middle(of value: ChartValue) -> Double? {
    interval(of: value).map { ($0.start + $0.end) / 2 }
  }

  /// From where to where a value reaches, from the left or from the top; nothing for a single number.
  func interval(of value: ChartValue) -> (start: Double, end: Double)? {
    if case .category(let names) = kind {
      guard let index = names.firstIndex(of: value.start.name), !names.isEmpty else { return nil }
      let (first, last) = (
        place(fraction: Double(index) / Double(names.count), isCategory: true),
        place(fraction: Double(index + 1) / Double(names.count), isCategory: true)
      )
      return (min(first, last), max(first, last))
    }
    guard let numbers = value.interval(in: zone) else { return nil }
    let (first, last) = (place(numbers.low), place(numbers.high))
    return (min(first, last), max(first, last))
  }

  /// The step of a scale of categories, in points; nil for another one.
  var step: Double? {
    guard case .category(let names) = kind, !names.isEmpty else { return nil }
    let room = places.map { abs($0.end - $0.start) } ?? length - padding.start - padding.end
    return max(0, room) / Double(names.count)
  }

  /// Which part of the scale is before a place; nil if the scale has no length.
  private func part(at place: Double, isCategory: Bool = false) -> Double? {
    if let places {
      return places.start == places.end
        ? nil : (place - places.start) / (places.end - places.start)
    }
    let room = length - padding.start - padding.end
    let inner = isVertical && !isCategory ? length - place : place
    return room > 0 ? (inner - padding.start) / room : nil
  }

  private func place(fraction: Double, isCategory: Bool = false) -> Double {
    let fraction = isReversed ? 1 - fraction : fraction
    if let places { return places.start + fraction * (places.end - places.start) }
    let inner = padding.start + fraction * (length - padding.start - padding.end)
    // The first category is at the top.
    return isVertical && !isCategory ? length - inner : inner
  }
}

/// Logarithms without a library of mathematics, to a few parts in 10¹².
enum Logarithm {
  /// The power to which 2 is raised for a number above 0.
  static func ofTwo(_ number: Double) -> Double {
    guard number.isFinite, number > 0 else { return 0 }
    // ln m of a number from 1 to 2 by its series.
    let ratio = (number.significand - 1) / (number.significand + 1)
    let square = ratio * ratio
    let sum = stride(from: 41, through: 1, by: -2).reduce(0.0) { $0 * square + 1 / Double($1) }
    return Double(number.exponent) + 2 * ratio * sum / 0.6931471805599453
  }

  /// 2 raised to a power.
  static func powerOfTwo(_ power: Double) -> Double {
    guard !power.isNaN else { return 0 }
    let whole = min(max(power.rounded(.down), -1074), 1023)
    let rest = (power - whole) * 0.6931471805599453
    let sum = stride(from: 20, through: 1, by: -1).reduce(1.0) { 1 + rest / Double($1) * $0 }
    return Double(sign: .plus, exponent: Int(whole), significand: 1) * sum
  }
}
