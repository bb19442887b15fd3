// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

/// Circular gauges against the numbers of pictures that a simulator of iOS 26 recorded.
@Suite struct CircularGaugeTests {
  private func arcs(_ view: some View) -> [(from: Double, to: Double, style: StrokeStyle)] {
    rendered(view).items.compactMap { item in
      guard case .stroke(let outline, _, let style) = item,
        case .arc(let from, let to) = outline.kind
      else { return nil }
      return (from, to, style)
    }
  }

  @Test("the arc of an open gauge is 270 degrees long, and 240 with labels of its bounds")
  func arcs() {
    let plain = Gauge(value: 0.68) {
      EmptyView()
    } currentValueLabel: {
      Text(verbatim: "68")
    }
    let bounded = Gauge(value: 0.68) {
      EmptyView()
    } currentValueLabel: {
      Text(verbatim: "68")
    } minimumValueLabel: {
      Text(verbatim: "0")
    } maximumValueLabel: {
      Text(verbatim: "100")
    }
    for (gauge, sweep) in [(AnyView(plain), 270.0), (AnyView(bounded), 240)] {
      let drawn = arcs(gauge.gaugeStyle(.accessoryCircular))
      #expect(drawn.count == 1)
      #expect(drawn.first?.from == -sweep / 2)
      #expect(drawn.first?.to == sweep / 2)
      #expect(drawn.first?.style.lineCap == .round)
      #expect(drawn.first?.style.lineWidth == 5.5)
    }
  }

  @Test("the mark of an open gauge is a dot on the middle of the line, in a circle cut out of it")
  func mark() throws {
    let gauge = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular)
    let list = rendered(gauge.accessibilityIdentifier("gauge"))
    let frame = try #require(list.frame(of: "gauge"))
    let dot = try #require(list.fills.first)
    guard case .path(let steps, _) = dot.kind else {
      Issue.record("the mark is no path")
      return
    }
    let bounds = Path(steps: steps).boundingRect
    #expect(abs(bounds.midX - frame.midX) < 0.01)
    #expect(abs(bounds.midY - (frame.minY + 2.75)) < 0.01)
    #expect(abs(bounds.width - 6) < 0.01)
    // The circle is a hole of the clip of the arc.
    let clips = list.groups.compactMap(\.clip)
    guard case .path(let clip, true)? = clips.first?.kind else {
      Issue.record("the arc is not clipped to what is outside of a circle")
      return
    }
    #expect(clip.count { if case .move = $0 { true } else { false } } == 2)
  }

  @Test("the track of a closed gauge is its tint at 35 percent, and its ends are round")
  func closed() {
    let gauge = Gauge(value: 0.68) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)
      .tint(.green)
    let paints = rendered(gauge).items.compactMap { item -> ResolvedColor? in
      if case .stroke(_, .color(let color), _) = item { color } else { nil }
    }
    #expect(paints.count == 2)
    #expect(paints.map(\.opacity) == [0.35, 1])
    #expect(arcs(gauge).map(\.style.lineCap) == [.round])
  }

  @Test("in the middle of a closed gauge the text that may shrink does so for the height")
  func room() throws {
    let gauge = Gauge(value: 0.68) {
      VStack(spacing: -2) {
        Color.red.frame(width: 10, height: 10)
        Text(verbatim: "68%").font(.system(size: 12, weight: .semibold))
          .minimumScaleFactor(0.2)
        Text(verbatim: "Battery").font(.system(size: 8)).minimumScaleFactor(0.4)
      }
    }
    .gaugeStyle(.accessoryCircularCapacity)
    let texts = rendered(gauge).texts
    #expect(texts.map { $0.lines[0].runs[0].font.size } == [10.25, 7.75])
  }
}
