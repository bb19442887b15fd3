// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetViews

/// Texts whose ink was measured in pictures that a simulator of iOS 26 recorded, in points at 3x.
@Suite struct RecordedTextTests {
  /// A text, its size and weight, and the width of its ink.
  private struct Recorded: CustomTestStringConvertible {
    var text: String
    var size: Double
    var weight: FontWeight
    var ink: Double

    init(_ text: String, _ size: Double, _ weight: FontWeight, _ ink: Double) {
      (self.text, self.size, self.weight, self.ink) = (text, size, weight, ink)
    }

    var testDescription: String { "'\(text)' at \(size) in \(weight)" }
  }

  private static let recorded = [
    Recorded("Temperature", 11, .regular, 65.33), Recorded("Peak 4.2 kW", 11, .regular, 63),
    Recorded("Updated 2m ago", 11, .regular, 85.33), Recorded("Production", 11, .regular, 55.33),
    Recorded("Bathroom", 11, .regular, 49), Recorded("All quiet", 11, .regular, 42),
    Recorded("Lock", 11, .regular, 23.33), Recorded("Locked", 11, .regular, 35.67),
    Recorded("68%", 15, .regular, 29.33), Recorded("Battery - 68%", 15, .regular, 94.67),
    Recorded("Living Room", 15, .regular, 81.67),
    Recorded("No upcoming events", 12, .regular, 114.33),
    Recorded("Edit widget to select calendars.", 12, .regular, 175.33),
    Recorded("68%", 16, .semibold, 34.67), Recorded("0%", 12, .semibold, 18.33),
    Recorded("Calendar event 1", 12, .semibold, 96),
    Recorded("Calendar event 3", 12, .semibold, 98.33),
    Recorded("Living Room", 11, .semibold, 64.67), Recorded("Front Door", 11, .semibold, 57),
    Recorded("Humidity", 11, .semibold, 48), Recorded("Bedroom", 11, .semibold, 47.33),
    Recorded("TUE, 19 AUG", 11, .bold, 68.67), Recorded("Calendar", 16, .semibold, 67),
  ]

  @Test(
    "a text is as wide as its ink and the sides of its first and last letter", arguments: recorded)
  private func width(_ recorded: Recorded) throws {
    let font = ResolvedFont(size: recorded.size, weight: recorded.weight)
    let layout = TextLayout(
      [TextSpan(string: recorded.text, font: font, color: .clear)], width: nil, height: nil,
      options: TextLayoutOptions(locale: "en"))
    let sides = layout.lines[0].width - recorded.ink
    // Sides are up to a twelfth of an em each, and ink is counted in thirds of a point.
    #expect(sides > -0.7 && sides < recorded.size / 6 + 0.7, "\(sides)")
  }

  @Test(
    "large letters and digits are narrower: without the sides of the first and the last, in em, a text is as wide as its ink",
    arguments: [
      ("radios.", 20, .regular, 56.19, 0.151),
      ("Buy Complete", 22, .regular, 131.59, 0.139),
      ("Radios", 22, .regular, 61.84, 0.138),
      ("Review the app", 22, .regular, 142.4, 0.139),
      ("GitHub Repository", 22, .regular, 172.93, 0.094),
      ("Firmware Update", 34, .bold, 266.96, 0.102),
      ("Required", 34, .bold, 138.26, 0.127),
      ("1004.76", 30, .regular, 107.33, 0.125),
      ("12", 35, .regular, 32.33, 0.132),
      ("15", 50, .regular, 47.67, 0.126),
    ] as [(String, Double, FontWeight, Double, Double)])
  func large(text: String, size: Double, weight: FontWeight, ink: Double, sides: Double) throws {
    let font = ResolvedFont(size: size, weight: weight)
    let layout = TextLayout(
      [TextSpan(string: text, font: font, color: .clear)], width: nil, height: nil,
      options: TextLayoutOptions(locale: "en"))
    // What is behind the last character has no ink.
    let widening = text.last?.isNumber == true ? FontMetrics.digitWidening(at: size) * size : 0
    let last = FontMetrics(font, size: size, file: nil).tracking + widening
    let width = layout.lines[0].width - last - sides * size
    #expect(abs(width / ink - 1) < 0.018, "\(width)")
  }

