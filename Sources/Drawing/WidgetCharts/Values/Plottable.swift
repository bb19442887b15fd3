// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetValues

/// A value as a chart plots it: a number on a line, a category in a row, or a moment.
public enum PlottedValue: Hashable, Sendable {
  /// A number on a continuous scale.
  case number(Double)
  /// The name of a category.
  case category(String)
  /// A moment on a scale of time.
  case moment(Instant)
}

/// A type whose values a chart can plot.
///
/// An enumeration of strings or numbers conforms without a line:
///
/// ```swift
/// enum Meal: String, Plottable { case breakfast, lunch, dinner }
/// ```
public protocol Plottable {
  /// The type that is plotted in its place.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value that is plotted.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from the one that is plotted; nil if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that charts know: numbers, strings and moments.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as charts know it.
  var plottedValue: PlottedValue { get }

  /// Creates a value from the one that charts know; nil if it is of another kind.
  init?(plottedValue: PlottedValue)
}

extension PrimitivePlottableProtocol {
  /// The value itself, which needs no conversion.
  public var primitivePlottable: Self { self }

  /// Creates the value from itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value, which charts know.
  public var primitivePlottable: RawValue { rawValue }

  /// Creates the value that has a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The integer as a number on a scale.
  public var plottedValue: PlottedValue { .number(Double(self)) }

  /// The nearest whole number; nil if the type has none.
  public init?(plottedValue: PlottedValue) {
    guard case .number(let number) = plottedValue, number.isFinite else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The value as a number on a scale.
  public var plottedValue: PlottedValue { .number(Double(self)) }

  /// The number; nil if it is none.
  public init?(plottedValue: PlottedValue) {
    guard case .number(let number) = plottedValue else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}

extension String: PrimitivePlottableProtocol {
  /// The string as the name of a category.
  public var plottedValue: PlottedValue { .category(self) }

  /// The name of the category; nil if it is none.
  public init?(plottedValue: PlottedValue) {
    guard case .category(let name) = plottedValue else { return nil }
    self = name
  }
}

extension Instant: PrimitivePlottableProtocol {
  /// The moment on a scale of time.
  public var plottedValue: PlottedValue { .moment(self) }

  /// The moment; nil if it is none.
  public init?(plottedValue: PlottedValue) {
    guard case .moment(let moment) = plottedValue else { return nil }
    self = moment
  }
}

extension Plottable {
  /// Creates the value from a plotted value; nil if it is of another type.
  package init?(plotted value: PlottedValue) {
    guard let primitive = PrimitivePlottable(plottedValue: value) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension PlottedValue {
  init(_ value: some Plottable) { self = value.primitivePlottable.plottedValue }

  /// The place on a line: a number, or a moment in seconds; nil for a category.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .moment(let moment): Double(moment.millisecondsSince1970) / 1000
    case .category: nil
    }
  }

  /// The name as a category.
  var name: String {
    switch self {
    case .category(let name): name
    case .number(let number): NumberText.string(number, decimals: NumberText.decimals(of: number))
    case .moment(let moment): String(moment.secondsSince1970)
    }
  }
}
