// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension DrawingSample {
  /// Texts, controls, and what is laid out late.
  static var texts: [DrawingSample] {
    [
      DrawingSample("Markdown") {
        Text("plain **bold** *italic* `code` ~~gone~~ [link](app://x)").font(.footnote)
      },
      DrawingSample("Lines and offsets") {
        VStack(alignment: .leading) {
          Text(verbatim: "underline").underline()
          Text(verbatim: "dashes").underline(pattern: .dash, color: .red)
          Text(verbatim: "struck").strikethrough(color: .blue)
          Text(verbatim: "E = mc") + Text(verbatim: "2").font(.caption).baselineOffset(6)
        }
      },
      DrawingSample("Designs") {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: "Default")
          Text(verbatim: "Rounded").fontDesign(.rounded)
          Text(verbatim: "Serif").fontDesign(.serif)
          Text(verbatim: "Mono").monospaced()
          Text(verbatim: "spaced").tracking(3)
        }
      },
      DrawingSample("Moments") {
        let date = Instant(secondsSince1970: 1_780_998_060)
        VStack(alignment: .leading) {
          Text(date, style: .time)
          Text(date, style: .date).font(.caption)
          Text(date, style: .timer).multilineTextAlignment(.trailing)
        }.environment(\.now, Instant(secondsSince1970: 1_780_990_000))
      },
      DrawingSample("Buttons and a toggle") {
        VStack(alignment: .leading, spacing: 4) {
          Button("Bordered", tapAction: TapAction("a")).font(.caption)
          Button("Prominent", tapAction: TapAction("a")).buttonStyle(.borderedProminent)
            .font(.caption)
          Toggle("On", isOn: true, tapAction: nil)
        }
      },
      DrawingSample("Gauges") {
        VStack {
          Gauge(value: 0.7) {
            Text(verbatim: "L")
          } currentValueLabel: {
            Text(verbatim: "70")
          }.gaugeStyle(.accessoryCircular)
          Gauge(value: 0.3) { Text(verbatim: "L") }.gaugeStyle(.accessoryLinear).tint(.orange)
        }
      },
      DrawingSample("A chart of a reader") {
        let values = [0.3, 0.8, 0.5, 1, 0.6]
        GeometryReader { proxy in
          HStack(alignment: .bottom, spacing: 4) {
            ForEach(values.indices, id: \.self) { index in
              RoundedRectangle(cornerRadius: 3).fill(.blue)
                .frame(height: proxy.size.height * values[index])
            }
          }
          .frame(maxHeight: .infinity, alignment: .bottom)
        }
      },
      DrawingSample("A layout of one's own") {
        Fan {
          ForEach(0..<8) { index in
            Circle().fill(index == 0 ? Color.red : .teal).frame(width: 18, height: 18)
          }
        }
      },
    ]
  }
}

/// Views in a circle.
private struct Fan: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let turn = PlaneTransform(rotation: .degrees(Double(index) * 360 / Double(subviews.count)))
      let point = turn(Point(x: 0, y: -bounds.width * 0.4))
      subview.place(
        at: Point(x: bounds.midX + point.x, y: bounds.midY + point.y), anchor: .center)
    }
  }
}
