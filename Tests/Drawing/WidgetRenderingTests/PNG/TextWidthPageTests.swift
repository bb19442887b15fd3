// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import Foundation
import PNGFiles
import TestSupport
import Testing
import WidgetRendering
import WidgetViews

import struct WidgetValues.Size

/// How wide texts are in PNG pictures, and how wide they were measured.
@Suite struct TextWidthPageTests {
  private static let folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto",
  ]
  private static let files = [
    "\(folders[0])/Inter-Regular.otf", "\(folders[0])/Inter-Bold.otf",
    "\(folders[1])/NotoSansCJK-Regular.ttc", "\(folders[1])/NotoSansCJK-Bold.ttc",
  ]

  static let hasFonts = files.allSatisfy { FileManager.default.fileExists(atPath: $0) }

  private static let fonts = FontLibrary(
    names: files.map { String($0.split(separator: "/").last ?? "") }
  ) { number in
    (try? Data(contentsOf: URL(fileURLWithPath: files[number]))).map { [UInt8]($0) }
  }

  private static let strings = [
    "Quick Actions", "Transactions", "Scan Receipt", "WAVE Toyota", "1,240 of 10,000", "7:41 PM",
    "Über 12 °C", "illicit filling", "Привет, мир", "家計簿を見る",
  ]
  private static let looks: [(size: Double, weight: FontWeight)] = [
    (13, .regular), (13, .bold), (17, .regular), (17, .bold), (28, .regular), (28, .bold),
  ]

  /// How many pixels a point has.
  private static let scale = 4

  @Test(
    "the page of texts in PNG pictures is what is measured; RECORD_SNAPSHOTS=1 writes it",
    .enabled(if: hasFonts, "install 'fonts-inter' 4.0 and 'fonts-noto-cjk'"))
  func page() throws {
    let errors = try Self.strings.map { string in
      try Self.looks.map { try error(of: string, size: $0.size, weight: $0.weight) }
    }
    let all = errors.flatMap { $0 }
    let mean = all.reduce(0) { $0 + abs($1) } / Double(all.count)
    let worst = all.max { abs($0) < abs($1) } ?? 0
    #expect(abs(worst) < 0.01)
    let rows = zip(Self.strings, errors).map { string, errors in
      "| \(string) | \(errors.map { Self.percent($0) }.joined(separator: " | ")) |"
    }
    let page = """
      # Texts in PNG pictures

      How much wider or narrower a text is in a PNG picture than it was measured: ten strings in three sizes and two weights. The test
      `TextWidthPageTests` writes this page with Inter 4.0 and Noto Sans CJK: it draws each string with \(Self.scale) pixels a point, finds where
      its ink begins and ends, adds what the font keeps free before the first and after the last letter, and compares that with the frame.

      | text | 13 pt | 13 pt bold | 17 pt | 17 pt bold | 28 pt | 28 pt bold |
      |---|--:|--:|--:|--:|--:|--:|
      \(rows.joined(separator: "\n"))

      The mean of the amounts is \(Self.percent(mean, signed: false)), the worst \(Self.percent(worst)). An end of a letter is found to about a
      fifth of a pixel, which is \(Self.percent(0.2 / Double(Self.scale) / 60, signed: false)) of a text of 60 points.

      How wide texts are on a device is another question, which [Drawing](../Drawing.md) answers by font.

      """
    #expect(try Snapshot("Documentation/Development/TextWidths.md").mismatch(with: page) == nil)
  }

  /// By what part of its width a text is wider in the picture than its frame.
  private func error(of string: String, size: Double, weight: FontWeight) throws -> Double {
    func shown(width: Double) -> DisplayList {
      DisplayList(
        rendering: Text(verbatim: string).font(.system(size: size, weight: weight))
          .foregroundStyle(Color.black),
        on: WidgetCanvas(
          family: .systemMedium, size: Size(width: width, height: size * 1.5),
          contentMargins: .zero),
        in: EnvironmentValues())
    }
    func onlyLine(of list: DisplayList) throws -> DisplayText.Line {
      let text = try #require(
        list.items.lazy.compactMap { item in
          if case .text(let text) = item { text } else { nil }
        }.first)
      #expect(text.lines.count == 1, "\(string)")
      return text.lines[0]
    }
    let line = try onlyLine(of: shown(width: 320))
    // A picture that is no larger than it must be is drawn sooner.
    let list = shown(width: line.width.rounded(.up) + 8)
    let picture = try #require(
      PNGRenderer(fonts: Self.fonts, scale: Self.scale).picture(of: list))
    let image = try PNGDecoder.image(from: picture.file)
    // How much of a column is covered by ink, at most: the letters' ends are between pixels.
    var columns = [Double](repeating: 0, count: image.width)
    for (index, pixel) in image.pixels.enumerated() where pixel.w > 127 {
      columns[index % image.width] = max(columns[index % image.width], 1 - Double(pixel.x) / 255)
    }
    let first = try #require(columns.firstIndex { $0 > 0.02 })
    let last = try #require(columns.lastIndex { $0 > 0.02 })
    let ink = (Double(last - first - 1) + columns[first] + columns[last]) / Double(Self.scale)
    let free =
      try free(before: true, of: string, size, weight)
      + free(before: false, of: string, size, weight)
    let tracking = line.runs.last?.tracking ?? 0
    return (ink + free + tracking) / line.width - 1
  }

  /// What the font keeps free before the first letter, or after the last one, in points.
  private func free(
    before: Bool, of string: String, _ size: Double, _ weight: FontWeight
  ) throws -> Double {
    let scalar = try #require(before ? string.unicodeScalars.first : string.unicodeScalars.last)
    let font = try #require(
      ["Inter", "Noto Sans CJK JP"].lazy.compactMap { family in
        Self.fonts.font(.init(family: family, weight: weight.rawValue, isItalic: false))
      }.first { $0.glyph(for: scalar) != nil })
    let glyph = try #require(font.glyph(for: scalar))
    let xs = try font.outline(of: glyph).steps.map { step in
      switch step {
      case .move(let place), .line(let place), .curve(_, _, let place): place.x
      }
    }
    let units = before ? xs.min() ?? 0 : Double(font.advance(of: glyph)) - (xs.max() ?? 0)
    return units * size / Double(font.unitsPerEm)
  }

  private static func percent(_ part: Double, signed: Bool = true) -> String {
    let number = Int((abs(part) * 10_000).rounded())
    let digits = "\(number / 100).\(number % 100 < 10 ? "0" : "")\(number % 100) %"
    guard signed, number > 0 else { return digits }
    return (part < 0 ? "−" : "+") + digits
  }
}
