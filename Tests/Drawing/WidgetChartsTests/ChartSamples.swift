// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetCharts
import WidgetViews

/// A sale of a shop.
struct Sale {
  var day: String
  var kind: String
  var count: Double
}

/// What a page of charts shows: a name, and a chart.
struct ChartSample {
  var name: String
  var view: AnyView

  init(_ name: String, @ViewBuilder _ view: () -> some View) {
    self.name = name
    self.view = AnyView(view())
  }

  /// The chart as a widget of 320 × 150 points.
  func list(in environment: EnvironmentValues = EnvironmentValues()) -> DisplayList {
    let canvas = WidgetCanvas(
      family: .systemMedium, size: Size(width: 320, height: 150),
      contentMargins: EdgeInsets(all: 12))
    return DisplayList(rendering: view, on: canvas, in: environment)
  }

  static let sales = [
    Sale(day: "Mon", kind: "Bread", count: 12), Sale(day: "Mon", kind: "Cake", count: 5),
    Sale(day: "Tue", kind: "Bread", count: 18), Sale(day: "Tue", kind: "Cake", count: 9),
    Sale(day: "Wed", kind: "Bread", count: 7), Sale(day: "Wed", kind: "Cake", count: 14),
    Sale(day: "Thu", kind: "Bread", count: 21), Sale(day: "Thu", kind: "Cake", count: 3),
  ]
  static let bread = sales.filter { $0.kind == "Bread" }
  static let heights = [3.0, 8, 2, 9, 9, 4, 6]
  /// The first of June 2026.
  static let june = Instant(secondsSince1970: 1_780_272_000)

  static func day(_ number: Int) -> Instant { june.advanced(by: .seconds(number * 86_400)) }

  static var all: [ChartSample] {
    bars + lines + others + axes + numbers + functions
  }

  static var bars: [ChartSample] {
    [
      ChartSample("bars") {
        Chart(bread, id: \.day) { BarMark(x: .value("Day", $0.day), y: .value("Sold", $0.count)) }
      },
      ChartSample("stacked bars") {
        Chart(sales, id: \.count) {
          BarMark(x: .value("Day", $0.day), y: .value("Sold", $0.count))
            .foregroundStyle(by: .value("Kind", $0.kind))
        }
      },
      ChartSample("grouped bars") {
        Chart(sales, id: \.count) {
          BarMark(x: .value("Day", $0.day), y: .value("Sold", $0.count))
            .foregroundStyle(by: .value("Kind", $0.kind))
            .position(by: .value("Kind", $0.kind))
            .cornerRadius(3)
        }
      },
      ChartSample("normalized bars") {
        Chart(sales, id: \.count) {
          BarMark(x: .value("Day", $0.day), y: .value("Sold", $0.count), stacking: .normalized)
            .foregroundStyle(by: .value("Kind", $0.kind))
        }
        .chartForegroundStyleScale(["Bread": Color.brown, "Cake": Color.pink])
      },
      ChartSample("lying bars") {
        Chart(bread, id: \.day) { sale in
          BarMark(x: .value("Sold", sale.count), y: .value("Day", sale.day))
            .foregroundStyle(Color.orange.gradient)
            .annotation(position: .trailing) { Text("\(Int(sale.count))") }
        }
      },
      ChartSample("one bar of parts") {
        Chart(sales.prefix(3), id: \.count) {
          BarMark(x: .value("Sold", $0.count), height: 24)
            .foregroundStyle(by: .value("Kind", "\($0.day) \($0.kind)"))
        }
        .chartXAxis(.hidden)
        .chartLegend(position: .top, alignment: .trailing)
      },
      ChartSample("bars of days") {
        Chart(0..<7) {
          BarMark(
            x: .value("Day", day($0), unit: .day), y: .value("Height", heights[$0] - 4))
        }
      },
      ChartSample("bars from to") {
        Chart {
          ForEach(0..<5) { number in
            BarMark(
              x: .value("Day", "D\(number)"), yStart: .value("Low", heights[number]),
              yEnd: .value("High", heights[number] + 5), width: .fixed(10)
            )
            .cornerRadius(5)
          }
          RuleMark(y: .value("Mean", 8))
            .foregroundStyle(.red)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
            .annotation(position: .top, alignment: .leading) { Text("mean") }
        }
      },
      ChartSample("bars of a histogram") {
        Chart(0..<6) {
          BarMark(
            x: .value("Bin", ($0 * 10)..<($0 * 10 + 10)), y: .value("Count", heights[$0]))
        }
      },
    ]
  }
}
