// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Charts
import Testing
import WidgetViews

/// Charts as public widgets write them, each with parameters that are easily forgotten: that they compile is what is tested first.
@Suite("The names of Charts")
struct ChartAPITests {
  struct Step: Identifiable {
    let id = 1
    let date = Date(timeIntervalSince1970: 1_780_963_200)
    let value = 2.0
    let name = "a"
    var side: CGFloat { 9 }
  }

  nonisolated struct Axes: View {
    let steps = [Step()]
    var body: some View {
      Chart {
        ForEach(steps) { step in
          BarMark(x: .value("Hour", step.date, unit: .hour), y: .value("Value", step.value))
            .foregroundStyle(
              step.date.timeIntervalSince1970 == 0
                ? Color.red.gradient : Color.red.opacity(0.5).gradient
            )
            .clipShape(RoundedRectangle(cornerRadius: 10)).offset(x: -3)
        }
        RuleMark(y: .value("Axis", 0)).lineStyle(StrokeStyle(lineWidth: 1)).offset(y: 6)
      }
      .chartYScale(domain: 0...(steps.max { $0.value < $1.value }?.value ?? 100))
      .chartYAxis {
        AxisMarks(
          format: Decimal.FormatStyle.Percent.percent.scale(1), preset: .aligned,
          position: .leading, values: .automatic(minimumStride: 1, desiredCount: 3))
      }
      .chartXAxis {
        AxisMarks(
          preset: .aligned,
          values: .automatic(desiredCount: 4, roundLowerBound: true, roundUpperBound: true)
        ) { value in
          AxisGridLine(centered: true).foregroundStyle(.red).offset(x: -3)
          AxisTick(length: .longestLabel).offset(x: -3)
          AxisValueLabel(
            anchor: .top, multiLabelAlignment: .leading, collisionResolution: .disabled,
            offsetsMarks: true, orientation: .verticalReversed
          ) {
            Text(value.as(Date.self) ?? .distantPast, style: .time)
          }
          .offset(x: -3, y: 6)
          AxisValueLabel(
            format: .dateTime.hour(), collisionResolution: .greedy(priority: 2, minimumSpacing: 3),
            horizontalSpacing: 1)
        }
      }
      .chartXScale(domain: steps[0].date...steps[0].date, range: .plotDimension(padding: 6))
      .frame(height: 100)
    }
  }

  nonisolated struct Looks: View {
    let steps = [Step()]
    let unit = Calendar.Component.day
    var body: some View {
      Chart(steps) { step in
        Plot {
          LineMark(x: .value("a", step.date), y: .value("b", step.value))
            .symbol(Circle().strokeBorder(lineWidth: 2)).symbol(.circle)
            .annotation(
              position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) { context in Text("\(context.targetSize.width)") }
        }
        .accessibilityLabel(Text("Steps")).accessibilityValue("2").accessibilityIdentifier("x")
        PointMark(x: .value("a", step.date), y: 3)
        RuleMark(x: .value("a", step.date), yStart: 3, yEnd: nil)
        RectangleMark(xStart: 1, xEnd: nil, yStart: .value("b", 1.0), yEnd: .value("b", 2.0))
        BarMark(y: .value("b", step.value))
      }
      .chartXAxis {
        AxisMarks(
          values: .stride(
            by: .day, count: 2, roundLowerBound: true, roundUpperBound: false, calendar: .current))
        AxisMarks(values: .stride(by: unit))
      }
      .chartSymbolScale(["a": Circle()]).chartSymbolScale(domain: ["a"])
      .chartForegroundStyleScale(domain: ["a"])
      .chartBackground(alignment: .top) { _ in Color.clear }
      .chartOverlay(alignment: .center) { _ in Color.clear }
      .chartXAxisLabel(Text("a")).chartYAxisLabel(Text("b"), position: .trailing)
      .chartScrollTargetBehavior(.valueAligned(unit: 2))
    }
  }

  nonisolated struct Plots: View {
    let steps = [Step()]
    var body: some View {
      Chart {
        BarPlot(
          steps, x: .value("Hour", \.date, unit: .hour), y: .value("Value", \.value),
          width: .ratio(0.5)
        )
        .foregroundStyle(by: .value("Name", \.name))
        .accessibilityLabel(\.name)
        .opacity(0.5)
        PointPlot(steps, x: .value("Date", \.date), y: .value("Value", \.value))
          .symbolSize(\.side)
          .zIndex(1)
        LinePlot(x: "x", y: "sin(x)") { x in sin(x) }
          .lineStyle(StrokeStyle(lineWidth: 5, lineCap: .round))
        AreaPlot(x: "x", yStart: "x", yEnd: "x^2 - 1") { x in (yStart: x, yEnd: x * x - 1) }
      }
    }
  }

  /// The number of items of a drawing.
  private func count(_ view: some View) -> Int {
    DisplayList(
      rendering: view,
      on: WidgetCanvas(
        family: .systemMedium, size: WidgetViews.Size(width: 200, height: 100),
        contentMargins: EdgeInsets(all: 0)), in: EnvironmentValues()
    ).items.count
  }

  @Test("a chart with axes of its own is drawn")
  func axes() { #expect(count(Axes()) > 3) }

  @Test("a chart with plots of collections and of functions is drawn")
  func plots() { #expect(count(Plots()) > 3) }

  @Test("a chart with symbols, annotations and places is drawn")
  func looks() { #expect(count(Looks()) > 3) }
}
