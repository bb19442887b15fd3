// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Accessibility

@MainActor private final class HeightsOfWeek: UIView, AXChart, AXCustomContentProvider {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! = []

  lazy var accessibilityChartDescriptor: AXChartDescriptor? = AXChartDescriptor(
    title: "Heights", summary: "It goes up.",
    xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
    yAxis: AXNumericDataAxisDescriptor(title: "Meters", range: 0...10, gridlinePositions: []) {
      "\($0) meters"
    },
    series: [
      AXDataSeriesDescriptor(
        name: "Week", isContinuous: true,
        dataPoints: [AXDataPoint(x: "Mon", y: 1), .init(x: "Tue", y: 2, label: "today")])
    ])
}

@MainActor func useAccessibility() async throws {
  let view = HeightsOfWeek()
  view.accessibilityCustomContent = [AXCustomContent(label: "Peak", value: "2 meters")]
  expect(view.accessibilityCustomContent.first?.value == "2 meters", "content is kept")
  let points = view.accessibilityChartDescriptor?.series.first?.dataPoints
  expect(points?.last?.yValue?.number == 2, "a point is kept")
  expect(points?.last?.label == "today", "the name of a point is kept")
  AccessibilityNotification.Announcement("Saved").post()
  AccessibilityNotification.ScreenChanged(view).post()
}
