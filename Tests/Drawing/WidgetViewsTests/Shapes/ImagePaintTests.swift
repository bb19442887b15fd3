// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetValues
import WidgetViews

@Suite struct ImagePaintTests {
  private let asset = ImageAsset(
    content: .bitmap(BitmapImage(width: 2, height: 2, png: [])),
    size: Size(width: 20, height: 10))

  private func drawn(_ view: some View) -> DisplayList {
    rendered(view) { $0.images["tile"] = asset }
  }

  private func paint(_ part: Rect = Rect(x: 0, y: 0, width: 1, height: 1)) -> ImagePaint {
    ImagePaint(image: Image("tile"), sourceRect: part)
  }

  private func groups(_ list: DisplayList) -> [DisplayGroup] {
    list.items.compactMap { if case .beginGroup(let group) = $0 { group } else { nil } }
  }

  @Test("an image is repeated in a shape from its upper left corner, and clipped to it")
  func shapes() {
    let list = drawn(Circle().fill(paint()).frame(width: 50, height: 50))
    #expect(
      groups(list).map(\.clip) == [
        Outline(.ellipse, in: Rect(x: 125, y: 75, width: 50, height: 50))
      ])
    #expect(list.images.count == 3 * 5)
    #expect(list.images.first?.frame == Rect(x: 125, y: 75, width: 20, height: 10))
    #expect(list.images.last?.frame == Rect(x: 165, y: 115, width: 20, height: 10))
    #expect(list.images.allSatisfy { $0.label.isEmpty } && list.problems == [])
  }

  @Test("a part of an image is repeated at a scale, and what is not of the part is cut off")
  func parts() {
    var half = paint(Rect(x: 0.5, y: 0, width: 0.5, height: 1))
    half.scale = 2
    let list = drawn(Rectangle().fill(half.opacity(0.5)).frame(width: 40, height: 20))
    #expect(groups(list).map(\.opacity) == [0.5, 1, 1])
    #expect(
      groups(list).map(\.clip?.rect) == [
        Rect(x: 130, y: 90, width: 40, height: 20), Rect(x: 130, y: 90, width: 20, height: 20),
        Rect(x: 150, y: 90, width: 20, height: 20),
      ])
    #expect(
      list.images.map(\.frame) == [
        Rect(x: 110, y: 90, width: 40, height: 20), Rect(x: 130, y: 90, width: 40, height: 20),
      ])
  }

  @Test("lines, borders, backgrounds and whole texts show an image, too")
  func others() {
    func masks(_ view: some View) -> Int {
      let list = drawn(view)
      #expect(!list.images.isEmpty && list.problems == [])
      return groups(list).filter { !$0.effects.isEmpty }.count
    }
    #expect(masks(Rectangle().stroke(paint(), lineWidth: 4)) == 1)
    #expect(masks(Color.clear.border(paint(), width: 4)) == 1)
    #expect(masks(Text(verbatim: "x").background(paint())) == 0)
    #expect(masks(Text(verbatim: "x").foregroundStyle(paint())) == 1)
    #expect(masks(Rectangle().foregroundStyle(paint())) == 0)
  }

  @Test("too many tiles and a text in parts are not drawn, which is said")
  func limits() {
    var small = paint()
    small.scale = 0.01
    let problem = LayoutProblem.drawnDifferently(.imagePaint, view: nil)
    #expect(drawn(Rectangle().fill(small)).problems == [problem])
    let text = Text(verbatim: "x").foregroundStyle(paint()) + Text(verbatim: "y")
    #expect(drawn(text).problems == [problem])
  }
}
