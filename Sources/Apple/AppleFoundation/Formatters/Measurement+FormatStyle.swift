// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes a measurement: a number and the symbol of a unit, or its English name.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How the unit is written.
    public struct UnitWidth: Hashable, Codable, Sendable {
      private let name: String
      /// The English name.
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// The symbol.
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// The symbol beside the number.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }

      var width: MeasurementText.Width {
        self == .wide ? .wide : self == .narrow ? .narrow : .abbreviated
      }
    }

    /// How the unit is written.
    public var width: UnitWidth
    /// The language and the region.
    public var locale: Locale
    /// Which unit is written.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// What writes the number; nil is as usual.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var hidesScaleName = false

    /// Makes a style.
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

    /// The measurement in words.
    public func format(_ value: Measurement<UnitType>) -> String {
      var text = MeasurementText()
      text.width = width.width
      text.locale = locale
      text.number = numberFormatStyle
      text.hidesScaleName = hidesScaleName
      guard usage != .asProvided else { return text.text(value.value, value.unit) }
      let usual = text.usual(value.unit, of: value.value)
      let converted = Measurement<Dimension>(value: value.value, unit: value.unit)
        .converted(to: usual)
      if text.number == nil {
        text.number = FloatingPointFormatStyle<Double>(locale: locale)
          .precision(.fractionLength(abs(converted.value) < 100 ? 0...1 : 0...0))
      }
      return text.text(converted.value, usual)
    }

    /// The style in another language.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement in words.
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// The measurement in words, in the unit of the region.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

/// In which unit a measurement is written.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  private let name: String
  /// That of the region.
  public static var general: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "general")
  }
  /// Its own.
  public static var asProvided: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "asProvided")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// That of roads in the region.
  public static var road: MeasurementFormatUnitUsage { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// That of the weather in the region.
  public static var weather: MeasurementFormatUnitUsage { .general }
}

extension FormatStyle {
  /// Writes measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes temperatures, and their scale if it is not hidden.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
