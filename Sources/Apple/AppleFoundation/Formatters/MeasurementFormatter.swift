// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A formatter of measurements, as in `12 km`.
///
/// Foundation on Linux has none. Units have their symbols and English names in all locales.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Options for the unit of a measurement.
  public struct UnitOptions: OptionSet, Sendable {
    /// The measurement's own unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit whose size fits the value; the measurement's own unit here.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees without the name of their scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)

    /// The raw bits of the option set.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// The options for the unit; empty uses the unit of the locale's region.
  open var unitOptions: UnitOptions = []

  /// The style of the unit: short, medium or long.
  open var unitStyle = Formatter.UnitStyle.medium

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale of the number and of the preferred units; nil is the current one.
  open var locale: Locale! = .autoupdatingCurrent

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The formatter of the number, of which only the numbers of fraction digits are used; nil is the
  /// default.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    return formatter
  }()

  /// Returns the measurement as text, in the unit that the options choose.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    write(measurement.value, measurement.unit)
  }

  /// Returns the symbol of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }

  private func write(_ value: Double, _ unit: Unit) -> String {
    var text = MeasurementText()
    text.locale = locale ?? .autoupdatingCurrent
    text.width =
      switch unitStyle {
      case .short: .narrow
      case .long: .wide
      default: .abbreviated
      }
    text.hidesScaleName = unitOptions.contains(.temperatureWithoutUnit)
    if let numberFormatter {
      let (least, most) = (
        numberFormatter.minimumFractionDigits, numberFormatter.maximumFractionDigits
      )
      text.number = FloatingPointFormatStyle<Double>(locale: text.locale)
        .precision(.fractionLength(least...max(least, most)))
    }
    guard unitOptions.isDisjoint(with: [.providedUnit, .naturalScale]),
      let dimension = unit as? Dimension
    else { return text.text(value, unit) }
    let usual = text.usual(dimension, of: value)
    return text.text(
      Measurement(value: value, unit: dimension).converted(to: usual).value, usual)
  }
}
