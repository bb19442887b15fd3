// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Charts
import SwiftUI

// Charts as apps write them, with what they use less often: that it compiles is the test.

private struct Sample: Identifiable {
  let id = 1
  let date = Date(timeIntervalSince1970: 1_780_963_200)
  let end = Date(timeIntervalSince1970: 1_780_966_800)
  let value = 2.0
  let low = 1.0
  let count = 3
  let name = "a"
  let title = LocalizedStringKey("title")
  var width: CGFloat { 9 }
  var size: CGSize { CGSize(width: 3, height: 4) }
}

private struct Day: Plottable {
  let date: Date
  var primitivePlottable: Date { date }
  init?(primitivePlottable: Date) { date = primitivePlottable }
}

private let resource: LocalizedStringResource = "title"

private nonisolated struct Marks {
  let place: CGFloat = 3
  let optional: CGFloat? = 3

  @ChartContentBuilder var bars: some ChartContent {
    BarMark(x: .value("a", "b"), yStart: place, yEnd: nil, width: .fixed(place))
    BarMark(x: .value("a", "b"), yStart: optional, yEnd: nil)
    BarMark(x: .value("a", "b"), width: 4)
    BarMark(x: .value("a", 3), yStart: 2, yEnd: 9, stacking: .normalized)
    BarMark(xStart: 2, xEnd: 9, y: .value("a", 3), height: 3, stacking: .center)
    BarMark(y: .value("a", "b"), height: .fixed(4))
    BarMark(x: .value(resource, 1), y: .value(resource, 2))
    BarMark(x: .value("Range" as String, 1..<3), y: .value(resource, 0..<4))
  }

  @ChartContentBuilder var others: some ChartContent {
    PointMark(x: .value("a", 1), y: optional)
    PointMark(x: nil, y: .value("a", 1))
    RuleMark(x: 3, yStart: .value("a", 1), yEnd: .value("a", 2))
    RuleMark(xStart: .value("a", 1), xEnd: .value("a", 2), y: place)
    RuleMark(xStart: .value("a", 1), xEnd: .value("a", 2), y: .value("b", 2))
    RectangleMark(xStart: 1, xEnd: 2, yStart: 3, yEnd: 4)
    RectangleMark(xStart: .value("a", 1), xEnd: .value("a", 2), yStart: optional)
    SectorMark(angle: .value("a", 1), angularInset: optional)
  }

  @ChartContentBuilder var modifiers: some ChartContent {
    Plot {
      BarMark(x: .value("a", Date(), unit: .day), y: .value("b", 1))
        .offset(x: 1, yStart: 2, yEnd: 3).offset(xStart: 1, xEnd: 2, y: 3)
        .offset(xStart: 1, xEnd: 2, yStart: 3, yEnd: 4)
        .annotation(position: .top, spacing: optional) { Text("a") }
        .accessibilityLabel(resource).accessibilityValue(resource)
        .accessibilityLabel("Day \(3)").symbol(AnyChartSymbolShape(Circle()))
      BarMark(x: .value(resource, Date(), unit: .day), y: .value("b", 1))
    }
    .compositingLayer { $0.opacity(0.5).blur(radius: 1) }
    .offset(CGSize(width: 1, height: 2)).offset(.zero)
    .compositingLayer().symbol(.triangle).symbol(Circle().strokeBorder(style: StrokeStyle()))
  }
}

private nonisolated struct Plots {
  let data = [Sample()]

  @ChartContentBuilder var bars: some ChartContent {
    BarPlot(data, x: .value("a", \.value), yStart: 1, yEnd: 2, stacking: .unstacked)
    BarPlot(data, x: .value("a", \.name), yStart: \.width, yEnd: \.width, width: .ratio(\.width))
    BarPlot(data, xStart: 1, xEnd: 2, y: .value("b", \.value), height: .inset(2))
    BarPlot(data, xStart: .value("a", \.low), xEnd: .value("a", \.value), yStart: 3)
    BarPlot(data, x: .value("a", \.name), y: .value("b", \.value), width: 4)
    BarPlot(data, x: .value("a", \.date, \.end), y: .value("b", 3))
    BarPlot(data, x: .value(resource, \.date, unit: .hour), y: .value(resource, \.value))
    BarPlot(data, x: .value("a", Date(), unit: .hour), y: .value("b", 1, 4))
  }

  @ChartContentBuilder var others: some ChartContent {
    PointPlot(data, x: .value("a", \.value), y: 4).symbolSize(\.size).opacity(\.width)
      .accessibilityLabel(\.title).accessibilityIdentifier(\.name)
    PointPlot(data, x: \.width, y: .value("a", \.value))
    RulePlot(data, x: .value("a", \.value), yStart: \.width, yEnd: \.width)
    RulePlot(data, xStart: .value("a", \.low), xEnd: .value("a", \.value), y: 3)
    RectanglePlot(data, xStart: \.width, xEnd: \.width, yStart: \.width, yEnd: \.width)
    RectanglePlot(data, x: .value("a", \.name), yStart: 1, yEnd: 2)
    SectorPlot(data, angle: .value("a", \.value), innerRadius: .ratio(0.5), angularInset: \.width)
    AreaPlot(data, xStart: .value("a", \.low), xEnd: .value("a", \.value), y: .value("b", \.count))
    LinePlot(x: Text("x"), y: Text("y"), t: Text("t"), domain: 0...1) { t in (x: t, y: t) }
    AreaPlot(x: resource, yStart: resource, yEnd: resource) { x in (yStart: x, yEnd: 2 * x) }
  }
}

