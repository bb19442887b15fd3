// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

@Suite("Measurements and names in words")
struct MeasurementTests {
  private static let american = Locale(identifier: "en_US")
  private static let german = Locale(identifier: "de_DE")

  @Test(
    "a formatter writes the unit of the region, or that of the measurement",
    arguments: [
      (MeasurementFormatter.UnitOptions(), Formatter.UnitStyle.medium, "7.671 mi", "12,346 km"),
      (.providedUnit, .medium, "12.346 km", "12,346 km"),
      (.providedUnit, .short, "12.346km", "12,346km"),
      (.providedUnit, .long, "12.346 kilometers", "12,346 kilometers"),
    ])
  func formatter(
    _ options: MeasurementFormatter.UnitOptions, _ style: Formatter.UnitStyle, _ american: String,
    _ german: String
  ) {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = options
    formatter.unitStyle = style
    let distance = Measurement(value: 12.3456, unit: UnitLength.kilometers)
    formatter.locale = Self.american
    #expect(formatter.string(from: distance) == american)
    formatter.locale = Self.german
    #expect(formatter.string(from: distance) == german)
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: distance).contains(",") == false)
  }

  @Test("styles write temperatures with and without their scale")
  func temperatures() {
    let room = Measurement(value: 20.4, unit: UnitTemperature.celsius)
    let style = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated)
    #expect(room.formatted(style.locale(Self.american)) == "68.7°F")
    #expect(room.formatted(style.locale(Self.german)) == "20,4°C")
    let narrow = Measurement<UnitTemperature>.FormatStyle(
      width: .narrow, locale: Self.german, usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(0)))
    #expect(room.formatted(narrow) == "20°")
    let hidden: Measurement<UnitTemperature>.FormatStyle = .measurement(
      width: .abbreviated, usage: .asProvided, hidesScaleName: true)
    #expect(room.formatted(hidden.locale(Self.american)) == "20.4°")
  }

  @Test(
    "names begin with the family name where people write them so",
    arguments: [
      ("en_US", "Hana Sato", "Hana", "HS", "Dr. Hana Mei Sato"),
      ("ja_JP", "SatoHana", "Hana", "SH", "Dr. Hana Mei Sato"),
      ("ko_KR", "Sato Hana", "Hana", "SH", "Dr. Hana Mei Sato"),
    ])
  func names(
    _ locale: String, _ medium: String, _ short: String, _ abbreviated: String, _ long: String
  ) {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Hana"
    name.middleName = "Mei"
    name.familyName = "Sato"
    let texts: [(PersonNameComponents.FormatStyle.Style, String)] = [
      (.medium, medium), (.short, short), (.abbreviated, abbreviated), (.long, long),
    ]
    for (style, text) in texts {
      #expect(name.formatted(.name(style: style).locale(Locale(identifier: locale))) == text)
    }
  }
}
