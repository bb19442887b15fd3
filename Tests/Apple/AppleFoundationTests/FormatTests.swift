// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

@Suite("Addresses, sizes and usages of measurements in words")
struct FormatTests {
  private static let address = "https://me:pw@www.example.com:8080/a%20b?q=1#f"

  @Test(
    "an address shows the parts that are asked for",
    arguments: [
      (URL.FormatStyle.url, "https://www.example.com/a%20b"),
      (.url.scheme(.never).host(.omitSpecificSubdomains(["www"])), "example.com/a%20b"),
      (.url.path(.omitIfHTTPFamily).port(.always), "https://www.example.com:8080"),
      (
        .url.user(.always).password(.always).query(.always).fragment(.always),
        "https://me:pw@www.example.com/a%20b?q=1#f"
      ),
      (.url.query(.displayWhen(.host, matches: ["b.c"])), "https://www.example.com/a%20b"),
    ])
  func addresses(style: URL.FormatStyle, expected: String) throws {
    let url = try #require(URL(string: Self.address))
    #expect(url.formatted(style) == expected)
  }

  @Test("an address is read if it has the parts that are needed")
  func reading() throws {
    #expect(try URL("https://a.b/%2F", strategy: .url).absoluteString == "https://a.b/%2F")
    let strategy = URL.ParseStrategy.url.scheme(.defaultValue("https")).host(.optional)
    #expect(try URL("mailto:a@b.c", strategy: strategy).scheme == "mailto")
    #expect(throws: CocoaError.self) { try URL("a/b", strategy: .url) }
  }

  @Test(
    "measurements are written in the units of their usage",
    arguments: [
      ("en_US", "5 ft, 11 in", "0.4 in", "176 lb"),
      ("de_DE", "180 cm", "10 mm", "80 kg"),
      ("en_GB", "5 ft, 11 in", "10 mm", "12 st, 8 lb"),
    ])
  func usages(locale: String, height: String, rain: String, weight: String) {
    let locale = Locale(identifier: locale)
    let tall = Measurement(value: 180, unit: UnitLength.centimeters)
    #expect(
      tall.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(locale))
        == height)
    #expect(
      Measurement(value: 1, unit: UnitLength.centimeters)
        .formatted(.measurement(width: .abbreviated, usage: .rainfall).locale(locale)) == rain)
    #expect(
      Measurement(value: 80, unit: UnitMass.kilograms)
        .formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(locale))
        == weight)
  }

  @Test("a measurement says what is its number and what its unit")
  func attributes() {
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .asProvided,
      hidesScaleName: true)
    let text = style.attributed.format(Measurement(value: 20, unit: .celsius))
    #expect(String(text.characters) == "20°")
    #expect(text.runs.map(\.measurement) == [.value, .unit])
  }

  @Test("a size of a file is written in the unit that fits")
  func sizes() {
    let style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
      style: .file, locale: Locale(identifier: "en_US"))
    #expect(Measurement(value: 5, unit: .megabytes).formatted(style) == "5 MB")
  }

  @Test("a name is read of its words")
  func names() throws {
    let name = try PersonNameComponents("Ada King Lovelace")
    #expect(name.givenName == "Ada" && name.middleName == "King" && name.familyName == "Lovelace")
    #expect(throws: CocoaError.self) { try PersonNameComponents(" ", strategy: .name) }
  }

  @Test("the time between dates may be counted back")
  func backward() {
    let dates = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 9000)
    var style = DateRangeWords.components(style: .wide, fields: [.hour, .minute])
      .locale(Locale(identifier: "en_US"))
    #expect(style.format(dates) == "2 hours, 30 minutes")
    style.isPositive = false
    #expect(style.format(dates) == "-2 hours, 30 minutes")
  }
}
