// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetRendering
import WidgetViews

@Suite struct DrawingGoldenTests {
  @Test("every sort of drawing is written as it was looked at")
  func goldens() throws {
    for (index, sample) in DrawingSample.all.enumerated() {
      let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
      let svg = SVGRenderer().document(sample.list(), title: sample.name, language: "en")
      let snapshot = Snapshot("Tests/Drawing/WidgetRenderingTests/Goldens/Drawing/\(number).svg")
      #expect(try snapshot.mismatch(with: svg) == nil)
    }
  }

  @Test(
    "all symbols are written beside their names as they were looked at", arguments: ["", ".fill"])
  func symbols(variant: String) throws {
    let names = SymbolNames.all
    let sheet = LazyVGrid(columns: Array(repeating: GridItem(spacing: 2), count: 14), spacing: 6) {
      ForEach(names, id: \.self) { name in
        VStack(spacing: 2) {
          Image(systemName: name + variant).font(.system(size: 22)).frame(height: 28)
          Text(verbatim: name).font(.system(size: 6)).lineLimit(2).frame(height: 16)
        }
      }
    }
    let canvas = WidgetCanvas(
      family: .systemExtraLarge,
      size: Size(width: 900, height: Double((names.count + 13) / 14) * 52 + 8))
    let list = DisplayList(rendering: sheet, on: canvas)
    let svg = SVGRenderer().document(list, title: "symbols\(variant)", language: "en")
    let name = variant.isEmpty ? "symbol-names" : "symbol-names-fill"
    #expect(
      try Snapshot("Tests/Drawing/WidgetRenderingTests/Goldens/\(name).svg").mismatch(with: svg)
        == nil)
  }

  @Test("texts, controls and what is laid out late are written as they were looked at")
  func texts() throws {
    for (index, sample) in (DrawingSample.texts + DrawingSample.layouts).enumerated() {
      let svg = SVGRenderer().document(sample.list(), title: sample.name, language: "en")
      let snapshot = Snapshot(
        "Tests/Drawing/WidgetRenderingTests/Goldens/Drawing/Texts/\(index + 1).svg")
      #expect(try snapshot.mismatch(with: svg) == nil)
    }
  }
}
