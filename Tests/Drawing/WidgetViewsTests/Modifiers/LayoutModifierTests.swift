// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct LayoutModifierTests {
  @Test("padding without a length is 16, at the edges that are named")
  func padding() {
    let list = rendered(
      Color.red.accessibilityIdentifier("a").padding([.top, .leading]))
    #expect(list.frame(of: "a") == Rect(x: 16, y: 16, width: 284, height: 184))
  }

  @Test("negative padding lets a view reach out")
  func negativePadding() {
    let list = rendered(
      Color.red.accessibilityIdentifier("a").padding(-10).frame(width: 50, height: 50))
    #expect(list.frame(of: "a") == Rect(x: 115, y: 65, width: 70, height: 70))
    #expect(list.problems == [])
  }

  @Test("an offset moves what is drawn and nothing else")
  func offset() {
    let list = rendered(
      HStack(spacing: 0) {
        Color.red.box("a", 10, 10).offset(x: 5, y: -5)
        Color.red.box("b", 10, 10)
      })
    #expect(list.frame(of: "a")?.origin == Point(x: 145, y: 90))
    #expect(list.frame(of: "b")?.origin == Point(x: 150, y: 95))
  }

  @Test("a position takes all the room and puts the middle of the view at the point")
  func position() {
    let list = rendered(
      Color.red.box("a", 10, 20).position(x: 100, y: 50).accessibilityIdentifier("room"))
    #expect(list.frame(of: "a") == Rect(x: 95, y: 40, width: 10, height: 20))
    #expect(list.frame(of: "room") == Rect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("hidden views, and those that are transparent, keep their place and are not drawn")
  func hidden() {
    let list = rendered(
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).hidden()
        Color.red.frame(width: 10, height: 10).opacity(0)
        Color.red.box("c", 10, 10)
      })
    #expect(list.fills.map(\.rect.minX) == [155])
  }

  @Test("an ideal width counts where nothing is offered")
  func idealWidth() {
    let list = rendered(
      Color.red.accessibilityIdentifier("a").frame(idealWidth: 70, idealHeight: 30).fixedSize())
    #expect(list.frame(of: "a")?.size == Size(width: 70, height: 30))
  }

  @Test("a ratio is that of the image where none is given")
  func scaledToFit() {
    let asset = ImageAsset(
      content: .vector(VectorImage(viewBox: Rect(x: 0, y: 0, width: 1, height: 1), paths: [])),
      size: Size(width: 40, height: 20))
    let fitted = rendered(Image("i").resizable().scaledToFit()) {
      $0.images = ImageCatalog(["i": asset])
    }
    #expect(fitted.images.map(\.frame) == [Rect(x: 0, y: 25, width: 300, height: 150)])
    let filled = rendered(Image("i").resizable().scaledToFill()) {
      $0.images = ImageCatalog(["i": asset])
    }
    #expect(filled.images.map(\.frame) == [Rect(x: -50, y: 0, width: 400, height: 200)])
  }

  @Test("a frame, padding and a stack reset the layout priority, other modifiers keep it")
  func priorities() {
    func width(_ view: some View) -> Double? {
      rendered(
        HStack(spacing: 0) {
          view
          Color.red.accessibilityIdentifier("rest")
        }
      ).frame(of: "rest")?.width
    }
    #expect(width(Color.blue.layoutPriority(1)) == 0)
    #expect(width(Color.blue.layoutPriority(1).opacity(0.5).clipped()) == 0)
    #expect(width(Color.blue.layoutPriority(1).padding(2)) == 150)
    #expect(width(Color.blue.layoutPriority(1).frame(maxWidth: .infinity)) == 150)
    #expect(width(VStack { Color.blue.layoutPriority(1) }) == 150)
  }

  @Test("a guide of a view counts where its stack aligns by it, and not elsewhere")
  func guides() {
    func place(_ alignment: HorizontalAlignment) -> Double? {
      rendered(
        VStack(alignment: alignment) {
          Color.red.frame(width: 100, height: 10)
          Color.red.box("a", 10, 10).alignmentGuide(.trailing) { $0[.trailing] + 20 }
        }
      ).frame(of: "a")?.minX
    }
    #expect(place(.trailing) == 170)
    #expect(place(.leading) == 100)
    #expect(place(.center) == 145)
  }
}
