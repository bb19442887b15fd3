// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct AccessoryTests {
  private func drawn(
    _ view: some View, _ family: WidgetFamily, _ size: Size,
    change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> DisplayList {
    var environment = EnvironmentValues()
    environment.widgetRenderingMode = .vibrant
    change(&environment)
    return DisplayList(
      rendering: view, on: WidgetCanvas(family: family, size: size), in: environment)
  }

  @Test("the accessory background fills the widget, and the widget's shape cuts it")
  func background() {
    let size = Size(width: 72, height: 72)
    let list = drawn(
      ZStack {
        AccessoryWidgetBackground()
        Text("7")
      }, .accessoryCircular, size)
    #expect(list.shape == Outline(.ellipse, in: Rect(origin: .zero, size: size)))
    #expect(list.fills.map(\.rect) == [Rect(origin: .zero, size: size)])
    #expect(list.fillColors == [LayoutSettings.standard.accessoryBackground])
    #expect(list.problems == [])
  }

  @Test("an inline accessory is one line: an image, then a text, in the system's font")
  func inline() {
    let size = Size(width: 234, height: 26)
    let list = drawn(
      Label("3 coupons", systemImage: "ticket").font(.largeTitle).padding(), .accessoryInline, size)
    let font = LayoutSettings.standard.inlineFont
    #expect(list.texts.map(\.string) == ["3 coupons"])
    #expect(list.texts.first?.lines.count == 1)
    #expect(list.texts.first?.lines.first?.runs.map(\.font) == [font])
    #expect(list.images.map(\.name) == ["ticket"])
    #expect(list.problems == [])
    let (image, text) = (list.images.first?.frame, list.texts.first?.frame)
    #expect((image?.maxX ?? .infinity) < (text?.minX ?? 0))
    #expect((image?.height ?? 99) <= 26)
    // In the middle of the widget.
    #expect(abs((image?.minX ?? 0) - (234 - (text?.maxX ?? 0))) < 0.5)
  }

  @Test("what else an inline accessory has is left out and said")
  func inlineRest() {
    let size = Size(width: 234, height: 26)
    let list = drawn(
      VStack {
        Text("first").background(.red)
        Image(systemName: "star")
        Text("second")
        ProgressView(value: 0.5)
        Text("hidden").hidden()
      }, .accessoryInline, size)
    #expect(list.texts.map(\.string) == ["first"])
    #expect(list.images.count == 1)
    #expect(list.fills == [])
    #expect(list.problems == [.leftOutOfLine(count: 3)])
    #expect(
      "\(LayoutProblem.leftOutOfLine(count: 1))"
        == "an inline accessory shows one text and an image before it, and other views are left out; put what matters into the text (left out: 1)"
    )
    let grid = drawn(
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
      }, .accessoryInline, size)
    #expect(grid.texts.map(\.string) == ["a"])
    #expect(grid.problems == [.leftOutOfLine(count: 1)])
  }

  @Test("a long line is cut, and one without anything is empty")
  func inlineEdges() {
    let size = Size(width: 100, height: 26)
    let long = drawn(
      Text("a line that is far too long for it").minimumScaleFactor(0.1), .accessoryInline, size)
    #expect(long.texts.first?.isTruncated == true)
    #expect(long.texts.first?.lines.count == 1)
    #expect(drawn(Color.red, .accessoryInline, size).items == [])
    #expect(drawn(EmptyView(), .accessoryInline, size).items == [])
  }

  @Test("accessories are shown as on a Lock Screen where nobody says otherwise")
  func standardModes() {
    #expect(WidgetRenderingMode.standard(for: .accessoryCircular) == .vibrant)
    #expect(WidgetRenderingMode.standard(for: .systemSmall) == .fullColor)
  }
}
