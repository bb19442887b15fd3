// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@testable import WidgetCharts

/// Plots of collections and of functions.
@Suite struct PlotTests {
  private struct Meal {
    var day: String
    var hour: Double
    var low: Double
    var high: Double
    var kind: String
    var color: Color
    var weight: Double
    var isSecret: Bool
    var dash: StrokeStyle { StrokeStyle(lineWidth: weight * 4) }
    var label: Text { Text(verbatim: kind) }
    var shape: BasicChartSymbolShape { isSecret ? .cross : .square }
    var span: Range<Double> { low..<high }
  }

  private static let meals = [
    Meal(
      day: "Mo", hour: 3, low: 1, high: 4, kind: "tea", color: .red, weight: 0.5, isSecret: true),
    Meal(
      day: "Tu", hour: 5, low: 2, high: 6, kind: "cake", color: .blue, weight: 1, isSecret: false),
    Meal(
      day: "We", hour: 2, low: 1, high: 3, kind: "tea", color: .green, weight: 0.75,
      isSecret: false),
  ]

  private static func list(_ content: some ChartContent) -> DisplayList {
    ChartSample("plot") { Chart { content } }.list()
  }

  private static func expectSame(
    _ plot: some ChartContent, _ marks: (Meal) -> some ChartContent,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      list(plot) == list(ForEach(meals, id: \.day) { marks($0) }), sourceLocation: sourceLocation)
  }

  @Test("a plot of a collection is drawn as a mark for each element")
  func collections() {
    let meals = Self.meals
    Self.expectSame(BarPlot(meals, x: .value("Day", \.day), y: .value("Hour", \.hour), width: 9)) {
      BarMark(x: .value("Day", $0.day), y: .value("Hour", $0.hour), width: 9)
    }
    Self.expectSame(
      BarPlot(
        meals, x: .value("Day", \.day), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
    ) {
      BarMark(
        x: .value("Day", $0.day), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high))
    }
    Self.expectSame(
      BarPlot(meals, x: .value("Span", \.span), y: .value("Hour", \.hour), stacking: .unstacked)
    ) {
      BarMark(x: .value("Span", $0.span), y: .value("Hour", $0.hour), stacking: .unstacked)
    }
    Self.expectSame(
      LinePlot(
        meals, x: .value("Day", \.day), y: .value("Hour", \.hour), series: .value("Kind", \.kind))
    ) {
      LineMark(
        x: .value("Day", $0.day), y: .value("Hour", $0.hour), series: .value("Kind", $0.kind))
    }
    Self.expectSame(
      AreaPlot(
        meals, x: .value("Day", \.day), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
    ) {
      AreaMark(
        x: .value("Day", $0.day), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high))
    }
    Self.expectSame(
      PointPlot(meals, x: .value("Day", \.day), y: .value("Hour", \.hour)).symbolSize(90)
    ) {
      PointMark(x: .value("Day", $0.day), y: .value("Hour", $0.hour)).symbolSize(90)
    }
    Self.expectSame(RulePlot(meals, y: .value("Hour", \.hour)).foregroundStyle(.red)) {
      RuleMark(y: .value("Hour", $0.hour)).foregroundStyle(.red)
    }
    Self.expectSame(
      RectanglePlot(
        meals, x: .value("Day", \.day), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
    ) {
      RectangleMark(
        x: .value("Day", $0.day), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high))
    }
    Self.expectSame(
      SectorPlot(
        meals, angle: .value("Hour", \.hour), innerRadius: .ratio(0.5), angularInset: 2
      ).foregroundStyle(by: .value("Kind", \.kind))
    ) {
      SectorMark(angle: .value("Hour", $0.hour), innerRadius: .ratio(0.5), angularInset: 2)
        .foregroundStyle(by: .value("Kind", $0.kind))
    }
  }

  @Test("a plot takes places of the plot, lengths of each element and constants")
  func places() {
    let meals = Self.meals
    Self.expectSame(
      BarPlot(meals, x: .value("Day", \.day), yStart: \.low, yEnd: \.high, width: .fixed(\.hour))
    ) {
      BarMark(x: .value("Day", $0.day), yStart: $0.low, yEnd: $0.high, width: .fixed($0.hour))
    }
    Self.expectSame(BarPlot(meals, xStart: 3, xEnd: 9, y: .value("Day", \.day), height: 4)) {
      BarMark(xStart: 3, xEnd: 9, y: .value("Day", $0.day), height: 4)
    }
    Self.expectSame(PointPlot(meals, x: .value("Day", \.day), y: \.hour)) {
      PointMark(x: .value("Day", $0.day), y: $0.hour)
    }
    Self.expectSame(RulePlot(meals, x: .value("Day", \.day), yStart: 3, yEnd: 9)) {
      RuleMark(x: .value("Day", $0.day), yStart: 3, yEnd: 9)
    }
    Self.expectSame(
      RectanglePlot(meals, xStart: \.low, xEnd: \.high, yStart: \.low, yEnd: \.hour)
    ) {
      RectangleMark(xStart: $0.low, xEnd: $0.high, yStart: $0.low, yEnd: $0.hour)
    }
    Self.expectSame(
      BarPlot(meals, x: .value("Span", \.low, \.high), y: .value("Hour", 4), stacking: .unstacked)
    ) {
      BarMark(x: .value("Span", $0.low..<$0.high), y: .value("Hour", 4), stacking: .unstacked)
    }
  }

  @Test("modifiers of a plot take what each element says, and then what is said of all")
  func modifiers() {
    Self.expectSame(
      PointPlot(Self.meals, x: .value("Day", \.day), y: .value("Hour", \.hour))
        .foregroundStyle(\.color)
        .symbol(\.shape)
        .symbolSize(\.hour)
        .opacity(\.weight)
        .accessibilityLabel(\.label)
        .accessibilityValue(\.day)
        .accessibilityHidden(\.isSecret)
        .foregroundStyle(.black)
    ) {
      PointMark(x: .value("Day", $0.day), y: .value("Hour", $0.hour))
        .foregroundStyle($0.color)
        .symbol($0.shape)
        .symbolSize($0.hour)
        .opacity($0.weight)
        .accessibilityLabel($0.label)
        .accessibilityValue($0.day)
        .accessibilityHidden($0.isSecret)
    }
    Self.expectSame(
      BarPlot(Self.meals, x: .value("Day", \.day), y: .value("Hour", \.hour))
        .foregroundStyle(by: .value("Kind", \.kind))
        .position(by: .value("Kind", \.kind), span: .ratio(0.5))
    ) {
      BarMark(x: .value("Day", $0.day), y: .value("Hour", $0.hour))
        .foregroundStyle(by: .value("Kind", $0.kind))
        .position(by: .value("Kind", $0.kind), span: .ratio(0.5))
    }
    Self.expectSame(
      LinePlot(Self.meals, x: .value("Day", \.day), y: .value("Hour", \.hour))
        .lineStyle(\.dash)
        .symbol(by: .value("Kind", \.kind))
        .symbolSize(by: .value("Weight", \.weight))
    ) {
      LineMark(x: .value("Day", $0.day), y: .value("Hour", $0.hour))
        .lineStyle($0.dash)
        .symbol(by: .value("Kind", $0.kind))
        .symbolSize(by: .value("Weight", $0.weight))
    }
  }

  private static func plan(
    _ settings: (inout ChartSettings) -> Void = { _ in },
    @ChartContentBuilder _ content: () -> AnyChartContent
  ) -> ChartPlan {
    var environment = EnvironmentValues()
    (environment.chart.x.visibility, environment.chart.y.visibility) = (.hidden, .hidden)
    settings(&environment.chart)
    return ChartPlan(of: content().marks, size: Size(width: 101, height: 50), in: environment)
  }

  /// The places of the graphs, a list for each part.
  private static func parts(_ plan: ChartPlan) -> [[(x: Double, y: Double)]] {
    var parts: [[(x: Double, y: Double)]] = []
    var last: PlottedValue?
    for mark in plan.marks.map(\.mark) {
      guard let x = mark.x.values.first?.start.number, let y = mark.y.values.last?.start.number
      else { continue }
      if mark.series == nil || mark.series != last { parts.append([]) }
      parts[parts.count - 1].append((x, y))
      last = mark.series
    }
    return parts
  }

  @Test("a function without a domain is drawn over the x scale, which other marks decide on")
  func scaleOfFunctions() throws {
    let data = Self.plan {
      LinePlot(x: "x", y: "y") { $0 + 1 }
      PointMark(x: .value("x", 8), y: .value("y", 1))
    }
    let line = try #require(Self.parts(data).first)
    #expect(line.count == 101)
    #expect(line.first.map { [$0.x, $0.y] } == [0, 1])
    #expect(line.last.map { [$0.x, $0.y] } == [10, 11], "the scale ends at a tick")
    let given = Self.plan {
      $0.x.domain = (-10...10).domain
    } _: {
      LinePlot(x: "x", y: "y") { $0 }
      LinePlot(x: "x", y: "y", domain: 2...3) { $0 }
    }
    #expect(Self.parts(given).map { $0.first?.x } == [-10, 2])
    #expect(Self.parts(given).map { $0.last?.x } == [10, 3])
    let categories = Self.plan {
      LinePlot(x: "x", y: "y") { $0 }
      BarMark(x: .value("x", "a"), y: .value("y", 1))
    }
    #expect(categories.marks.count == 1, "no number is on a scale of categories")
  }

  @Test("a line has gaps where its function is undefined, and ends where the y scale does")
  func gaps() throws {
    let plan = Self.plan {
      $0.x.domain = (-5...5).domain
      $0.y.domain = (-2...2).domain
    } _: {
      LinePlot(x: "x", y: "y") { 1 / $0 }
    }
    let parts = Self.parts(plan)
    #expect(parts.count == 2)
    #expect(parts.allSatisfy { $0.allSatisfy { abs($0.y) <= 2 } })
    #expect(parts.map { $0.last?.y } == [-2, 0.2])
    #expect(parts.map { $0.first?.y } == [-0.2, 2])
    let area = Self.plan {
      $0.x.domain = (0...10).domain
      $0.y.domain = (0...5).domain
    } _: {
      AreaPlot(x: "x", yStart: "low", yEnd: "high") { (yStart: -$0, yEnd: $0) }
    }
    #expect(Self.parts(area).map(\.count) == [101], "an area has no gaps at the end of the scale")
    #expect(area.marks.last?.mark.y.values.map(\.start.number) == [0, 5])
    let nothing = Self.plan {
      $0.x.domain = (0...1).domain
    } _: {
      LinePlot(x: "x", y: "y") { _ in .nan }
    }
    #expect(nothing.marks.isEmpty)
  }
}
