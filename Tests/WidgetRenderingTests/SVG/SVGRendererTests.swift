// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetRendering
import WidgetViews

@Suite struct SVGRendererTests {
  @Test("the quick-action widget is drawn as it was recorded")
  func quickActions() throws {
    let text = SVGRenderer().document(SampleWidget().list, title: "Quick actions", language: "ja")
    let snapshot = Snapshot("Tests/WidgetRenderingTests/Goldens/quick-actions.svg")
    #expect(try snapshot.mismatch(with: text) == nil)
  }

  @Test("everything that a list can hold is drawn as it was recorded")
  func shapes() throws {
    let text = SVGRenderer(identifierPrefix: "shapes-").document(
      SampleShapes.list, title: "Shapes & more")
    let snapshot = Snapshot("Tests/WidgetRenderingTests/Goldens/shapes.svg")
    #expect(try snapshot.mismatch(with: text) == nil)
  }
}
