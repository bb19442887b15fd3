// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Charts
import Testing
import WidgetViews

@Suite("Charts of dates")
struct DateTests {
  struct Steps: Identifiable {
    let id = UUID()
    let day: Date
    let count: Int
  }

  struct Week: View {
    let steps: [Steps]

    var body: some View {
      Chart(steps) { step in
        BarMark(x: .value("Day", step.day, unit: .day), y: .value("Steps", step.count))
      }
      .chartYAxis(.hidden)
    }
  }

  @Test("a bar is drawn for each day")
  func bars() {
    let start = Date(timeIntervalSince1970: 1_780_963_200)
    let steps = (0..<5).map {
      Steps(day: start.addingTimeInterval(Double($0) * 86_400), count: 10 * ($0 + 1))
    }
    let list = DisplayList(
      rendering: Week(steps: steps),
      on: WidgetCanvas(
        family: .systemMedium, size: WidgetViews.Size(width: 200, height: 100),
        contentMargins: EdgeInsets(all: 0)), in: EnvironmentValues())
    let heights = list.items.compactMap { item -> Double? in
      if case .fill(let outline, _) = item { outline.rect.height } else { nil }
    }
    // The bars come after what is behind the widget and the plot.
    let bars = heights.suffix(5)
    #expect(bars.count == 5)
    #expect(bars.sorted() == Array(bars))
    #expect(Set(bars).count == 5)
  }
}
