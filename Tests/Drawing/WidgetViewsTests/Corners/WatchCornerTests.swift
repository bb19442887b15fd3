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
      rendering: view.containerBackground(.red, for: .widget), on: try #require(look.canvas),
      in: look.environment(), settings: settings)
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

  /// The distance of a point from the middle of the dial of the watch of 45 mm.
  private func distance(_ point: Point) -> Double {
    let (x, y) = (point.x - 99, point.y - 121)
    return (x * x + y * y).squareRoot()
  }

  /// The difference between the largest and the smallest of some distances.
  private func spread(_ distances: [Double]) throws -> Double {
    let least = try #require(distances.min())
    let most = try #require(distances.max())
    return most - least
  }

  @Test("a widget without a label is as large as its content")
  func plain() throws {
    let list = try picture(Text(verbatim: "7"), in: look())
    #expect(list.size == Size(width: 38, height: 38))
    #expect(list.problems.isEmpty)
  }

  @Test("the notice in place of a widget without a background is as large as the content")
  func notice() throws {
    let look = try look()
    let view = Text(verbatim: "7").cornerLabel(at: "Corner.swift:1") { Text(verbatim: "Sunny") }
    let list = DisplayList(
      rendering: view, on: try #require(look.canvas), in: look.environment(), settings: settings)
    #expect(list.size == Size(width: 38, height: 38))
    #expect(list.problems.contains(.missingContainerBackground))
  }

  @Test("the face is black behind the content, and not as the widget has it")
  func background() throws {
    let list = try picture(Text(verbatim: "7"), in: look())
    #expect(!list.items.contains { if case .fill = $0 { true } else { false } })
  }

  @Test("the letters of a label are on a circle around the dial, between it and the content")
  func circle() throws {
    let view = Text(verbatim: "7").cornerLabel(at: "Corner.swift:1") { Text(verbatim: "SUNNY 24") }
    let list = try picture(view, in: look())
    #expect(list.size == Size(width: 99, height: 121))
    let label = letters(of: list).dropFirst()
    #expect(label.map(\.text) == ["S", "U", "N", "N", "Y", "2", "4"])
    let distances: [Double] = label.map { distance($0.place) }
    #expect(try spread(distances) < 0.01)
    let inner: Double = distance(Point(x: 21, y: 21)) - 19
    #expect(try #require(distances.max()) < inner)
    #expect(try #require(distances.min()) > inner - 20)
    // Read clockwise: to the right and up, and less and less steep.
    for (letter, next) in zip(label, label.dropFirst()) {
      #expect(letter.place.x < next.place.x && letter.place.y > next.place.y)
    }
    let slopes: [Double] = label.map { -$0.transform.b / $0.transform.a }
    #expect(slopes == slopes.sorted(by: >))
  }

  @Test("each letter stands upright on the circle")
  func upright() throws {
    let view = EmptyView().cornerLabel(at: "Corner.swift:1") { Text(verbatim: "ABC") }
    for letter in letters(of: try picture(view, in: look())) {
      let radius = distance(letter.place)
      let outX: Double = (letter.place.x - 99) / radius
      let outY: Double = (letter.place.y - 121) / radius
      // What is up in the letter leads away from the middle of the dial.
      #expect(abs(letter.transform.c + outX) < 0.001)
      #expect(abs(letter.transform.d + outY) < 0.001)
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
    var bars: [[Double]] = []
    for item in list.items {
      guard case .fill(let outline, _) = item, case .path(let steps, _) = outline.kind else {
        continue
      }
      var bar: [Double] = []
      for step in steps {
        switch step {
        case .move(let point), .line(let point): bar.append(distance(point))
        case .curve, .close: break
        }
      }
      bars.append(bar)
    }
    #expect(bars.count == 2)
    for bar in bars {
      #expect(bar.count > 40)
      #expect(try spread(bar) < settings.barHeight + 0.1)
    }
  }

  @Test("content that is to curve is bent around the dial where it is")
  func curved() throws {
    let view = Text(verbatim: "72°F").curvesCornerContent(true, at: "Corner.swift:1")
    let list = try picture(view, in: look())
    #expect(list.size == Size(width: 99, height: 121))
    let distances: [Double] = letters(of: list).map { distance($0.place) }
    #expect(distances.count == 4)
    #expect(try spread(distances) < 0.01)
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

  @Test("what is named in content that curves is where it is bent to")
  func namedCurved() throws {
    let view = Color.red.frame(width: 20, height: 10).accessibilityIdentifier("content")
      .curvesCornerContent(true, at: "Corner.swift:1")
    let frame = try #require(try picture(view, in: look()).elements.first?.frame)
    // In the middle of the arc, which leads to the middle of the place of the content, and turned with it.
    #expect(abs(frame.midX - 21) < 1 && abs(frame.midY - 21) < 1)
    #expect(abs(frame.width - 22) < 1.5 && abs(frame.height - 20) < 1.5)
  }

  @Test("the innermost of several labels is shown")
  func innermost() throws {
    let view = EmptyView().cornerLabel(at: "Corner.swift:1") { Text(verbatim: "A") }
      .cornerLabel(at: "Corner.swift:2") { Text(verbatim: "B") }
    #expect(letters(of: try picture(view, in: look())).map(\.text) == ["A"])
  }

  @Test("that its place is assumed is said, as it is where no face is")
  func said() throws {
    let view = Text(verbatim: "7").cornerLabel(at: "Corner.swift:1") { Text(verbatim: "Sunny") }
    #expect(
      try picture(view, in: look()).problems == [.drawnDifferently(.watchCorner, view: nil)])
    let canvas = WidgetCanvas(family: .accessoryCorner, size: Size(width: 44, height: 44))
    let bare = DisplayList(
      rendering: view.containerBackground(.red, for: .widget), on: canvas)
    #expect(bare.size == canvas.size)
    #expect(
      bare.problems == [
        .notDrawn(modifier: "widgetLabel", place: "Corner.swift:1", view: nil)
      ])
    let circle = WidgetCanvas(family: .accessoryCircular, size: Size(width: 44, height: 44))
    let round = DisplayList(
      rendering: view.containerBackground(.red, for: .widget), on: circle)
    #expect(round.problems.isEmpty)
  }
}
