// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport

@testable import WidgetViews

/// By how much the widths of published labels deviate from those that iOS 26.1 measured, by font.
struct LabelDeviations {
  /// The labels in one font.
  struct Row {
    /// The name of the font, as in `17 pt bold`.
    var font: String

    /// A part of the measured width for each label: 0.01 is 1 % too wide.
    var deviations: [Double]

    /// The mean, in which too wide and too narrow make up for each other.
    var mean: Double { deviations.reduce(0, +) / Double(deviations.count) }

    /// The mean of the amounts.
    var meanAmount: Double { deviations.reduce(0) { $0 + abs($1) } / Double(deviations.count) }

    /// The row of a table.
    var markdown: String {
      let values = [
        Self.percent(mean), Self.percent(meanAmount, isSigned: false),
        Self.percent(deviations.min() ?? 0), Self.percent(deviations.max() ?? 0),
      ]
      return "| \(font) | \(values.joined(separator: " | ")) |"
    }

    private static func percent(_ value: Double, isSigned: Bool = true) -> String {
      let digits = String(format: "%.2f", abs(value) * 100)
      let sign = value < 0 ? "−" : "+"
      return (isSigned ? sign : "") + digits + " %"
    }
  }

  private struct Labels: Decodable {
    struct Label: Decodable {
      var text: String
      var regular12: Double
      var regular13: Double
      var regular17: Double
      var bold17: Double
    }

    var labels: [Label]
  }

  /// How many labels there are.
  let labelCount: Int

  /// The fonts.
  let rows: [Row]

  /// All labels in all fonts.
  var all: Row { Row(font: "all", deviations: rows.flatMap(\.deviations)) }

  /// Measures the labels of `label_widths.json`.
  init() throws {
    let content = try Repository.content(
      of: "Tests/Drawing/WidgetViewsTests/Fixtures/label_widths.json")
    let labels = try JSONDecoder().decode(Labels.self, from: Data(content)).labels
    let fonts: [(String, KeyPath<Labels.Label, Double>, ResolvedFont)] = [
      ("12 pt", \.regular12, ResolvedFont(size: 12)),
      ("13 pt", \.regular13, ResolvedFont(size: 13)),
      ("17 pt", \.regular17, ResolvedFont(size: 17)),
      ("17 pt bold", \.bold17, ResolvedFont(size: 17, weight: .bold)),
    ]
    labelCount = labels.count
    rows = fonts.map { name, measured, font in
      Row(
        font: name,
        deviations: labels.map { Self.width($0.text, font) / $0[keyPath: measured] - 1 })
    }
  }

  /// The width of a line before it is rounded, in points; the measured widths are sums of advances without kerning.
  private static func width(_ string: String, _ font: ResolvedFont) -> Double {
    let text = MeasuredText(
      [TextSpan(string: string, font: font, color: .clear)], locale: "en", kerns: false)
    let layout = TextLayout(
      text, width: nil, height: nil, options: TextLayoutOptions(locale: "en"))
    return layout.lines.first?.width ?? 0
  }
}
