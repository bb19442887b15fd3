// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@testable import WidgetCharts

@Suite struct ChartTests {
  private enum Meal: String, Plottable, CaseIterable { case breakfast, lunch }

  private static func plan(
    width: Double = 200, height: Double = 100, _ settings: (inout ChartSettings) -> Void = { _ in },
    @ChartContentBuilder _ content: () -> AnyChartContent
  ) -> ChartPlan {
    var environment = EnvironmentValues()
    settings(&environment.chart)
    return ChartPlan(
      of: content().marks, size: Size(width: width, height: height), in: environment)
  }

  private static func frames(_ plan: ChartPlan) -> [Rect?] {
    plan.marks.map { MarkFrames(plan).frame(of: $0) }
  }

  @Test("stacked marks begin where the last one ends, and those below 0 apart")
  func stacking() {
    let marks = AnyChartContent(
      ForEach([3.0, -2, 4, -1], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0)) })
    let stacked = MarkStack.stacked(marks.marks, in: .utc)
    #expect(stacked.map(\.low) == [0, -2, 3, -3])
    #expect(stacked.map(\.high) == [3, 0, 7, -2])
  }

  @Test("normalized marks are parts of one, and centered ones around 0")
  func otherStacking() {
    func stacked(_ method: MarkStackingMethod) -> [StackedMark] {
      MarkStack.stacked(
        AnyChartContent(
          ForEach([1.0, 3], id: \.self) {
            BarMark(x: .value("x", "a"), y: .value("y", $0), stacking: method)
          }
        ).marks, in: .utc)
    }
    #expect(stacked(.normalized).map(\.high) == [0.25, 1])
    #expect(stacked(.center).map(\.low) == [-2, -1])
    #expect(stacked(.unstacked).map(\.high) == [1, 3])
  }

  @Test("what is as long as a number follows from the other value")
  func orientation() {
    let plan = Self.plan {
      ($0.x.visibility, $0.y.visibility) = (.hidden, .hidden)
    } _: {
      BarMark(x: .value("x", 6), y: .value("y", Meal.lunch))
    }
    #expect(plan.marks[0].valueAxis == .horizontal)
    // 65 % of the only step.
    #expect(Self.frames(plan) == [Rect(x: 0, y: 17.5, width: 200, height: 65)])
  }

  @Test("groups share a step, and dimensions say how wide bars are")
  func groups() throws {
    let plan = Self.plan {
      ($0.x.visibility, $0.y.visibility) = (.hidden, .hidden)
    } _: {
      for meal in Meal.allCases {
        BarMark(x: .value("x", "a"), y: .value("y", 10), width: .ratio(1))
          .position(by: .value("Meal", meal), span: .ratio(0.5))
      }
      BarMark(x: .value("x", "b"), y: .value("y", 10), width: .inset(10))
      BarMark(x: .value("x", "b"), y: .value("y", -10), width: 12)
    }
    let frames = try Self.frames(plan).map { try #require($0) }
    #expect(frames.map(\.minX) == [25, 50, 110, 144])
    #expect(frames.map(\.width) == [25, 25, 80, 12])
  }

  @Test("a number's domain includes 0 and ends at ticks; a given one is taken as it is")
  func domains() {
    func plan(_ settings: (inout ChartSettings) -> Void) -> ChartPlan {
      Self.plan(settings) { PointMark(x: .value("x", 13), y: .value("y", 87)) }
    }
    let usual = plan { _ in }
    #expect([usual.x.lower, usual.x.upper, usual.y.lower, usual.y.upper] == [0, 15, 0, 100])
    let given = plan {
      $0.x.domain = (10...20).domain
      $0.y.domain = [100, 0].domain
    }
    #expect([given.x.lower, given.x.upper, given.y.lower, given.y.upper] == [10, 20, 0, 100])
    #expect(given.y.isReversed && given.y.place(100) == given.y.length)
  }

  @Test("the plot and its labels are inside of the chart")
  func insets() {
    let plan = Self.plan { LineMark(x: .value("x", 0), y: .value("y", 1_000_000)) }
    let labels = plan.axes.flatMap {
      $0.placedLabels($0.axis == .vertical ? plan.y : plan.x, plot: plan.plot)
    }
    #expect(labels.count > 3)
    for label in labels {
      #expect(label.frame.minX >= -0.5 && label.frame.maxX <= 200.5)
      #expect(label.frame.minY >= -0.5 && label.frame.maxY <= 100.5)
    }
    #expect(plan.plot.maxX < 200 && plan.plot.maxY < 100)
  }

  @Test("a mark's own style counts before that of its group, and opacities multiply")
  func modifiers() {
    let marks = AnyChartContent(
      Group {
        PointMark(x: .value("x", 1)).symbolSize(10).opacity(0.5).zIndex(2)
        PointMark(y: .value("y", 1))
      }
      .symbolSize(20).opacity(0.5).offset(x: 3, y: 4).offset(x: 1)
    ).marks
    #expect(marks.map(\.symbolSize) == [10, 20])
    #expect(marks.map(\.look.opacity) == [0.25, 0.5])
    #expect(marks[1].offset == Size(width: 4, height: 4))
  }

  @Test("categories have the symbols that a mapping gives them, whatever their order")
  func symbolScale() {
    func list(_ change: (AnyView) -> some View) -> DisplayList {
      ChartSample("symbols") {
        change(
          AnyView(
            Chart {
              PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("Kind", "a"))
              PointMark(x: .value("x", 2), y: .value("y", 2)).symbol(by: .value("Kind", "b"))
            }))
      }.list()
    }
    let ordered = list { $0.chartSymbolScale(range: [.square, .cross]) }
    #expect(list { $0.chartSymbolScale(["b": .cross, "a": .square]) } == ordered)
    #expect(list { $0.chartSymbolScale(["b": .square, "a": .cross]) } != ordered)
  }

  @Test("lines without a series are one line, and values that cannot be plotted are left out")
  func odd() {
    let list = ChartSample("odd") {
      Chart {
        for number in [1, .nan, 3, .infinity, 2] {
          LineMark(x: .value("x", number), y: .value("y", number))
          PointMark(x: .value("x", number), y: .value("y", -number))
          SectorMark(angle: .value("a", number))
        }
      }
    }.list()
    #expect(!list.items.isEmpty)
    #expect(!list.problems.contains(.infiniteFrame))
  }

  @Test("plottable values are read back from an axis")
  func readBack() {
    let value = AxisValue(value: .category("lunch"), index: 0, count: 1)
    #expect(value.as(Meal.self) == .lunch)
    #expect(value.as(String.self) == "lunch")
    #expect(value.as(Int.self) == nil)
    #expect(AxisValue(value: .number(2.4), index: 0, count: 1).as(Int.self) == 2)
    #expect(AxisValue(value: .number(-1), index: 0, count: 1).as(UInt8.self) == nil)
    #expect(
      AxisValue(value: .moment(ChartSample.june), index: 0, count: 1).as(Instant.self)
        == ChartSample.june)
  }

  @Test("curves go through their points, and monotone ones stay between them")
  func curves() {
    let points = [0.0, 8, 2, 2, 9, 9, 4].enumerated().map {
      Point(x: Double($0.offset) * 10, y: $0.element)
    }
    for method in ChartSample.methods {
      let pieces = CurvePiece.pieces(through: points, method)
      #expect(pieces.first?.start == points.first && pieces.last?.end == points.last)
      for point in points where method != .stepCenter && method != .stepStart && method != .stepEnd
      {
        #expect(pieces.contains { $0.start == point || $0.end == point })
      }
    }
    for piece in CurvePiece.pieces(through: points, .monotone) {
      let (low, high) = (min(piece.start.y, piece.end.y), max(piece.start.y, piece.end.y))
      #expect(piece.control1.y >= low - 1e-9 && piece.control1.y <= high + 1e-9)
      #expect(piece.control2.y >= low - 1e-9 && piece.control2.y <= high + 1e-9)
    }
    #expect(CurvePiece.pieces(through: [.zero], .cardinal).isEmpty)
  }

  @Test("a widget says that a chart is drawn after rules of its own")
  func problem() {
    let problems = ChartSample.bars[0].list().problems
    #expect(problems.contains(.drawnDifferently(.chart, view: nil)))
  }

  @Test("screen readers hear what bars and points stand for")
  func spoken() {
    let sample = ChartSample("spoken") { ChartSample.bars[0].view.widgetURL("shop://sales") }
    #expect(sample.list().tapRegions.first?.label.contains("Day Mon, Sold 12") == true)
  }
}
