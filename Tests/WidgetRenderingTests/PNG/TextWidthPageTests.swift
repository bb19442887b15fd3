// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import Foundation
import PNGDecoding
import TestSupport
import Testing
import WidgetRendering
import WidgetViews

/// Writes `Documentation/TextWidths.md`: how wide texts are measured, and how wide they are in a PNG.
@Suite struct TextWidthPageTests {
  private struct Labels: Decodable {
    var labels: [Label]

    struct Label: Decodable {
      var text: String
      var regular12: Double
      var regular13: Double
      var regular17: Double
      var bold17: Double
    }
  }

  private static let folder = URL(filePath: "/usr/share/fonts/opentype/inter")

  /// The fonts that the system has of Inter; none where it is not installed.
  private static let fonts: [[UInt8]] = ["Inter-Regular.otf", "Inter-Bold.otf"].compactMap {
    (try? Data(contentsOf: folder.appending(path: $0))).map(Array.init)
  }

  private static let strings = [
    "Take a photo", "Today", "2,345 steps", "WAVE", "Illinois", "9:41 AM", "Größe", "Привет",
    "(50 % off)", "minimum",
  ]

  private func list(_ string: String, _ size: Double, _ weight: FontWeight) -> DisplayList {
    let canvas = WidgetCanvas(family: .systemMedium, size: Size(width: 300, height: 40))
    return DisplayList(
      rendering: Text(verbatim: string).font(.system(size: size, weight: weight)), on: canvas)
  }

  /// The width of a string that is measured, not rounded, in points.
  private func measured(_ list: DisplayList) -> Double {
    for case .text(let text) in list.items { return text.lines.first?.width ?? 0 }
    return 0
  }

  /// The distance between the first and the last column of a picture in which there is something, in points.
  private func ink(_ list: DisplayList, _ fonts: FontLibrary) throws -> Double {
    let scale = 8
    let picture = try #require(PNGRenderer(fonts: fonts, scale: scale).picture(of: list))
    let image = try PNGDecoder.image(from: picture.file)
    var (first, last) = (Int.max, 0)
    for (index, pixel) in image.pixels.enumerated() where pixel.w > 127 {
      first = min(first, index % image.width)
      last = max(last, index % image.width)
    }
    return Double(last + 1 - first) / Double(scale)
  }

  private func percent(_ part: Double) -> String {
    let text = String(format: "%.2f %%", abs(part) * 100)
    return (text == "0.00 %" ? "" : part < 0 ? "−" : "+") + text
  }

  /// Between two letters, what is drawn of a string is as wide as its advances: the bearings of the letters at both ends cancel out.
  private func pictureRows() throws -> [String] {
    let fonts = FontLibrary(Self.fonts)
    let columns: [(Double, FontWeight)] = [
      (12, .regular), (12, .bold), (17, .regular), (17, .bold), (28, .regular), (28, .bold),
    ]
    var ends: [(measured: Double, ink: Double)] = []
    for (size, weight) in columns {
      let list = list("HH", size, weight)
      ends.append((measured(list), try ink(list, fonts)))
    }
    return try Self.strings.map { string in
      let cells = try columns.enumerated().map { index, column in
        let list = list("H\(string)H", column.0, column.1)
        let expected = measured(list) - ends[index].measured
        let deviation = (try ink(list, fonts) - ends[index].ink) / expected - 1
        #expect(abs(deviation) <= 0.01, "\(string) at \(column)")
        return percent(deviation)
      }
      return "| \(string) | \(cells.joined(separator: " | ")) |"
    }
  }

  private func labelRows() throws -> [String] {
    let content = try Repository.content(of: "Tests/WidgetViewsTests/Fixtures/label_widths.json")
    let labels = try JSONDecoder().decode(Labels.self, from: Data(content)).labels
    let fonts: [(String, KeyPath<Labels.Label, Double>, Double, FontWeight)] = [
      ("12 pt", \.regular12, 12, .regular), ("13 pt", \.regular13, 13, .regular),
      ("17 pt", \.regular17, 17, .regular), ("17 pt bold", \.bold17, 17, .bold),
    ]
    var all: [Double] = []
    func row(_ name: String, _ deviations: [Double]) -> String {
      let count = Double(deviations.count)
      let mean = deviations.reduce(0, +) / count
      let amount = deviations.reduce(0) { $0 + abs($1) } / count
      #expect(amount <= 0.005 && deviations.allSatisfy { abs($0) <= 0.02 }, "\(name)")
      return
        "| \(name) | \(percent(mean)) | \(percent(amount).dropFirst()) | \(percent(deviations.min() ?? 0)) | \(percent(deviations.max() ?? 0)) |"
    }
    var rows: [String] = []
    for (name, path, size, weight) in fonts {
      let deviations = labels.map {
        measured(list($0.text, size, weight)) / $0[keyPath: path] - 1
      }
      all += deviations
      rows.append(row(name, deviations))
    }
    return rows + [row("all \(all.count)", all)]
  }

  @Test(
    "texts are as wide as on a device, and as wide in a PNG as they are measured",
    .enabled(if: fonts.count == 2, "needs Inter in /usr/share/fonts/opentype/inter"))
  func page() throws {
    let page = """
      # Widths of texts

      Apple's fonts may not be shipped. The widths are those of Inter, times a factor for each weight, one for digits and one for bold
      capitals; no label has a number of its own. The test `TextWidthPageTests` writes this page.

      ## Measured, against a device

      30 labels whose widths in San Francisco on iOS 26.1 are published. Of the factors, only those of digits and of bold capitals were chosen with
      some of these labels at hand.

      | font | mean | mean of the amounts | narrowest | widest |
      |---|---|---|---|---|
      \(try labelRows().joined(separator: "\n"))

      ## In a PNG, against what is measured

      What is drawn between two letters, at eight pixels a point, with Inter 4. A pixel is 0.125 points: 0.4 % of the narrowest string.

      | | 12 pt | 12 pt bold | 17 pt | 17 pt bold | 28 pt | 28 pt bold |
      |---|---|---|---|---|---|---|
      \(try pictureRows().joined(separator: "\n"))

      Kerning is left out of both. In Arabic, Hebrew, Thai and other scripts whose letters are joined or placed, a letter counts as 0.55 em, and a note
      of the preview says so.

      """
    #expect(try Snapshot("Documentation/TextWidths.md").mismatch(with: page) == nil)
  }
}
