// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct ImageTests {
  private func asset(isTemplate: Bool = false) -> ImageAsset {
    ImageAsset(
      content: .bitmap(BitmapImage(width: 2, height: 2, png: [1])),
      size: Size(width: 40, height: 20), isTemplate: isTemplate)
  }

  private func image(
    _ view: some View, isTemplate: Bool = false, mode: WidgetRenderingMode = .fullColor
  ) -> DisplayImage? {
    rendered(view) {
      $0.images = ImageCatalog(
        ["i": asset(isTemplate: isTemplate)], symbols: ["star": asset()])
      $0.widgetRenderingMode = mode
    }.images.first
  }

  @Test("an image has its own size, whatever it is offered, and takes it where it is resizable")
  func sizes() {
    #expect(
      image(Image("i").frame(width: 10, height: 10))?.frame
        == Rect(x: 130, y: 90, width: 40, height: 20))
    #expect(
      image(Image("i").resizable())?.frame == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(
      image(Image("i").resizable().fixedSize())?.frame.size == Size(width: 40, height: 20))
  }

  @Test("a template has the color of the foreground, other images keep theirs")
  func templates() {
    let red = Color.red.resolved(in: EnvironmentValues().colorAppearance)
    #expect(image(Image("i").foregroundColor(.red))?.tint == nil)
    #expect(image(Image("i").foregroundColor(.red), isTemplate: true)?.tint == red)
    #expect(image(Image("i").renderingMode(.template).foregroundColor(.red))?.tint == red)
    #expect(image(Image("i").renderingMode(.original), isTemplate: true)?.tint == nil)
    #expect(image(Image("i"), mode: .accented)?.tint == ResolvedColor(red: 1, green: 1, blue: 1))
  }

  @Test("a symbol is a template as large as the font")
  func symbols() {
    let symbol = image(Image(systemName: "star").font(.system(size: 20)))
    #expect(symbol?.frame.size == Size(width: 24, height: 24))
    #expect(symbol?.tint != nil)
    #expect(symbol?.content != nil)
  }

  @Test("an image that does not exist keeps a place and is said once")
  func missing() {
    let list = rendered(
      VStack {
        Image("none")
        Image("none")
      })
    #expect(list.images.map(\.content) == [nil, nil])
    #expect(
      list.images.map(\.frame.size) == Array(repeating: Size(width: 24, height: 24), count: 2))
    #expect(list.problems == [.missingImage(name: "none")])
  }
}
