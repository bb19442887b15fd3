// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct TapRegionTests {
  nonisolated private struct Tiles: View {
    var body: some View {
      HStack(spacing: 0) {
        Link(destination: "app://a") {
          VStack {
            Text("A")
            Image("icon", label: Text("star"))
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        Link("B", destination: "app://b").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .widgetURL("app://widget")
    }
  }

  @Test("in a medium widget links have regions of their own, the widget's is behind them")
  func medium() {
    let list = rendered(Tiles())
    #expect(list.tapRegions.map(\.url) == ["app://widget", "app://a", "app://b"])
    #expect(list.tapRegions.map(\.label) == ["A, star, B", "A, star", "B"])
    #expect(list.tapRegions.map(\.isWidgetURL) == [true, false, false])
    #expect(list.tapRegions[0].frame == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(list.tapRegions[1].frame == Rect(x: 0, y: 0, width: 150, height: 200))
    #expect(list.groups.compactMap(\.tapRegion) == [1, 2])
  }

  @Test(
    "small and accessory widgets have one target",
    arguments: [WidgetFamily.systemSmall, .accessoryCircular, .accessoryRectangular])
  func single(_ family: WidgetFamily) {
    let list = rendered(Tiles(), family: family)
    #expect(list.tapRegions.map(\.url) == ["app://widget"])
    #expect(list.groups.compactMap(\.tapRegion) == [])
  }

  @Test("a region is what of a link is visible; one of which nothing is, is none")
  func clipped() {
    let list = rendered(
      ZStack {
        Link(destination: "app://wide") { Color.red.frame(width: 400, height: 10) }
        Link(destination: "app://out") { Color.red.frame(width: 10, height: 10) }.offset(x: 500)
        Link(destination: "app://clipped") { Color.red.frame(width: 50, height: 50) }
          .frame(width: 20, height: 20).clipped()
      })
    #expect(list.tapRegions.map(\.url) == ["app://wide", "app://clipped"])
    #expect(
      list.tapRegions.map(\.frame) == [
        Rect(x: 0, y: 95, width: 300, height: 10), Rect(x: 140, y: 90, width: 20, height: 20),
      ])
  }

  @Test("a label replaces the texts of a link")
  func labels() {
    let list = rendered(
      VStack {
        Link(destination: "app://a") { Text("A").accessibilityLabel("first") }
        Link(destination: "app://b") {
          Text("B")
          Text("hidden").accessibilityHidden(true)
        }
        Image("icon").accessibilityLabel("icon")
      })
    #expect(list.tapRegions.map(\.label) == ["first", "B"])
    #expect(list.images.map(\.label) == ["icon"])
  }

  @Test("a label of a part of a text is read in the place of that part")
  func labelsOfParts() {
    func label(_ text: Text) -> [String] {
      rendered(Link(destination: "app://a") { text }).tapRegions.map(\.label)
    }
    let sun = Text(verbatim: "☀").bold().accessibilityLabel("Sunny")
    #expect(label(sun + Text(verbatim: ", 20°")) == ["Sunny, 20°"])
    #expect(label(Text("Now \(sun)")) == ["Now Sunny"])
    let name = "all"
    #expect(label((sun + sun).accessibilityLabel(name)) == ["all"])
    #expect(rendered(sun).texts.map(\.string) == ["☀"])
  }

  @Test("the content of a link has the tint, unless it has a color of its own")
  func tint() {
    let view = VStack {
      Link("a", destination: "app://a")
      Link(destination: "app://b") { Text("b").foregroundStyle(.red) }
    }
    let appearance = EnvironmentValues().colorAppearance
    let colors = rendered(view.tint(.green)).texts.map { $0.lines[0].runs[0].color }
    #expect(
      colors == [Color.green, .red].map { $0.resolved(in: appearance) })
    var settings = LayoutSettings.standard
    settings.tintsLinks = false
    let plain = rendered(view, settings: settings).texts.map { $0.lines[0].runs[0].color }
    #expect(plain == [Color.primary, .red].map { $0.resolved(in: appearance) })
  }
}
