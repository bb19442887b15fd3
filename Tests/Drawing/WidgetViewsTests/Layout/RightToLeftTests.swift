// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct RightToLeftTests {
  private func mirrored(_ view: some View) -> DisplayList {
    rendered(view) { $0.layoutDirection = .rightToLeft }
  }

  @Test("a row begins at the right")
  func row() {
    let row = HStack(spacing: 10) {
      Color.red.box("a", 20, 10)
      Spacer()
      Color.red.box("b", 30, 10)
    }
    #expect(mirrored(row).frame(of: "a")?.minX == 280)
    #expect(mirrored(row).frame(of: "b")?.minX == 0)
  }

  @Test("leading padding, alignment, offsets and positions count from the right")
  func modifiers() {
    let padded = mirrored(Color.red.accessibilityIdentifier("a").padding(.leading, 40))
    #expect(padded.frame(of: "a") == Rect(x: 0, y: 0, width: 260, height: 200))
    let framed = mirrored(
      Color.red.box("a", 10, 10).frame(maxWidth: .infinity, alignment: .leading))
    #expect(framed.frame(of: "a")?.minX == 290)
    let moved = mirrored(Color.red.box("a", 10, 10).offset(x: 5))
    #expect(moved.frame(of: "a")?.minX == 140)
    let positioned = mirrored(Color.red.box("a", 10, 10).position(x: 20, y: 20))
    #expect(positioned.frame(of: "a")?.minX == 275)
  }

  @Test("the cells of a grid begin at the right")
  func grid() {
    let list = mirrored(
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Color.red.frame(height: 10).accessibilityIdentifier("a")
        Color.red.frame(height: 10).accessibilityIdentifier("b")
      })
    #expect(list.frame(of: "a")?.minX == 154)
    #expect(list.frame(of: "b")?.minX == 0)
  }

  @Test("a part of a widget may be read from the other side")
  func part() {
    let list = rendered(
      HStack(spacing: 0) {
        Color.red.box("a", 10, 10)
        HStack(spacing: 0) {
          Color.red.box("b", 10, 10)
          Color.red.box("c", 10, 10)
        }.environment(\.layoutDirection, .rightToLeft)
      })
    #expect(["a", "b", "c"].map { list.frame(of: $0)?.minX } == [135, 155, 145])
  }

  @Test("a bar is filled from the right")
  func bar() {
    let fills = mirrored(ProgressView(value: 0.25)).fills
    #expect(fills.map(\.rect.minX) == [0, 225])
  }
}