  @Test(
    "digits of the rounded design are narrower: '18' is 34 points wide at 30 points in semibold")
  func rounded() {
    let font = ResolvedFont(size: 30, weight: .semibold, design: .rounded)
    let layout = TextLayout(
      [TextSpan(string: "18", font: font, color: .clear)], width: nil, height: nil,
      options: TextLayoutOptions(locale: "en"))
    #expect(layout.size.width == 34)
  }

  @Test("pairs come closer to each other, but for digits of one width and other fonts")
  func kerning() {
    func advances(_ text: String, _ font: ResolvedFont) -> Double {
      MeasuredText([TextSpan(string: text, font: font, color: .clear)], locale: "en")
        .clusters.reduce(0) { $0 + $1.advance }
    }
    let usual = ResolvedFont(size: 11)
    let (pair, apart) = (advances("Te", usual), advances("T", usual) + advances("e", usual))
    #expect(abs(apart - pair - 0.08) < 1e-9)
    #expect(advances("T日e", usual) == apart + 1)
    #expect(advances("e·T", usual) == advances("T·e", usual))
    let fixed = ResolvedFont(size: 11, design: .monospaced)
    #expect(advances("Te", fixed) == 2 * advances("T", fixed))
    var digits = usual
    digits.isMonospacedDigit = true
    #expect(advances("7.", digits) == advances("7", digits) + advances(".", digits))
    #expect(advances("7.", usual) < advances("7", usual) + advances(".", usual))
  }

  @Test("a smaller size is a whole quarter of a point")
  func quarters() {
    for width in stride(from: 40.0, to: 90, by: 3.7) {
      let scaled = TextLayout(
        [TextSpan(string: "Start workout", font: ResolvedFont(size: 17), color: .clear)],
        width: width, height: nil,
        options: TextLayoutOptions(lineLimit: 1, minimumScaleFactor: 0.1))
      let size = 17 * scaled.scaleFactor
      #expect(abs(size * 4 - (size * 4).rounded()) < 1e-9)
      #expect(scaled.size.width <= width + 1.0 / 3)
    }
  }

  @Test(
    "the size of a large text that may be much smaller is one of 128 steps, as in recorded pictures",
    arguments: [("N1", 72.0, 52.0), ("AB", 40.5, 31.5), ("WWWW", 72, 11.25)])
  func steps(text: String, side: Double, size: Double) {
    let scaled = TextLayout(
      [TextSpan(string: text, font: ResolvedFont(size: 1300), color: .clear)],
      width: side, height: side, options: TextLayoutOptions(minimumScaleFactor: 0.001))
    #expect(abs(1300 * scaled.scaleFactor - size) < 1e-9)
    #expect(scaled.composer.lines.count == 1)
  }

  @Test("a text is not made so small that a word is broken, if it can be smaller")
  func wholeWords() {
    let options = TextLayoutOptions(minimumScaleFactor: 0.2)
    let scaled = laidOut("Transactions", width: 60, height: 24, options: options)
    #expect(scaled.composer.lines.count == 1)
    #expect(scaled.brokenWord == nil)
    // At any size the word is broken here.
    let least = TextLayoutOptions(minimumScaleFactor: 0.9)
    #expect(laidOut("Transactions", width: 60, height: 40, options: least).brokenWord != nil)
  }

  @Test("a text that may be smaller is, where its line is higher than the space")
  func height() {
    let options = TextLayoutOptions(lineLimit: 1, minimumScaleFactor: 0.2)
    #expect(laidOut("68%", height: 12.95, options: options).scaleFactor == 10.75 / 17)
    #expect(laidOut("68%", height: 40, options: options).scaleFactor == 1)
    #expect(laidOut("68%", height: 12.95).scaleFactor == 1)
    #expect(laidOut("68%", height: 0, options: options).scaleFactor == 0.2)
  }
}
