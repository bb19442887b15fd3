// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetValues

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test("the edges and the middle follow from the corner and the size")
  func edges() {
    #expect((rect.minX, rect.midX, rect.maxX) == (10, 60, 110))
    #expect((rect.minY, rect.midY, rect.maxY) == (20, 45, 70))
  }

  @Test("insets take from each edge what they say")
  func inset() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test("insets larger than the rectangle leave no negative size")
  func excess() {
    #expect(rect.inset(by: EdgeInsets(all: 40)) == Rect(x: 50, y: 60, width: 20, height: 0))
  }
}
