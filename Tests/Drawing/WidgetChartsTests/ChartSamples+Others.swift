// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetCharts
import WidgetViews

extension ChartSample {
  static var lines: [ChartSample] {
    [
      ChartSample("line") {
        Chart(0..<7) { LineMark(x: .value("Day", day($0)), y: .value("Height", heights[$0])) }
      },
      ChartSample("two lines with symbols") {
        Chart(sales, id: \.count) {
          LineMark(x: .value("Day", $0.day), y: .value("Sold", $0.count))
            .foregroundStyle(by: .value("Kind", $0.kind))
            .symbol(by: .value("Kind", $0.kind))
            .lineStyle(by: .value("Kind", $0.kind))
            .interpolationMethod(.catmullRom)
        }
      },
      ChartSample("interpolations") {
        Chart {
          for (index, method) in methods.enumerated() {
            for number in 0..<7 {
              LineMark(
                x: .value("x", number), y: .value("y", heights[number] + 12 * Double(index)),
                series: .value("Method", index)
              )
              .interpolationMethod(method)
            }
          }
        }
        .chartYAxis(.hidden)
        .chartXScale(domain: 0...6)
      },
      ChartSample("area under a line") {
        Chart(0..<7) { number in
          AreaMark(x: .value("Day", day(number)), y: .value("Height", heights[number]))
            .foregroundStyle(
              LinearGradient(
                colors: [.blue.opacity(0.5), .blue.opacity(0)], startPoint: .top, endPoint: .bottom)
            )
          LineMark(x: .value("Day", day(number)), y: .value("Height", heights[number]))
          if number == 6 {
            PointMark(x: .value("Day", day(number)), y: .value("Height", heights[number]))
          }
        }
      },
      ChartSample("stacked areas") {
        Chart(sales, id: \.count) {
          AreaMark(x: .value("Day", $0.day), y: .value("Sold", $0.count))
            .foregroundStyle(by: .value("Kind", $0.kind))
            .interpolationMethod(.monotone)
        }
      },
      ChartSample("areas around the middle") {
        Chart(sales, id: \.count) {
          AreaMark(x: .value("Day", $0.day), y: .value("Sold", $0.count), stacking: .center)
            .foregroundStyle(by: .value("Kind", $0.kind))
        }
        .chartLegend(position: .trailing, alignment: .center)
      },
      ChartSample("range area, lying and standing") {
        Chart(0..<7) {
          AreaMark(
            x: .value("Day", $0), yStart: .value("Low", heights[$0] - 1),
            yEnd: .value("High", heights[$0] + 2)
          )
          .opacity(0.4)
          AreaMark(
            xStart: .value("Low", ninths[$0]), xEnd: .value("High", ninths[$0] + 1.0),
            y: .value("Day", $0), series: .value("Series", "lying")
          )
          .foregroundStyle(.green)
        }
      },
    ]
  }

  static let ninths: [Double] = heights.map { 3 + $0 / 9 }

  static let methods: [InterpolationMethod] = [
    .linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd,
  ]

