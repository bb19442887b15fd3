// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct PreferenceTests {
  struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<Rect>] { [] }
    static func reduce(value: inout [Anchor<Rect>], nextValue: () -> [Anchor<Rect>]) {
      value += nextValue()
    }
  }

  struct Middle: PreferenceKey {
    typealias Value = Anchor<Point>?
    static func reduce(value: inout Anchor<Point>?, nextValue: () -> Anchor<Point>?) {
      value = value ?? nextValue()
    }
  }

  @Test(
    "what views say is collected in their order, and a view's own takes the place of what is in it")
  func order() {
    let list = rendered(
      VStack {
        Color.red.preference(key: Names.self, value: ["a"])
        HStack {
          Color.red.preference(key: Names.self, value: ["hidden by b"])
        }.preference(key: Names.self, value: ["b"])
        Color.red.preference(key: Names.self, value: ["c"])
          .transformPreference(Names.self) { $0.append("d") }
          .background { Color.blue.preference(key: Names.self, value: ["behind"]) }
        ViewThatFits {
          Color.red.frame(width: 1000).preference(key: Names.self, value: ["does not fit"])
          Color.red.preference(key: Names.self, value: ["fits"])
        }
      }.overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { names in
        Text(verbatim: names.joined(separator: " ")).accessibilityIdentifier("names")
      })
    #expect(list.texts.map(\.string) == ["a b c d behind fits"])
    #expect(list.frame(of: "names")?.maxX == 300)
    #expect(list.frame(of: "names")?.maxY == 200)
  }

  @Test(
    "where nothing is said the key's own value is read, and what reads nothing may show nothing")
  func defaults() {
    let list = rendered(
      Color.red.overlayPreferenceValue(Names.self) { Text(verbatim: "\($0.count)") }
        .backgroundPreferenceValue(Middle.self) { middle in
          if middle != nil { Text(verbatim: "never") }
        })
    #expect(list.texts.map(\.string) == ["0"])
    #expect(list.problems == [])
  }

  /// Source: the article "Inspecting the View Tree" of swiftui-lab.com, whose border moves to the view that is chosen.
  @Test("the frames of views can be read behind all of them")
  func anchors() {
    let list = rendered(
      HStack(spacing: 20) {
        Color.red.frame(width: 30, height: 40)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        Color.blue.frame(width: 50, height: 60)
          .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
      }.backgroundPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let frame = proxy[anchors[index]]
            Color.green.frame(width: frame.width, height: frame.height)
              .accessibilityIdentifier("\(index)").offset(x: frame.minX, y: frame.minY)
          }
        }
      })
    #expect(list.frame(of: "0") == Rect(x: 100, y: 80, width: 30, height: 40))
    #expect(list.frame(of: "1") == Rect(x: 150, y: 70, width: 50, height: 60))
    // They are behind: drawn first.
    #expect(list.fills.map(\.rect.width) == [30, 50, 30, 50])
  }

  @Test("a point of a view can be read")
  func points() {
    func point(_ source: Anchor<Point>.Source) -> Point? {
      var read: [Point] = []
      _ = rendered(
        Color.red.frame(width: 100, height: 50)
          .anchorPreference(key: Middle.self, value: source) { $0 }
          .padding(10)
          .overlayPreferenceValue(Middle.self) { anchor in
            GeometryReader { proxy in
              let _ = read.append(contentsOf: anchor.map { [proxy[$0]] } ?? [])
              Color.clear
            }
          })
      return read.first
    }
    #expect(point(.center) == Point(x: 60, y: 35))
    #expect(point(.bottomTrailing) == Point(x: 110, y: 60))
    #expect(point(.point(Point(x: 1, y: 2))) == Point(x: 11, y: 12))
    #expect(point(.unitPoint(UnitPoint(x: 0.25, y: 1))) == Point(x: 35, y: 60))
  }

  @Test("sizes that readers behind views say are read")
  func sizes() {
    struct Widths: PreferenceKey {
      static let defaultValue = 0.0
      static func reduce(value: inout Double, nextValue: () -> Double) {
        value = max(value, nextValue())
      }
    }
    let list = rendered(
      VStack {
        Color.red.frame(width: 70, height: 10)
          .background(
            GeometryReader { Color.clear.preference(key: Widths.self, value: $0.size.width) })
        Color.red.frame(width: 40, height: 10)
          .background(
            GeometryReader { Color.clear.preference(key: Widths.self, value: $0.size.width) })
      }.overlayPreferenceValue(Widths.self) { Color.blue.box("widest", $0, 5) })
    #expect(list.frame(of: "widest")?.width == 70)
  }
}
