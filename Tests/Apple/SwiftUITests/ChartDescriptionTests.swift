// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import Testing

/// What apps say of charts and elements to VoiceOver.
@Suite struct ChartDescriptionTests {
  private struct Steps: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Steps", summary: nil,
        xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
        yAxis: AXNumericDataAxisDescriptor(
          title: "Steps", range: 0...9000, gridlinePositions: [4500]
        ) { "\(Int($0)) steps" },
        additionalAxes: [],
        series: [
          AXDataSeriesDescriptor(
            name: "Week", isContinuous: false,
            dataPoints: [
              AXDataPoint(x: "Mon", y: 4000),
              AXDataPoint(x: "Tue", y: 8000, additionalValues: [.number(2)], label: "best"),
            ])
        ])
    }
  }

  @Test func `A description of a chart keeps its axes, its points and their words`() throws {
    let chart = Steps().makeChartDescriptor()
    #expect(chart.title == "Steps" && chart.summary == nil)
    #expect((chart.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder == ["Mon", "Tue"])
    let axis = try #require(chart.yAxis)
    #expect(axis.range == 0...9000 && axis.valueDescriptionProvider(10) == "10 steps")
    let best = try #require(chart.series.first?.dataPoints.last)
    #expect(best.xValue.category == "Tue" && best.yValue?.number == 8000)
    #expect(best.label == "best" && best.additionalValues.map(\.number) == [2])
  }

  @Test func `A copy of a description has properties of its own`() throws {
    let chart = Steps().makeChartDescriptor()
    chart.contentDirection = .rightToLeft
    let copy = try #require(chart.copy() as? AXChartDescriptor)
    chart.title = "Others"
    #expect(copy.title == "Steps" && copy.contentDirection == .rightToLeft)
  }

  @Test func `Content that is read on demand keeps its importance, also in a copy`() throws {
    let content = AXCustomContent(label: "Peak", value: "12 meters")
    #expect(content.importance == .default)
    content.importance = .high
    let copy = try #require(content.copy() as? AXCustomContent)
    #expect(copy.label == "Peak" && copy.value == "12 meters" && copy.importance == .high)
  }

  @Test func `A description does not change the picture of a chart`() {
    let plain = drawing(of: Text("Steps"))
    #expect(drawing(of: Text("Steps").accessibilityChartDescriptor(Steps())).items == plain.items)
  }
}
