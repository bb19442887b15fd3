// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

/// Modifiers whose rules are tested elsewhere by what they set: here, that the modifier sets it.
@Suite struct NamedSubsetTests {
  private let title = "Subscriptions of the household"

  private func shown(_ view: some View) -> String {
    rendered(view.lineLimit(1).frame(width: 120)).texts.first?.lines.first?.runs.first?.string ?? ""
  }

  @Test("a text that is cut gives way at its end, its beginning or its middle")
  func truncationModes() {
    let tail = shown(Text(title).truncationMode(.tail))
    #expect(tail.hasPrefix("Subs") && tail.hasSuffix("…"))
    let head = shown(Text(title).truncationMode(.head))
    #expect(head.hasPrefix("…") && head.hasSuffix("household"))
    let middle = shown(Text(title).truncationMode(.middle))
    #expect(middle.hasPrefix("Su") && middle.contains("…") && middle.hasSuffix("d"))
    #expect(shown(Text(title)) == tail)
  }

  @Test("lines keep the distance that is added to them")
  func lineSpacing() {
    func gap(_ view: some View) -> Double {
      let lines = rendered(view).texts.first?.lines ?? []
      return lines.count == 2 ? lines[1].baseline.y - lines[0].baseline.y : .nan
    }
    #expect(gap(Text("a\nb").lineSpacing(7)) == gap(Text("a\nb")) + 7)
  }

  @Test("a view is clipped by any shape, as large as the view")
  func clipShapes() {
    let frame = Rect(x: 130, y: 90, width: 40, height: 20)
    func clip(_ shape: some Shape) -> Outline? {
      rendered(Color.red.frame(width: 40, height: 20).clipShape(shape)).groups.first?.clip
    }
    #expect(clip(Rectangle()) == Outline(.rectangle, in: frame))
    #expect(clip(Ellipse()) == Outline(.ellipse, in: frame))
    #expect(
      clip(Circle()) == Outline(.ellipse, in: Rect(x: 140, y: 90, width: 20, height: 20)))
    #expect(
      clip(Capsule())
        == Outline(.roundedRectangle(cornerRadius: 10, style: .continuous), in: frame))
    #expect(
      clip(RoundedRectangle(cornerRadius: 3, style: .circular))
        == Outline(.roundedRectangle(cornerRadius: 3, style: .circular), in: frame))
  }

  @Test("a text grows to its ideal size in the axes that are fixed")
  func fixedSize() {
    let narrow = Text(title).fixedSize().frame(width: 50)
    #expect(rendered(narrow).texts.first?.lines.count == 1)
    let wrapped = Text(title).fixedSize(horizontal: false, vertical: true).frame(
      width: 60, height: 10)
    #expect(rendered(wrapped).texts.first?.isTruncated == false)
  }

  @Test("an image is scaled to fit or to fill, in its ratio or another")
  func aspectRatios() {
    func size(_ view: some View) -> Size? {
      rendered(view.accessibilityIdentifier("it").frame(width: 100, height: 50))
        .frame(of: "it")?.size
    }
    #expect(size(Color.red.aspectRatio(1, contentMode: .fit)) == Size(width: 50, height: 50))
    #expect(size(Color.red.aspectRatio(1, contentMode: .fill)) == Size(width: 100, height: 100))
    #expect(
      size(Color.red.aspectRatio(Size(width: 1, height: 2), contentMode: .fit))
        == Size(width: 25, height: 50))
  }

  @Test("a guide may be computed from the size of the view and from its other guides")
  func alignmentGuides() {
    func left(_ value: @escaping (ViewDimensions) -> Double) -> Double? {
      rendered(
        VStack(alignment: .leading) {
          Color.red.frame(width: 40, height: 20).alignmentGuide(.leading, computeValue: value)
            .accessibilityIdentifier("it")
          Color.blue.box("other", 100, 20)
        }.frame(width: 300, alignment: .leading)
      ).frame(of: "it").map(\.minX)
    }
    // Where the guide lies further to the right, the other view is moved, as a stack begins at its leftmost view.
    let plain = left { $0[.leading] }
    #expect(plain == 0)
    #expect(left { -$0.width } == 40)
    #expect(left { -$0.height } == 20)
    #expect(left { -$0[HorizontalAlignment.center] } == 20)
    #expect(left { -$0[.trailing] } == 40)
    #expect(left { $0[explicit: .leading] ?? -7 } == 7)
    let vertical = rendered(
      HStack(alignment: .top) {
        Color.red.frame(width: 20, height: 40)
          .alignmentGuide(.bottom) { _ in 5 }
          .alignmentGuide(.top) { -($0[explicit: .bottom] ?? 0) - ($0[explicit: .top] ?? 1) }
          .accessibilityIdentifier("it")
        Color.blue.box("other", 20, 100)
      })
    #expect(
      (vertical.frame(of: "it")?.minY ?? 0) - (vertical.frame(of: "other")?.minY ?? 0) == 6)
  }

  @Test("colors and views may lie behind and before, by name and by closure")
  func layers() {
    let view = Text("x").frame(width: 40, height: 20)
    let fills: [[Rect]] = [
      rendered(view.background(.red)).fills.map(\.rect),
      rendered(view.background(.red, in: Capsule())).fills.map(\.rect),
      rendered(view.background(Color.red.padding(0))).fills.map(\.rect),
      rendered(view.background { Color.red }).fills.map(\.rect),
      rendered(view.overlay(.red)).fills.map(\.rect),
      rendered(view.overlay(Color.red.padding(0))).fills.map(\.rect),
      rendered(view.overlay { Color.red }).fills.map(\.rect),
    ]
    for fill in fills { #expect(fill == [Rect(x: 130, y: 90, width: 40, height: 20)]) }
  }

  @Test("the type size may be set, and kept below a bound")
  func typeSizes() {
    func size(_ view: some View) -> Double? {
      rendered(view.font(.footnote)) { $0.dynamicTypeSize = .accessibility5 }
        .texts.first?.lines.first?.runs.first?.font.size
    }
    #expect(size(Text("x")) == 44)
    #expect(size(Text("x").dynamicTypeSize(.large)) == 13)
    #expect(size(Text("x").dynamicTypeSize(...DynamicTypeSize.xxLarge)) == 17)
    #expect(size(Text("x").dynamicTypeSize(.small...DynamicTypeSize.xLarge)) == 15)
  }

  @Test("a look that the environment has may be taken back")
  func looks() {
    func font(_ view: some View) -> ResolvedFont? {
      rendered(view).texts.first?.lines.first?.runs.first?.font
    }
    #expect(font(Text("x").bold(false).bold()) == font(Text("x")))
    #expect(font(Text("x").italic(false).italic())?.isItalic == false)
    #expect(font(Text("x").monospacedDigit())?.isMonospacedDigit == true)
    #expect(font(Group { Text("x") }.fontWeight(.heavy))?.weight == .heavy)
  }

  @Test("a label has an image of the catalog, and any views")
  func labels() {
    let asset = ImageAsset(
      content: .bitmap(BitmapImage(width: 1, height: 1, png: [])), size: Size(width: 9, height: 9))
    let list = rendered(
      VStack {
        Label("A", image: "i")
        Label {
          Text("B")
        } icon: {
          Circle().frame(width: 9, height: 9)
        }
      }
    ) { $0.images["i"] = asset }
    #expect(list.images.map(\.name) == ["i"])
    #expect(list.fills.count == 1)
    #expect(list.texts.map(\.string) == ["A", "B"])
  }
}
