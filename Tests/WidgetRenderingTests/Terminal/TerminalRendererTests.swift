// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface
import TestSupport
import Testing
import WidgetRendering
import WidgetViews

@Suite struct TerminalRendererTests {
  @Test(
    "the widgets are drawn as they were recorded",
    arguments: TerminalColorDepth.allCases, [40, 80])
  func recorded(depth: TerminalColorDepth, columns: Int) throws {
    let renderer = TerminalRenderer(columns: columns, depth: depth)
    var dark = SampleWidget()
    dark.colorScheme = .dark
    for (name, list) in [
      ("quick-actions", SampleWidget().list), ("quick-actions-dark", dark.list),
      ("shapes", SampleShapes.list),
    ] {
      let lines = renderer.image(of: list).lines(isStyled: depth != .none)
      let snapshot = Snapshot(
        "Tests/WidgetRenderingTests/Goldens/Terminal/\(name)-\(depth)-\(columns).txt")
      #expect(try snapshot.mismatch(with: lines.joined(separator: "\n") + "\n") == nil)
    }
  }
}
