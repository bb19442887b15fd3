// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension Measurement where UnitType: Dimension {
  /// A format style of measurements: a number with the symbol of its unit, or with its English
  /// name.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The width in which a unit is written.
    public struct UnitWidth: Hashable, Codable, Sendable {
      private let name: String
      /// The English name, as in `12 kilometers`.
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// The symbol, as in `12 km`.
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// The symbol without a space, as in `12km`.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }

      var width: MeasurementText.Width {
        self == .wide ? .wide : self == .narrow ? .narrow : .abbreviated
      }
    }

    /// The width in which the unit is written.
    public var width: UnitWidth
    /// The locale of the number and of the preferred units.
    public var locale: Locale
    /// The purpose of the measurement, which decides its unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// The style of the number; nil is the default of the locale.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether temperatures are written without the scale, as in `20°`.
    public internal(set) var hidesScaleName = false

    /// Creates a style; by default in the unit that the locale's region uses.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the formatted measurement, converted unless its own unit is kept.
    public func format(_ value: Measurement<UnitType>) -> String {
      parts(of: value).map { $0.number + $0.gap + $0.unit }
        .joined(separator: width == .narrow ? " " : ", ")
    }

    /// The numbers of a measurement with their units: one, or two as in `5 ft, 11 in`.
    func parts(of value: Measurement<UnitType>) -> [MeasurementText.Parts] {
      var text = MeasurementText()
      text.width = width.width
      text.locale = locale
      text.number = numberFormatStyle
      text.hidesScaleName = hidesScaleName
      guard usage != .asProvided else { return [text.parts(value.value, value.unit)] }
      let own = Measurement<Dimension>(value: value.value, unit: value.unit)
      if let (large, small) = text.usualPair(for: usage.name) {
        return text.parts(own, in: large, and: small)
      }
      let usual = text.usual(value.unit, of: value.value, for: usage.name)
      let converted = own.converted(to: usual)
      if text.number == nil {
        text.number = FloatingPointFormatStyle<Double>(locale: locale)
          .precision(.fractionLength(abs(converted.value) < 100 ? 0...1 : 0...0))
      }
      return [text.parts(converted.value, usual)]
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Returns the measurement formatted in a style.
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// Returns the measurement with its symbol, in the unit that the current region uses.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Returns a style of measurements in the current locale.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style of temperatures in the current locale, with or without the scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Creates a style of temperatures, with or without the scale.
  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}
