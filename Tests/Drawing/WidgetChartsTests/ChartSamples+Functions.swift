// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetCharts
import WidgetViews

extension ChartSample {
  static var functions: [ChartSample] {
    [
      ChartSample("graphs of functions over bars") {
        Chart {
          LinePlot(x: "x", y: "parabola") { $0 * $0 / 8 }
            .foregroundStyle(.red)
          LinePlot(x: "x", y: "half", domain: 2...5) { $0 / 2 }
            .foregroundStyle(.green)
            .lineStyle(StrokeStyle(lineWidth: 3, dash: [4, 4]))
          for number in 0..<7 {
            BarMark(
              x: .value("x", Double(number)..<Double(number + 1)), y: .value("y", heights[number])
            )
            .opacity(0.3)
          }
        }
      },
      ChartSample("a function with a gap, beyond the scale") {
        Chart { LinePlot(x: "x", y: "y") { 1 / $0 } }
          .chartXScale(domain: -4...4)
          .chartYScale(domain: -2...2)
      },
      ChartSample("areas of functions") {
        Chart {
          AreaPlot(x: "x", yStart: "low", yEnd: "high") { (yStart: $0, yEnd: 4 - $0 * $0 / 2) }
            .opacity(0.5)
          AreaPlot(x: "x", y: "cube", domain: -2...0) { $0 * $0 * $0 }
            .foregroundStyle(.orange)
        }
        .chartXScale(domain: -4...2)
        .chartYScale(domain: -4...4)
      },
      ChartSample("a line of two colors, by masks") {
        Chart {
          for part in 0..<2 {
            Plot {
              for number in 0..<7 {
                LineMark(
                  x: .value("x", number), y: .value("y", heights[number]),
                  series: .value("part", part))
              }
            }
            .foregroundStyle(part == 0 ? .blue : .red)
            .mask { RectangleMark(yStart: .value("y", part * 5), yEnd: .value("y", part * 5 + 5)) }
          }
        }
        .chartYScale(domain: 0...10)
      },
      ChartSample("a curve of a parameter") {
        Chart {
          LinePlot(x: "x", y: "y", t: "t", domain: -1...1) {
            (x: 4 * $0 * $0 * $0 - 3 * $0, y: $0 * $0)
          }
        }
      },
    ]
  }
}
