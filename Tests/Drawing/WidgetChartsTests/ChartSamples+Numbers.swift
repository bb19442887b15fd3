// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetCharts
import WidgetViews

extension ChartSample {
  /// Weights of which a histogram is made.
  static let weights = [2.7, 3.1, 3.2, 3.4, 3.6, 3.7, 3.8, 3.9, 4.1, 4.2, 4.4, 4.6, 5.2, 5.9]

  static var numbers: [ChartSample] {
    let bins = NumberBins(data: weights, desiredCount: 7)
    return [
      ChartSample("colors by number") {
        Chart(0..<21) {
          RectangleMark(x: .value("Day", "\($0 % 7)"), y: .value("Week", "w\($0 / 7)"))
            .foregroundStyle(by: .value("Count", Double($0) * 2))
        }
      },
      ChartSample("colors of a gradient, in a domain") {
        Chart(0..<7) {
          BarMark(x: .value("Day", "\($0)"), y: .value("y", heights[$0]))
            .foregroundStyle(by: .value("Height", heights[$0]))
        }
        .chartForegroundStyleScale(
          domain: 0...10, range: Gradient(colors: [.green, .yellow, .red])
        )
        .chartLegend(position: .top)
      },
      ChartSample("sizes of symbols by number") {
        Chart(0..<7) {
          PointMark(x: .value("x", $0), y: .value("y", heights[$0]))
            .symbolSize(by: .value("Count", 10 * $0))
        }
      },
      ChartSample("sizes of symbols by category, in a range") {
        Chart(0..<3) {
          PointMark(x: .value("x", "\($0)"), y: .value("y", heights[$0]))
            .symbolSize(by: .value("Kind", ["small", "medium", "large"][$0]))
        }
        .chartSymbolSizeScale(range: 20...400)
      },
      ChartSample("bins of numbers") {
        Chart(bins.indices, id: \.self) { index in
          BarMark(
            x: .value("Weight", bins[index]),
            y: .value("Count", weights.count { bins.index(for: $0) == index }))
        }
      },
    ]
  }
}
