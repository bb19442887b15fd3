// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@testable import WidgetCharts

/// Axes and marks that a chart changes as views.
@Suite struct ChartLayerTests {
  private static func plan(
    _ settings: (inout ChartSettings) -> Void, @ChartContentBuilder _ content: () -> AnyChartContent
  ) -> ChartPlan {
    var environment = EnvironmentValues()
    environment.chart.y.visibility = .hidden
    settings(&environment.chart)
    return ChartPlan(of: content().marks, size: Size(width: 200, height: 100), in: environment)
  }

  /// The plan of a chart with three labels below the plot.
  private static func plan(_ style: ((ChartAxisContent) -> AnyView)?) -> ChartPlan {
    plan {
      $0.x.domain = (0...10).domain
      $0.x.style = style
      $0.x.groups =
        AxisMarks(values: [0, 5, 10]) { AxisValueLabel { Color.red.frame(width: 20, height: 10) } }
        .axisGroups
    } _: {
      PointMark(x: .value("x", 5), y: .value("y", 1))
    }
  }

  @Test("the plot is as much smaller as the changed axis is larger")
  func size() throws {
    let usual = Self.plan(nil)
    #expect(usual.strips.isEmpty)
    let padded = Self.plan { AnyView($0.padding(.bottom, 6)) }
    #expect(abs(usual.plot.height - padded.plot.height - 6) < 1e-9)
    let strip = try #require(padded.strips.first)
    let frame = strip.placed(padded.axes, in: padded).frame
    #expect(abs(frame.minY - padded.plot.maxY) < 1e-9)
    #expect(abs(frame.maxY - 100) < 1e-9)
    #expect(abs(Self.plan { AnyView($0.frame(height: 30)) }.plot.height - 70) < 1e-9)
  }

  @Test("an axis is drawn with what the chart adds to it")
  func background() {
    func count(_ change: (AnyView) -> some View) -> Int {
      ChartSample("axis") {
        change(AnyView(Chart { PointMark(x: .value("x", 5), y: .value("y", 1)) }))
      }.list().items.count
    }
    let usual = count { $0 }
    #expect(count { $0.chartXAxisStyle { $0.background(Color.red) } } > usual)
    #expect(count { $0.chartYAxisStyle { $0.border(Color.red) } } > usual)
    #expect(count { $0.chartYAxisStyle { _ in EmptyView() } } < usual)
  }

  @Test("marks of a layer are one view, whose look is that of the layer")
  func layer() {
    let plan = Self.plan {
      $0.x.visibility = .hidden
    } _: {
      Plot {
        PointMark(x: .value("x", 1), y: .value("y", 1)).opacity(0.5).zIndex(3)
        PointMark(x: .value("x", 2), y: .value("y", 1))
      }
      .compositingLayer { $0.blur(radius: 1) }
      .opacity(0.25)
      PointMark(x: .value("x", 3), y: .value("y", 1))
    }
    let marks = plan.marks.map(\.mark)
    #expect(marks.map(\.layers.count) == [1, 1, 0])
    #expect(marks[0].layers[0].inner.opacity == 0.5 && marks[0].layers[0].inner.zIndex == 3)
    #expect(marks[1].layers[0].inner.opacity == 1)
    #expect(marks.map(\.look.opacity) == [0.25, 0.25, 1])
    #expect(marks[0].look.zIndex == nil)
    #expect(MarkDrawing.views(of: plan).count == 2)
  }

  @Test("what is said of the domain that follows from the values counts")
  func inferred() {
    func y(_ domain: AutomaticScaleDomain) -> ChartScale {
      Self.plan {
        ($0.x.visibility, $0.y.domain) = (.hidden, domain.domain)
      } _: {
        PointMark(x: .value("x", "a"), y: .value("y", 4))
      }.y
    }
    let changed = y(.automatic(dataType: Double.self) { $0.append(100) })
    #expect([changed.lower, changed.upper] == [0, 100])
    let reversed = y(.automatic(reversed: true, dataType: Int.self) { $0 = [-5, 5] })
    #expect([reversed.lower, reversed.upper] == [-5, 5])
    #expect(reversed.isReversed)
    let other = y(.automatic(dataType: String.self) { $0 = [] })
    #expect(other.upper == y(.automatic).upper, "the values are no names")
    let names = Self.plan {
      $0.x.visibility = .hidden
      let domain = AutomaticScaleDomain.automatic(dataType: String.self) { $0.reverse() }
      $0.x.domain = domain.domain
    } _: {
      for name in ["a", "b"] { PointMark(x: .value("x", name), y: .value("y", 4)) }
    }
    #expect(names.x.kind == .category(["b", "a"]))
  }

  @Test("the proxy of a chart answers for its values")
  func proxy() {
    let proxy = ChartProxy(
      Self.plan {
        ($0.x.visibility, $0.legend.visibility) = (.hidden, .hidden)
        $0.y.domain = (0...10).domain
      } _: {
        PointMark(x: .value("x", "a"), y: .value("y", 1)).symbolSize(by: .value("s", 0))
          .foregroundStyle(by: .value("kind", "tea"))
        PointMark(x: .value("x", "b"), y: .value("y", 9)).symbolSize(by: .value("s", 10))
          .foregroundStyle(by: .value("kind", "cake"))
      })
    #expect(proxy.plottedValue(atX: 150) == .category("b"))
    #expect(proxy.plottedValue(atX: 250) == nil)
    #expect(proxy.plottedValue(atY: 50) == .number(5))
    #expect(proxy.extent(forX: "b") == 100...200)
    #expect(proxy.extent(forX: "c") == nil)
    #expect(proxy.xDomain(dataType: String.self) == ["a", "b"])
    #expect(proxy.yDomain(dataType: Double.self) == [0, 10])
    #expect(proxy.yDomain(dataType: String.self).isEmpty)
    #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["tea", "cake"])
    #expect(proxy.foregroundStyle(for: "tea") != nil)
    #expect(proxy.foregroundStyle(for: "milk") == nil)
    #expect(proxy.symbol(for: "tea") == nil)
    #expect(proxy.lineStyle(for: "tea") == nil)
    #expect(proxy.symbolSize(for: 10) == 196)
    #expect(proxy.symbolSizeDomain(dataType: Int.self) == [0, 10])
    #expect(proxy.angleTotal == nil)
  }
}