private nonisolated struct Scales: View {
  let place: CGFloat? = 3
  let kinds = ["a", "b"]
  var detail: AxisMarks? { nil }

  var body: some View {
    Chart {
      ForEach(kinds, id: \.self) {
        PointMark(x: .value("a", 1), y: .value("b", 2)).foregroundStyle(by: .value("c", $0))
      }
    }
    .chartForegroundStyleScale(range: [.red, .blue], type: .category)
    .chartForegroundStyleScale(domain: kinds, range: [Color.red, .blue])
    .chartForegroundStyleScale(domain: 0...10, range: Gradient(colors: [.red, .blue]), type: .log)
    .chartForegroundStyleScale { (kind: String) in kind == "a" ? Color.red : .blue }
    .chartForegroundStyleScale(domain: kinds) { $0 == "a" ? Color.red : .blue }
    .chartForegroundStyleScale(type: .symmetricLog)
    .chartForegroundStyleScale(["a": .red, "b": .blue])
    .modifier(Others(kinds: kinds))
  }

  struct Others: ViewModifier {
    let kinds: [String]

    func body(content: Content) -> some View {
      content
        .chartSymbolScale(domain: kinds, range: [.circle, .square])
        .chartSymbolScale(range: [Circle(), BasicChartSymbolShape.square])
        .chartSymbolScale(["a": .circle, "b": .square])
        .chartSymbolScale { (_: String) in BasicChartSymbolShape.plus }
        .chartSymbolScale(domain: kinds) { _ in Circle() }
        .modifier(Sizes(kinds: kinds))
    }
  }

  struct Sizes: ViewModifier {
    let kinds: [String]
    let size = CGSize(width: 9, height: 9)

    func body(content: Content) -> some View {
      content
        .chartLineStyleScale(domain: kinds)
        .chartLineStyleScale(range: [StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 2)])
        .chartLineStyleScale { (kind: String) in StrokeStyle(lineWidth: kind == "a" ? 1 : 2) }
        .chartLineStyleScale(domain: kinds) { _ in StrokeStyle() }
        .chartSymbolSizeScale(domain: 0...3, range: 10...200, type: .power(exponent: 2))
        .chartSymbolSizeScale(range: 10...CGFloat(20), type: .log)
        .chartSymbolSizeScale(domain: kinds).chartSymbolSizeScale(["a": 10, "b": 20])
        .chartSymbolSizeScale { (kind: String) in CGFloat(kind.count) }
        .chartXScale(range: .plotDimension).chartXScale(type: nil)
        .chartXScale(range: 0...size.width).chartXScale(domain: 0...9, range: [0, size.width])
        .chartYScale(domain: .automatic(includesZero: nil, reversed: nil), range: 0...100)
        .chartYScale(
          domain: .automatic(dataType: Double.self) { domain in domain.append(100) },
          type: .symmetricLog(slopeAtZero: 2))
    }
  }
}

private nonisolated struct Axes: View {
  let place: CGFloat = 3
  let optional: CGFloat? = 3
  let extra: AxisMarks? = nil

  var body: some View {
    Chart {}
      .chartXAxis {
        AxisMarks { _ in
          AxisTick(length: place)
          AxisTick(length: 4)
          AxisValueLabel(resource)
        }
        .compositingLayer { $0.opacity(0.5) }
        extra
        AnyAxisContent(AxisMarks().compositingLayer())
      }
      .chartXAxisStyle { $0.background(.blue.opacity(0.1)).padding(.top, 4) }
      .chartYAxisStyle { axis in axis.frame(width: 40).border(.red) }
      .chartXAxisLabel(resource).chartYAxisLabel(resource, position: .leading)
      .chartLegend(position: .top, spacing: optional)
      .chartScrollTargetBehavior(.paging)
      .chartScrollTargetBehavior(
        .valueAligned(
          matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)),
          limitBehavior: .always)
      )
      .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page))
  }
}

private struct Snapping: ChartScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    guard let x = context.chartProxy.value(atX: target.rect.minX, as: Double.self) else { return }
    target.rect.origin.x = (context.chartProxy.position(forX: x.rounded()) ?? 0) as CGFloat
  }
}

private func looks(_ proxy: ChartProxy) -> [Any?] {
  let x: CGFloat? = proxy.position(forX: 2)
  let point: CGPoint? = proxy.position(for: (x: 1, y: "a"))
  let range: ClosedRange<CGFloat>? = proxy.positionRange(forX: "a")
  let rect: CGRect? = proxy.positionRange(for: (x: 1, y: "a"))
  let size: CGSize = proxy.plotSize
  let values: (Date, Double)? = proxy.value(at: .zero, as: (Date, Double).self)
  proxy.selectXValue(at: 3)
  proxy.selectXRange(from: 1, to: 2)
  proxy.selectAngleValue(at: proxy.angle(at: .zero))
  return [
    x, point, range, rect, size, values, proxy.plotContainerFrame, proxy.symbol(for: "a"),
    proxy.foregroundStyle(for: "a"), proxy.lineStyle(for: "a"), proxy.symbolSize(for: 2),
    proxy.xDomain(dataType: Date.self), proxy.foregroundStyleDomain(dataType: String.self),
    proxy.value(atAngle: .degrees(3), as: Double.self),
  ]
}

private func bins(of counts: [Int64], _ parts: [CGFloat]) -> [ClosedRange<Int>] {
  let bins = NumberBins(data: counts, desiredCount: 3, minimumStride: 2)
  let other = NumberBins(range: 0...CGFloat(3), count: 3)
  let days = DateBins(thresholds: [])
  _ = counts[0..<1].filter { bins[0] ~= $0 } + Array(counts[ChartBinRange.first(of: counts)])
  return bins == bins && days == days && !other.isEmpty ? [] : [0...1]
}

extension ChartBinRange<Int> {
  fileprivate static func first(of counts: [Int64]) -> ChartBinRange<Int> {
    NumberBins(thresholds: [0, counts.count])[0]
  }
}
