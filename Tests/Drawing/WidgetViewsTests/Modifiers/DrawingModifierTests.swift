// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct DrawingModifierTests {
  @Test("backgrounds are drawn first, overlays last, both with the view's size")
  func layers() {
    let list = rendered(
      Color.red.frame(width: 50, height: 50)
        .background(Color.green).overlay(alignment: .topLeading) { Color.blue.box("o", 10, 10) })
    #expect(list.fills.map(\.rect.width) == [50, 50, 10])
    #expect(list.frame(of: "o")?.origin == Point(x: 125, y: 75))
    let green = Color.green.resolved(in: EnvironmentValues().colorAppearance)
    #expect(list.fillColors.first == green)
  }

  @Test("several views behind another one are over each other")
  func implicitZStack() {
    let list = rendered(
      Color.red.frame(width: 50, height: 50).background {
        Color.green
        Color.blue.frame(width: 10)
      })
    #expect(list.fills.map(\.rect.width) == [50, 10, 50])
  }

  @Test("a border lies inside of the edges")
  func border() {
    let list = rendered(Color.red.frame(width: 50, height: 50).border(.blue, width: 4))
    guard case .stroke(let outline, _, let style) = list.items.last else {
      Issue.record("the last step is \(list.items)")
      return
    }
    #expect(outline.rect == Rect(x: 127, y: 77, width: 46, height: 46))
    #expect(style == StrokeStyle(lineWidth: 4))
  }

  @Test("clipping and opacity make groups")
  func groups() {
    let list = rendered(
      Color.red.frame(width: 50, height: 50).cornerRadius(8).opacity(0.5))
    let shape = Outline(
      .roundedRectangle(cornerRadius: 8, style: .circular),
      in: Rect(x: 125, y: 75, width: 50, height: 50))
    #expect(list.groups == [DisplayGroup(opacity: 0.5), DisplayGroup(clip: shape)])
    #expect(list.items.filter { $0 == .endGroup }.count == 2)
  }

  @Test("a container background fills the widget, and the margins hold for the content only")
  func containerBackground() {
    let list = rendered(
      Color.red.containerBackground(for: .widget) { Color.blue }, margins: EdgeInsets(all: 16))
    #expect(
      list.fills.map(\.rect) == [
        Rect(x: 0, y: 0, width: 300, height: 200), Rect(x: 16, y: 16, width: 268, height: 168),
      ])
  }

  @Test("margins differ at the two sides, and are mirrored where reading begins at the right")
  func margins() {
    let margins = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    #expect(rendered(Color.red, margins: margins).fills[0].rect.minX == 30)
    let mirrored = rendered(Color.red, margins: margins) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored.fills[0].rect.minX == 10)
  }

  @Test("a shape relative to the container has corners with the same centers")
  func containerRelative() {
    let list = rendered(ContainerRelativeShape().padding(8))
    #expect(
      list.fills.map(\.kind) == [
        .roundedRectangle(
          cornerRadius: WidgetCanvas.standardCornerRadius - 8, style: .continuous)
      ])
  }

  @Test("placeholders show bars for texts and shapes for images")
  func redacted() {
    let list = rendered(
      VStack {
        Text("secret")
        Text("public").unredacted()
        Image("i")
      }.redacted(reason: .placeholder))
    #expect(list.texts.map(\.isRedacted) == [true, false])
    #expect(list.images == [])
    #expect(list.fills.count == 1)
  }

  @Test("the foreground style is that of the innermost modifier, and its levels are fainter")
  func foreground() {
    let list = rendered(
      HStack {
        Rectangle()
        Rectangle().foregroundStyle(.secondary)
        Rectangle().foregroundStyle(.red)
        Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)
        Rectangle().fill(.red)
      })
    let appearance = EnvironmentValues().colorAppearance
    let red = Color.red.resolved(in: appearance)
    var faint = red
    faint.opacity = 0.6
    #expect(
      list.fillColors == [
        Color(system: .label).resolved(in: appearance),
        Color(system: .secondaryLabel).resolved(in: appearance),
        red, faint, red,
      ])
  }

  @Test("colors are white in an accented widget, and by brightness in a vibrant one")
  func renderingModes() {
    let view = Color(red: 0, green: 0, blue: 1, opacity: 0.5).containerBackground(
      .red, for: .widget)
    let accented = rendered(view) { $0.widgetRenderingMode = .accented }
    #expect(accented.fillColors.last == ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5))
    #expect(accented.fillColors.first == LayoutSettings.standard.accentedGround)
    let vibrant = rendered(view) { $0.widgetRenderingMode = .vibrant }
    #expect(vibrant.fillColors.count == 1)
    #expect(abs((vibrant.fillColors.last?.opacity ?? 0) - 0.0361) < 1e-9)
  }

  @Test("a gradient is drawn by its stops")
  func gradient() {
    let list = rendered(
      LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
    let (black, white) = (ResolvedColor(red: 0, green: 0, blue: 0), 1.0)
    #expect(
      list.items == [
        .fill(
          Outline(.rectangle, in: Rect(x: 0, y: 0, width: 300, height: 200)),
          .linearGradient(
            [
              GradientStop(color: black, location: 0),
              GradientStop(
                color: ResolvedColor(red: white, green: white, blue: white), location: 1),
            ], from: UnitPoint(x: 0.5, y: 0), to: UnitPoint(x: 0.5, y: 1)))
      ])
  }
}
