// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetCharts
import WidgetRendering
import WidgetViews

@Suite struct ChartGoldenTests {
  @Test("every sort of chart is written as it was looked at")
  func goldens() throws {
    for (index, sample) in ChartSample.all.enumerated() {
      let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
      let svg = SVGRenderer().document(sample.list(), title: sample.name, language: "en")
      let snapshot = Snapshot("Tests/Drawing/WidgetChartsTests/Goldens/\(number).svg")
      #expect(try snapshot.mismatch(with: svg) == nil)
    }
  }

  @Test("a chart is drawn in Japanese, dark, and where reading begins at the right")
  func looks() throws {
    var environment = EnvironmentValues()
    environment.locale = "ja"
    environment.colorScheme = .dark
    environment.layoutDirection = .rightToLeft
    let svg = SVGRenderer().document(
      ChartSample.bars[6].list(in: environment), title: "looks", language: "ja")
    #expect(
      try Snapshot("Tests/Drawing/WidgetChartsTests/Goldens/looks.svg").mismatch(with: svg) == nil)
  }
}
