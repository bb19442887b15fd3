// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct GeometryReaderTests {
  @Test("a reader takes all that it is offered and puts its views into the upper leading corner")
  func corner() {
    let list = rendered(
      GeometryReader { proxy in
        Color.red.box("half", proxy.size.width / 2, proxy.size.height / 4)
        Color.blue.accessibilityIdentifier("all")
      }.accessibilityIdentifier("reader").padding(10))
    #expect(list.frame(of: "reader") == Rect(x: 10, y: 10, width: 280, height: 180))
    #expect(list.frame(of: "half") == Rect(x: 10, y: 10, width: 140, height: 45))
    #expect(list.frame(of: "all") == Rect(x: 10, y: 10, width: 280, height: 180))
    #expect(list.problems == [])
  }

  @Test("where nothing is offered a reader is 10 points wide and high")
  func ideal() {
    let list = rendered(
      GeometryReader { _ in Color.red.box("in", 40, 40) }.accessibilityIdentifier("it").fixedSize())
    #expect(list.frame(of: "it") == Rect(x: 145, y: 95, width: 10, height: 10))
    #expect(list.frame(of: "in")?.origin == Point(x: 145, y: 95))
  }

  @Test("a frame is counted from the view, the widget or a view with a name")
  func spaces() {
    var frames: [Rect] = []
    func note(_ found: [Rect]) { frames = found }
    let reader = GeometryReader { proxy in
      let _ = note([
        proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("outer")),
        proxy.frame(in: .named("inner")), proxy.frame(in: .named("nowhere")),
      ])
      Color.red
    }
    _ = rendered(
      HStack(spacing: 0) {
        Color.blue.frame(width: 100)
        VStack(spacing: 0) {
          Color.green.frame(height: 30)
          reader.padding(5).coordinateSpace(name: "inner").padding(7)
        }.coordinateSpace(.named("outer"))
      })
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 176, height: 146), Rect(x: 112, y: 42, width: 176, height: 146),
        Rect(x: 12, y: 42, width: 176, height: 146), Rect(x: 5, y: 5, width: 176, height: 146),
        Rect(x: 112, y: 42, width: 176, height: 146),
      ])
  }

  @Test("the views of a reader find the environment around it")
  func environment() {
    nonisolated struct Family: View {
      @Environment(\.locale) private var locale
      var body: some View { Text(verbatim: locale) }
    }
    let list = rendered(GeometryReader { _ in Family() }.environment(\.locale, "fr"))
    #expect(list.texts.map(\.string) == ["fr"])
  }

  @Test("a reader in a reader is laid out, and a reader without end is cut off")
  func nesting() {
    let list = rendered(
      GeometryReader { outer in
        GeometryReader { inner in
          Color.red.box("in", inner.size.width / 2, outer.size.height)
        }.frame(width: 100)
      })
    #expect(list.frame(of: "in") == Rect(x: 0, y: 0, width: 50, height: 200))
    nonisolated struct Endless: View {
      var body: some View { GeometryReader { _ in Endless() } }
    }
    #expect(rendered(Endless()).problems == [.nestedTooDeep(limit: 256)])
  }

  @Test("what a reader's view says about the widget counts")
  func widget() {
    let list = rendered(
      GeometryReader { _ in
        Color.red.frame(width: 10, height: 10).widgetURL("app://late")
          .containerBackground(.blue, for: .widget)
      })
    #expect(list.tapRegions.map(\.url) == ["app://late"])
    #expect(list.fills.first?.rect == Rect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("where reading begins at the right a reader's views are in the upper right corner")
  func rightToLeft() {
    let list = rendered(GeometryReader { _ in Color.red.box("it", 30, 20) }) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(list.frame(of: "it") == Rect(x: 270, y: 0, width: 30, height: 20))
  }

  @Test("a reader knows the safe area that padding made, and a view may reach into it")
  func safeArea() {
    var insets: [EdgeInsets] = []
    let list = rendered(
      ZStack(alignment: .top) {
        GeometryReader { proxy in
          let _ = insets.append(proxy.safeAreaInsets)
          Color.red
        }
        Color.blue.frame(height: 20).ignoresSafeArea(edges: .top)
          .accessibilityIdentifier("inside")
        Color.blue.accessibilityIdentifier("beyond").ignoresSafeArea(edges: [.top, .leading])
        Color.blue.accessibilityIdentifier("kept").ignoresSafeArea(.keyboard)
      }.safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)))
    #expect(insets == [EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)])
    #expect(list.frame(of: "beyond") == Rect(x: 0, y: 0, width: 260, height: 170))
    #expect(list.frame(of: "kept") == Rect(x: 20, y: 10, width: 240, height: 160))
  }

  @Test("the margins of a widget are no safe area")
  func margins() {
    let list = rendered(
      Color.red.ignoresSafeArea(), margins: EdgeInsets(all: 16))
    #expect(list.fills.map(\.rect) == [Rect(x: 16, y: 16, width: 268, height: 168)])
  }

  @Test("a frame relative to the container is one to the widget's content")
  func containerRelative() {
    let list = rendered(
      VStack(spacing: 0) {
        Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("all")
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 2 : length / 4
        }.accessibilityIdentifier("half")
        Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
          .accessibilityIdentifier("two of three")
      }, margins: EdgeInsets(all: 10))
    #expect(list.frame(of: "all")?.width == 280)
    #expect(list.frame(of: "half")?.size == Size(width: 140, height: 45))
    // (280 − 2 · 10) / 3 for each part, twice, and a gap.
    #expect(list.frame(of: "two of three").map { abs($0.width - (2 * 260 / 3 + 10)) < 1 } == true)
  }
}
