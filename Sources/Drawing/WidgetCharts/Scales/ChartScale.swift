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

  /// The number at a place; nil for a scale of categories.
  func number(at place: Double) -> Double? {
    if case .category = kind { return nil }
    let room = length - padding.start - padding.end
    guard room > 0 else { return nil }
    let inner = (isVertical ? length - place : place) - padding.start
    let fraction = isReversed ? 1 - inner / room : inner / room
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
    return max(0, length - padding.start - padding.end) / Double(names.count)
  }

  private func place(fraction: Double, isCategory: Bool = false) -> Double {
    let fraction = isReversed ? 1 - fraction : fraction
    let inner = padding.start + fraction * (length - padding.start - padding.end)
    // The first category is at the top.
    return isVertical && !isCategory ? length - inner : inner
  }
}

/// The type of a scale, by which positions follow from numbers.
public enum ScaleType: Hashable, Sendable {
  /// Distances are proportional to the numbers.
  case linear
  /// Distances are proportional to the logarithms of the numbers.
  case log
  /// Distances are proportional to the square roots of the numbers.
  case squareRoot
  /// Distances are proportional to the time between the moments.
  case date
  /// Categories are at equal distances.
  case category

  func apply(_ number: Double) -> Double {
    switch self {
    case .linear, .date, .category: number
    case .log: number > 0 ? Logarithm.ofTwo(number) : -1075
    case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
    }
  }

  func undo(_ number: Double) -> Double {
    switch self {
    case .linear, .date, .category: number
    case .log: Logarithm.powerOfTwo(number)
    case .squareRoot: number < 0 ? -number * number : number * number
    }
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
