// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

/// Source of the rules: Apple's documentation of `AlignmentID`, and OpenSwiftUI, `AlignmentGuide.swift`.
@Suite struct OwnAlignmentTests {
  enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height / 3 }
  }

  enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[HorizontalAlignment.center]
    }
  }

  @Test("views meet at a guide of one's own")
  func meeting() {
    let list = rendered(
      HStack(alignment: VerticalAlignment(Third.self)) {
        Color.red.box("a", 10, 30)
        Color.red.box("b", 10, 90)
      })
    // A third of both is at one height.
    #expect(list.frame(of: "a")?.minY == 75)
    #expect(list.frame(of: "b")?.minY == 55)
  }

  @Test("a guide inside of a stack is one of the stack, and of several it is the mean")
  func nested() {
    let mark = HorizontalAlignment(Mark.self)
    let list = rendered(
      VStack(alignment: mark, spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 10)
          Color.blue.box("marked", 20, 10).alignmentGuide(mark) { $0[.leading] }
        }
        Color.green.box("plain", 10, 10)
        HStack(spacing: 0) {
          Color.red.box("first", 30, 10).alignmentGuide(mark) { $0[.leading] }
          Color.red.frame(width: 30, height: 10).alignmentGuide(mark) { $0[.trailing] }
        }
      })
    let line = list.frame(of: "marked")?.minX
    #expect(list.frame(of: "plain")?.midX == line)
    // 0 and 60: the mean is 30.
    #expect((list.frame(of: "first")?.minX ?? 0) + 30 == line)
  }

  @Test("the same name is another guide in the other direction, and a layer meets its view there")
  func layers() {
    #expect(VerticalAlignment(Mark.self) == VerticalAlignment(Mark.self))
    #expect(VerticalAlignment(Mark.self) != VerticalAlignment(Third.self))
    let place = Alignment(
      horizontal: HorizontalAlignment(Mark.self), vertical: VerticalAlignment(Third.self))
    let list = rendered(
      Color.red.frame(width: 60, height: 60).overlay(alignment: place) {
        Color.blue.box("layer", 20, 30)
      })
    // Its middle, 150, and its third, 10, on the third of the view, 70 + 20.
    #expect(list.frame(of: "layer") == Rect(x: 140, y: 80, width: 20, height: 30))
  }

  @Test("a function reads guides that are set inside")
  func explicit() {
    let mark = HorizontalAlignment(Mark.self)
    var read: [Double?] = []
    _ = rendered(
      VStack(alignment: mark) {
        Color.red.frame(width: 60, height: 10).alignmentGuide(mark) { _ in 7 }
          .alignmentGuide(mark) {
            read = [$0[explicit: mark], $0[mark], $0[explicit: .leading]]
            return 0
          }
        Color.red
      })
    #expect(read == [7, 7, nil])
  }
}
