// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@testable import WidgetCharts

/// Marks at places of the plot, and what is around them.
@Suite struct PlacedMarkTests {
  private static func plan(
    _ settings: (inout ChartSettings) -> Void = { _ in },
    @ChartContentBuilder _ content: () -> AnyChartContent
  ) -> ChartPlan {
    var environment = EnvironmentValues()
    (environment.chart.x.visibility, environment.chart.y.visibility) = (.hidden, .hidden)
    settings(&environment.chart)
    return ChartPlan(of: content().marks, size: Size(width: 200, height: 100), in: environment)
  }

  private static func frames(_ plan: ChartPlan) -> [Rect?] {
    plan.marks.map { MarkFrames(plan).frame(of: $0) }
  }

  @Test("a place without a number is the edge of the plot")
  func places() {
    let plan = Self.plan {
      $0.x.domain = (0...10).domain
    } _: {
      RuleMark(x: .value("x", 5), yStart: 30)
      RuleMark(x: .value("x", 5), yEnd: 30)
      RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 5), yStart: 10, yEnd: 40)
      BarMark(x: .value("x", 5), yStart: 20, yEnd: nil, width: 10)
    }
    #expect(
      Self.frames(plan) == [
        Rect(x: 100, y: 30, width: 0, height: 70), Rect(x: 100, y: 0, width: 0, height: 30),
        Rect(x: 0, y: 10, width: 100, height: 30), Rect(x: 95, y: 20, width: 10, height: 80),
      ])
  }

  @Test("a place without a number is the middle of the plot for what is at a single place")
  func middles() throws {
    let plan = Self.plan {
      ($0.x.domain, $0.y.domain) = ((0...10).domain, (0...10).domain)
    } _: {
      RuleMark(x: nil, yStart: .value("y", 2), yEnd: .value("y", 8))
      RuleMark(xStart: .value("x", 0), xEnd: .value("x", 5), y: 30)
      RectangleMark(xStart: 1, xEnd: 2, yStart: 3, yEnd: 4)
      PointMark(x: .value("x", 5), y: nil)
    }
    #expect(
      Self.frames(plan).prefix(3) == [
        Rect(x: 100, y: 20, width: 0, height: 60), Rect(x: 0, y: 30, width: 100, height: 0),
        Rect(x: 1, y: 3, width: 1, height: 1),
      ])
    #expect(MarkFrames(plan).points(of: plan.marks[3])?.high == Point(x: 100, y: 50))
  }

  @Test("bars of numbers between the same places of the plot are put on each other")
  func stackedPlaces() {
    let plan = Self.plan {
      $0.x.domain = (0...10).domain
    } _: {
      BarMark(x: .value("x", 4), yStart: 10, yEnd: 30)
      BarMark(x: .value("x", 4), yStart: 10, yEnd: 30)
      BarMark(x: .value("x", 4), yStart: 40, yEnd: 60)
    }
    #expect(
      Self.frames(plan) == [
        Rect(x: 0, y: 10, width: 80, height: 20), Rect(x: 80, y: 10, width: 80, height: 20),
        Rect(x: 0, y: 40, width: 80, height: 20),
      ])
  }

  @Test("both ends of a mark can be moved")
  func stretched() throws {
    let plan = Self.plan {
      $0.y.domain = (0...10).domain
    } _: {
      BarMark(x: .value("x", "a"), y: .value("y", 6)).offset(x: 0, yStart: -10, yEnd: 5)
    }
    // From 100 to 40 before, and from 90 to 45 once it is moved by the offset of its start.
    #expect(Self.frames(plan) == [Rect(x: 35, y: 55, width: 130, height: 45)])
    #expect(plan.marks[0].mark.offset == Size(width: 0, height: -10))
  }

  @Test("a scale is drawn between two places of the plot")
  func positions() {
    let plan = Self.plan {
      ($0.x.domain, $0.x.range) = ((0...10).domain, (20.0...120).scaleRange)
      ($0.y.domain, $0.y.range) = ((0...10).domain, [50.0, 0].scaleRange)
    } _: {
      RuleMark(x: .value("x", 5))
      RuleMark(y: .value("y", 5))
    }
    #expect(Self.frames(plan).map { $0?.minX } == [70, 0])
    #expect(Self.frames(plan).map { $0?.minY } == [0, 25])
    #expect(plan.x.number(at: 70) == 5)
    #expect(plan.y.number(at: 25) == 5)
  }

  @Test("labels are moved into the plot, turned, and kept where they are on others, as it is asked")
  func labels() throws {
    func frames(
      _ preset: AxisMarkPreset = .automatic, _ mark: @escaping () -> AnyAxisMark
    ) -> [Rect] {
      let plan = Self.plan { settings in
        settings.x.domain = (0...10).domain
        settings.x.visibility = .automatic
        settings.x.groups =
          AxisMarks(preset: preset, values: [0, 5, 10]) { _ in mark() }.axisGroups
      } _: {
        BarMark(x: .value("x", 5), y: .value("y", 1))
      }
      return plan.axes[0].placedLabels(plan.x, plot: plan.plot).map(\.frame)
    }
    func label(
      _ orientation: AxisValueLabelOrientation = .automatic,
      _ collisions: AxisValueLabelCollisionResolution = .automatic, width: Double = 40
    ) -> AnyAxisMark {
      AnyAxisMark(
        axisParts: AxisValueLabel(collisionResolution: collisions, orientation: orientation) {
          Color.red.frame(width: width, height: 10)
        }.axisParts)
    }
    let usual = frames { label() }
    #expect(usual.map(\.width) == [40, 40, 40])
    let aligned = frames(.aligned) { label() }
    // The chart is as wide as its plot, as no label reaches beyond it.
    #expect(aligned.map(\.minX) == [0, 80, 160])
    #expect(frames(.aligned) { label(.vertical) }.map(\.size) == [Size(width: 10, height: 40)] * 3)
    #expect(frames(.aligned) { label(width: 90) }.count == 2, "the one in the middle is on others")
    #expect(frames(.aligned) { label(.automatic, .disabled, width: 90) }.count == 3)
    let inset = frames(.inset) { label() }
    #expect(inset.allSatisfy { $0.maxY <= 100 })
    let moved = frames(.aligned) {
      AnyAxisMark(axisParts: label().offset(x: 3, y: 4).axisParts)
    }
    // The last one would reach beyond the chart, so that the plot is three points narrower.
    #expect(moved.map(\.minX) == [3, 81.5, 160])
  }

  @Test("the border of a symbol is within it, and a shape has the area that is asked for")
  func symbols() {
    let border = SymbolShape(Circle().strokeBorder(lineWidth: 2))
    let bounds = border.path(in: Rect(x: 0, y: 0, width: 10, height: 10)).boundingRect
    #expect(abs(bounds.minX) < 0.01 && abs(bounds.maxX - 10) < 0.01)
    #expect(border.side(ofArea: 36) == 6)
    #expect(SymbolShape(.square).side(ofArea: 36) == 6)
  }

  @Test("an annotation that does not fit is moved into the plot if that is asked for")
  func annotations() throws {
    func frame(_ overflow: AnnotationOverflowResolution) throws -> Rect {
      let plan = Self.plan {
        $0.x.domain = (0...10).domain
      } _: {
        PointMark(x: .value("x", 10), y: .value("y", 1))
          .annotation(position: .trailing, overflowResolution: overflow) { context in
            Color.red.frame(width: 40 + context.targetSize.width, height: 10)
          }
      }
      let mark = try #require(plan.marks.first?.mark)
      let placed = mark.annotations[0].placed(
        beside: Rect(x: 195, y: 20, width: 5, height: 5), usual: .top, in: plan)
      return try #require(placed).frame
    }
    #expect(try frame(.automatic) == Rect(x: 204, y: 17.5, width: 45, height: 10))
    #expect(try frame(.init(x: .fit(to: .chart))) == Rect(x: 155, y: 17.5, width: 45, height: 10))
  }
}

private func * (elements: [Size], count: Int) -> [Size] {
  Array(repeating: elements, count: count).flatMap(\.self)
}