  static var others: [ChartSample] {
    [
      ChartSample("points of every symbol") {
        Chart(BasicChartSymbolShape.allCases.indices, id: \.self) {
          PointMark(x: .value("x", $0), y: .value("y", $0 % 3))
            .symbol(BasicChartSymbolShape.allCases[$0])
            .symbolSize(100)
            .foregroundStyle(by: .value("Kind", "\($0 % 4)"))
        }
        .chartXScale(range: .plotDimension(padding: 12))
      },
      ChartSample("rectangles as a heat map") {
        Chart(0..<21) {
          RectangleMark(x: .value("Day", "\($0 % 7)"), y: .value("Week", "w\($0 / 7)"))
            .foregroundStyle(Color.green.opacity(0.2 + Double($0 % 5) / 5))
            .cornerRadius(3)
        }
        .chartXAxis(.hidden)
      },
      ChartSample("ring of sectors") {
        Chart(sales.prefix(5), id: \.count) { sale in
          SectorMark(
            angle: .value("Sold", sale.count), innerRadius: .ratio(0.6), angularInset: 1.5
          )
          .cornerRadius(4)
          .foregroundStyle(by: .value("Sale", "\(sale.day) \(sale.kind)"))
          .annotation(position: .overlay) { Text("\(Int(sale.count))").foregroundStyle(.white) }
        }
        .chartLegend(position: .trailing, alignment: .center)
      },
      ChartSample("pie") {
        Chart(bread, id: \.day) {
          SectorMark(angle: .value("Sold", $0.count))
            .foregroundStyle(by: .value("Day", $0.day))
            .opacity($0.day == "Mon" ? 1 : 0.6)
        }
      },
      ChartSample("rules and a range behind a line") {
        Chart {
          RectangleMark(xStart: .value("From", 2), xEnd: .value("To", 4))
            .foregroundStyle(.yellow.opacity(0.3))
          ForEach(0..<7) {
            LineMark(x: .value("x", $0), y: .value("y", heights[$0]))
          }
          RuleMark(x: .value("Now", 5)).foregroundStyle(.gray)
          RuleMark(xStart: .value("From", 1), xEnd: .value("To", 3), y: .value("y", 1))
            .foregroundStyle(.red)
        }
      },
    ]
  }

  static var axes: [ChartSample] {
    [
      ChartSample("own axes") {
        Chart(0..<7) { LineMark(x: .value("Day", day($0)), y: .value("Height", heights[$0])) }
          .chartXAxis {
            AxisMarks(values: .stride(by: .day, count: 2)) { value in
              AxisTick(length: 6, stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.red)
              AxisValueLabel(centered: true) { Text("#\(value.index)").bold() }
            }
          }
          .chartYAxis {
            AxisMarks(position: .leading, values: [0, 5, 10]) {
              AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 2])).foregroundStyle(.gray)
              AxisValueLabel().foregroundStyle(.primary).font(.caption)
            }
            AxisMarks(position: .trailing, values: .stride(by: 2.5)) { value in
              AxisValueLabel("\(Int(value.as(Double.self) ?? 0)) m")
            }
          }
          .chartXAxisLabel("days", alignment: .trailing)
          .chartYAxisLabel("height")
          .chartPlotStyle { $0.background(Color.yellow.opacity(0.15)).border(Color.gray) }
      },
      ChartSample("large numbers, a reversed scale, and no zero") {
        Chart(0..<7) {
          PointMark(x: .value("x", 1000 * $0), y: .value("y", 1_000_000 + 50_000 * heights[$0]))
        }
        .chartXScale(domain: .automatic(reversed: true))
        .chartYScale(domain: .automatic(includesZero: false))
      },
      ChartSample("powers of ten and square roots") {
        Chart(0..<7) {
          LineMark(
            x: .value("x", $0 * $0), y: .value("y", [1.0, 10, 40, 100, 3000, 9000, 10000][$0]))
        }
        .chartXScale(type: .squareRoot)
        .chartYScale(domain: 1...10_000, type: .log)
      },
      ChartSample("nothing but marks") {
        Chart(0..<7) {
          BarMark(x: .value("x", "\($0)"), y: .value("y", heights[$0]), width: .ratio(0.5))
            .foregroundStyle(.white)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .padding(8)
        .background(Color.indigo)
      },
      ChartSample("no marks") { Chart { if sales.isEmpty { RuleMark(y: .value("y", 0)) } } },
      ChartSample("hours") {
        Chart(0..<25) {
          LineMark(
            x: .value("Time", june.advanced(by: .seconds($0 * 3600))),
            y: .value("y", heights[$0 % 7]))
        }
        .chartOverlay { proxy in
          Text("12").position(
            x: proxy.plotArea.minX
              + (proxy.position(forX: day(0).advanced(by: .seconds(43_200))) ?? 0),
            y: proxy.plotArea.minY + (proxy.position(forY: 5) ?? 0))
        }
      },
    ]
  }
}
