// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
@testable import WidgetViews

@Suite("Corners of watch faces") struct WatchCornerTests {
  private let settings = LayoutSettings.standard

  private func look(_ name: String = "Apple Watch 45 mm") throws -> WidgetLook {
    let device = try #require(WidgetDevice.named(name))
    return WidgetLook(device: device, family: .accessoryCorner, appearance: .dark)
  }

  private func picture(_ view: some View, in look: WidgetLook) throws -> DisplayList {
    DisplayList(
      rendering: view, on: try #require(look.canvas), in: look.environment(), settings: settings)
  }

  /// A letter of a text, and where its middle comes to lie.
  private struct Letter {
    var text: String
    var place: Point
    var transform: PlaneTransform
  }

  private func letters(of list: DisplayList) -> [Letter] {
    var transforms: [PlaneTransform] = []
    var letters: [Letter] = []
    for item in list.items {
      switch item {
      case .beginGroup(let group):
        let own = group.effects.compactMap { effect in
          if case .transform(let transform) = effect { transform } else { nil }
        }
        transforms.append(own.first ?? .identity)
      case .endGroup: transforms.removeLast()
      case .text(let text):
        for line in text.lines {
          for run in line.runs {
            let middle = Point(x: line.baseline.x + run.x + run.width / 2, y: line.baseline.y)
            let transform = transforms.last ?? .identity
            letters.append(
              Letter(text: run.string, place: transform(middle), transform: transform))
          }
        }
      case .fill, .stroke, .image: break
      }
    }
    return letters
  }

  private func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  @Test("a widget without a label is as large as its content")
  func plain() throws {
    let list = try picture(Text(verbatim: "7"), in: look())
    #expect(list.size == Size(width: 38, height: 38))
    #expect(list.problems.isEmpty)
  }

  @Test("the letters of a label are on a circle around the dial, between it and the content")
  func circle() throws {
    let view = Text(verbatim: "7").cornerLabel(at: "Corner.swift:1") { Text(verbatim: "SUNNY 24") }
    let list = try picture(view, in: look())
    #expect(list.size == Size(width: 99, height: 121))
    let label = letters(of: list).dropFirst()
    #expect(label.map(\.text) == ["S", "U", "N", "N", "Y", "2", "4"])
    let center = Point(x: 99, y: 121)
    let distances = label.map { distance($0.place, center) }
    #expect(try #require(distances.max()) - #require(distances.min()) < 0.01)
    let content = distance(Point(x: 2 + 19, y: 2 + 19), center)
    #expect(distances.allSatisfy { $0 < content - 19 && $0 > content - 19 - 20 })
    // Read clockwise: to the right and up, and less and less steep.
    for (letter, next) in zip(label, label.dropFirst()) {
      #expect(letter.place.x < next.place.x && letter.place.y > next.place.y)
    }
    let slopes = label.map { -$0.transform.b / $0.transform.a }
    #expect(zip(slopes, slopes.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test("each letter stands upright on the circle")
  func upright() throws {
    let view = EmptyView().cornerLabel(at: "Corner.swift:1") { Text(verbatim: "ABC") }
    for letter in letters(of: try picture(view, in: look())) {
      let (x, y) = (letter.place.x - 99, letter.place.y - 121)
      let radius = (x * x + y * y).squareRoot()
      // What is up in the letter leads away from the middle of the dial.
      #expect(abs(-letter.transform.c - x / radius) < 0.001)
      #expect(abs(-letter.transform.d - y / radius) < 0.001)
    }
  }

  @Test("a label that is longer than its arc is cut off, and the picture says what all of it is")
  func long() throws {
    let sentence = "A label that is much too long for a corner"
    let view = Text(verbatim: "7").cornerLabel(at: "Corner.swift:1") { Text(verbatim: sentence) }
    let list = try picture(view, in: look())
    let texts = list.items.compactMap { item in
      if case .text(let text) = item, text.isTruncated { text } else { nil }
    }
    #expect(texts.map(\.string) == [sentence])
    #expect(letters(of: list).last?.text == "…")
  }

  @Test("the bar of a progress view becomes a part of a ring")
  func bar() throws {
    let view = Text(verbatim: "7").cornerLabel(at: "Corner.swift:1") { ProgressView(value: 1) }
    let list = try picture(view, in: look())
    let center = Point(x: 99, y: 121)
    let bars = list.items.compactMap { item -> [Double]? in
      guard case .fill(let outline, _) = item, case .path(let steps, _) = outline.kind else {
        return nil
      }
      return steps.compactMap { step in
        switch step {
        case .move(let point), .line(let point): distance(point, center)
        case .curve, .close: nil
        }
      }
    }
    #expect(bars.count == 2)
    for bar in bars {
      #expect(bar.count > 40)
      #expect(try #require(bar.max()) - #require(bar.min()) < settings.barHeight + 0.1)
    }
  }

  @Test("content that is to curve is bent around the dial where it is")
  func curved() throws {
    let view = Text(verbatim: "72°F").curvesCornerContent(true, at: "Corner.swift:1")
    let list = try picture(view, in: look())
    #expect(list.size == Size(width: 99, height: 121))
    let distances = letters(of: list).map { distance($0.place, Point(x: 99, y: 121)) }
    #expect(distances.count == 4)
    #expect(try #require(distances.max()) - #require(distances.min()) < 0.01)
  }

  @Test("a tap anywhere in the corner opens the widget's address, and the label is read with it")
  func tapped() throws {
    let view = Text(verbatim: "7").widgetURL("app://day")
      .cornerLabel(at: "Corner.swift:1") { Text(verbatim: "Sunny") }
    let list = try picture(view, in: look())
    #expect(list.tapRegions.map(\.frame) == [Rect(x: 0, y: 0, width: 99, height: 121)])
    #expect(list.tapRegions.map(\.label) == ["7, Sunny"])
  }

  @Test("what is named in the content is where it is drawn")
  func named() throws {
    let view = Color.red.accessibilityIdentifier("content")
      .cornerLabel(at: "Corner.swift:1") { Text(verbatim: "Sunny") }
    let list = try picture(view, in: look())
    #expect(list.elements.map(\.frame) == [Rect(x: 2, y: 2, width: 38, height: 38)])
  }

  @Test("that its place is assumed is said, as it is where no face is")
  func said() throws {
    let view = Text(verbatim: "7").cornerLabel(at: "Corner.swift:1") { Text(verbatim: "Sunny") }
    #expect(
      try picture(view, in: look()).problems == [.drawnDifferently(.watchCorner, view: nil)])
    let canvas = WidgetCanvas(family: .accessoryCorner, size: Size(width: 44, height: 44))
    let bare = DisplayList(rendering: view, on: canvas)
    #expect(bare.size == canvas.size)
    #expect(
      bare.problems == [
        .notDrawn(modifier: "widgetLabel", place: "Corner.swift:1", view: nil)
      ])
    let circle = WidgetCanvas(family: .accessoryCircular, size: Size(width: 44, height: 44))
    #expect(DisplayList(rendering: view, on: circle).problems.isEmpty)
  }
}
