// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Writes measurements, as in `12 km`.
///
/// Foundation on Linux has none. Symbols and English names of units are written in all languages.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// That of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// One that fits the value; that of the measurement here.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees without their scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)

    /// The bits.
    public let rawValue: UInt
    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Which unit is written; nothing is that of the region.
  open var unitOptions: UnitOptions = []

  /// How the unit is written.
  open var unitStyle = Formatter.UnitStyle.medium

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language and the region.
  open var locale: Locale! = .autoupdatingCurrent

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What writes the number; its numbers of digits after the point count.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    return formatter
  }()

  /// The measurement in words.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    write(measurement.value, measurement.unit)
  }

  /// The unit in words, without a number.
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
