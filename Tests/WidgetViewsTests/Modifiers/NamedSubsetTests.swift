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
}
