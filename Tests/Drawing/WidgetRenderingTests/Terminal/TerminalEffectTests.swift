// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetRendering
import WidgetViews

@Suite struct TerminalEffectTests {
  private func rows(_ view: some View) -> [Substring] {
    let canvas = WidgetCanvas(
      family: .systemSmall, size: Size(width: 120, height: 120), contentMargins: .zero)
    return ViewPicture(of: view, on: canvas).terminalText(columns: 36, colors: .none)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("a text is written where a transform moves it")
  func movedText() {
    let still = rows(Text("here").frame(width: 120, height: 120, alignment: .top))
    let moved = rows(
      Text("here").frame(width: 120, height: 120, alignment: .top)
        .rotationEffect(.degrees(180)))
    let (first, second) = (
      still.firstIndex { $0.contains("here") }, moved.firstIndex { $0.contains("here") }
    )
    #expect((first ?? 99) < 4)
    #expect((second ?? 0) > 12)
  }

  @Test(
    "shapes that are masked, turned and blurred are painted",
    arguments: DrawingSample.all.map(\.name))
  func painted(name: String) throws {
    let sample = try #require(DrawingSample.all.first { $0.name == name })
    let text = ViewPicture(of: sample.view, family: .systemSmall).terminalText(columns: 30)
    // Letters are not painted, so that they cannot be a mask.
    #expect(text.contains("\u{1B}[") != (name == "text as a mask"))
  }
}
