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
      let snapshot = Snapshot("Tests/WidgetRenderingTests/Goldens/Drawing/\(number).svg")
      #expect(try snapshot.mismatch(with: svg) == nil)
    }
  }

  @Test("texts, controls and what is laid out late are written as they were looked at")
  func texts() throws {
    for (index, sample) in DrawingSample.texts.enumerated() {
      let svg = SVGRenderer().document(sample.list(), title: sample.name, language: "en")
      let snapshot = Snapshot("Tests/WidgetRenderingTests/Goldens/Drawing/Texts/\(index + 1).svg")
      #expect(try snapshot.mismatch(with: svg) == nil)
    }
  }
}
