// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct ControlTests {
  @Test("a divider is a pixel thick, and a point where the type is large")
  func divider() {
    func height(_ size: DynamicTypeSize, scale: Double) -> Double? {
      rendered(VStack { Divider().accessibilityIdentifier("d") }) {
        $0.displayScale = scale
        $0.dynamicTypeSize = size
      }.frame(of: "d")?.height
    }
    #expect(height(.large, scale: 2) == 0.5)
    #expect(height(.accessibility1, scale: 2) == 1)
    let upright = rendered(
      HStack {
        Color.red.frame(width: 10, height: 40)
        Divider().accessibilityIdentifier("d")
      })
    #expect(upright.frame(of: "d")?.size == Size(width: 1, height: 200))
  }

  @Test("a divider beside a text is as long as the text where its row has the ideal height")
  func dividerBesideText() throws {
    let list = rendered(
      HStack {
        Text("a")
        Divider().accessibilityIdentifier("d")
      }.fixedSize(horizontal: false, vertical: true))
    #expect(list.frame(of: "d")?.height == list.texts.first?.frame.height)
  }

  @Test("a progress view with a value is a bar, its label above")
  func progress() throws {
    let list = rendered(ProgressView("Steps", value: 30, total: 120))
    #expect(list.fills.map(\.rect.width) == [300, 75])
    #expect(list.fills.map(\.rect.height) == [4, 4])
    let label = try #require(list.texts.first)
    #expect(label.frame.minX == 0)
    #expect(label.frame.maxY < list.fills[0].rect.minY)
  }

  @Test("a progress view without a value is an empty ring, one in the circular style is filled")
  func rings() {
    func strokes(_ view: some View) -> [Outline] {
      rendered(view).items.compactMap {
        if case .stroke(let outline, _, _) = $0 { outline } else { nil }
      }
    }
    #expect(strokes(ProgressView()).map(\.kind) == [.ellipse])
    #expect(
      strokes(ProgressView(value: 0.25).progressViewStyle(.circular)).map(\.kind) == [
        .ellipse, .arc(from: 0, to: 90),
      ])
    let gauge = Gauge(value: 60, in: 40...80) { Text("g") }
    #expect(
      strokes(gauge.gaugeStyle(.accessoryCircular)).map(\.kind) == [.arc(from: -135, to: 135)])
    let closed = strokes(gauge.gaugeStyle(.accessoryCircularCapacity)).map(\.rect)
    #expect(
      closed == Array(repeating: Rect(x: 123.75, y: 73.75, width: 52.5, height: 52.5), count: 2))
  }

  @Test("a linear gauge stands between the labels of its bounds")
  func linearGauge() {
    let list = rendered(
      Gauge(value: 0.5) {
        Text("label")
      } currentValueLabel: {
        Text("half")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      })
    #expect(list.texts.map(\.string) == ["label", "0", "1", "half"])
    #expect(list.fills[0].rect.minX > list.texts[1].frame.maxX)
    #expect(list.fills[0].rect.maxX < list.texts[2].frame.minX)
  }

  @Test("a label is an icon and a title with a gap between them")
  func label() throws {
    let list = rendered(
      Label {
        Text("title")
      } icon: {
        Color.red.box("icon", 20, 20)
      })
    let icon = try #require(list.frame(of: "icon"))
    #expect(list.texts.first?.frame.minX == icon.maxX + 8)
  }

  @Test("a circle is in the middle of a square, other shapes fill what they are offered")
  func shapes() {
    let list = rendered(
      ZStack {
        Circle()
        Capsule()
        Ellipse()
        RoundedRectangle(cornerRadius: 500)
        RoundedRectangle(cornerRadius: 0)
      })
    let whole = Rect(x: 0, y: 0, width: 300, height: 200)
    #expect(
      list.fills == [
        Outline(.ellipse, in: Rect(x: 50, y: 0, width: 200, height: 200)),
        Outline(.roundedRectangle(cornerRadius: 100, style: .continuous), in: whole),
        Outline(.ellipse, in: whole),
        Outline(.roundedRectangle(cornerRadius: 100, style: .continuous), in: whole),
        Outline(.rectangle, in: whole),
      ])
  }

  @Test("spacing between a shape and a text is that of the text's font")
  func spacing() throws {
    let list = rendered(
      VStack {
        Color.red.frame(width: 10, height: 10)
        Text("a")
        Color.red.frame(width: 10, height: 10)
      }
    ) { $0.displayScale = 3 }
    let text = try #require(list.texts.first).frame
    #expect(abs(text.minY - list.fills[0].rect.maxY - 6.434) < 0.34)
    #expect(abs(list.fills[1].rect.minY - text.maxY - 10.642) < 0.34)
  }

  @Test("an overlay can stand on a line of its view's text, at any side")
  func overlays() throws {
    for (alignment, line) in [
      (Alignment.leadingFirstTextBaseline, 0), (.centerFirstTextBaseline, 0),
      (.trailingFirstTextBaseline, 0), (.leadingLastTextBaseline, 1),
      (.centerLastTextBaseline, 1), (.trailingLastTextBaseline, 1),
    ] {
      let list = rendered(
        Text("high\nlow").font(.largeTitle).overlay(alignment: alignment) {
          Color.red.box("box", 10, 10)
        })
      let text = try #require(list.texts.first)
      let box = try #require(list.frame(of: "box"))
      #expect(box.maxY == text.lines[line].baseline.y)
      let distances = [
        HorizontalAlignment.leading: box.minX - text.frame.minX,
        .center: box.midX - text.frame.midX, .trailing: box.maxX - text.frame.maxX,
      ]
      // A frame is moved to whole pixels, of which a point has two.
      #expect(abs(distances[alignment.horizontal] ?? 1) <= 0.5)
    }
  }

  @Test("texts in a row stand on one line")
  func baselines() throws {
    let list = rendered(
      HStack(alignment: .firstTextBaseline) {
        Text("big").font(.largeTitle)
        VStack {
          Text("small").font(.caption)
          Text("below").font(.caption)
        }
        Color.red.box("box", 10, 10)
      })
    let baselines = list.texts.map { $0.lines[0].baseline.y }
    #expect(baselines[0] == baselines[1])
    #expect(list.frame(of: "box")?.maxY == baselines[0])
    #expect(baselines[2] > baselines[0])
  }
}
