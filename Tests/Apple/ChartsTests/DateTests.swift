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

  nonisolated struct Week: View {
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

  @Test("bins of dates are units of the calendar")
  func bins() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let start = Date(timeIntervalSince1970: 1_780_963_200)
    let dates = (0..<60).map { start.addingTimeInterval(Double($0) * 86_400) }
    let bins = DateBins(unit: .month, data: dates, calendar: calendar)
    #expect(bins.thresholds.count == 4)
    // 1 June 2026 in Tokyo.
    #expect(bins.thresholds.first == Date(timeIntervalSince1970: 1_780_239_600))
    #expect(bins.index(for: dates[59]) == 2)
    #expect(bins[0].contains(dates[0]))
    #expect(DateBins(timeInterval: 86_400, data: dates).count == 60)
    #expect(DateBins(data: dates, desiredCount: 8, calendar: calendar).count == 5)
    #expect(DateBins(data: []).count == 1)
    let chart = Chart(bins.indices, id: \.self) {
      BarMark(x: .value("Month", bins[$0]), y: .value("Count", $0))
    }
    let list = DisplayList(
      rendering: chart.chartXAxis(.hidden).chartYAxis(.hidden),
      on: WidgetCanvas(
        family: .systemMedium, size: WidgetViews.Size(width: 200, height: 100),
        contentMargins: EdgeInsets(all: 0)), in: EnvironmentValues())
    let widths = list.items.suffix(2).compactMap { item -> Double? in
      if case .fill(let outline, _) = item { outline.rect.width } else { nil }
    }
    // July has 31 days and August 31, of the 92 of the three months.
    #expect(widths.map { ($0 * 92 / 0.95 / 200).rounded() } == [31, 31], "\(widths)")
  }

  @Test(
    "axes write dates as Foundation does in other languages",
    arguments: [("de", ["9. Juni", "11. Juni"]), ("fr", ["9 juin", "11 juin"])])
  func languages(locale: String, expected: [String]) {
    let start = Date(timeIntervalSince1970: 1_780_963_200)
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.dateWriter = FoundationDateWriter()
    let list = DisplayList(
      rendering: Chart(0..<5) {
        LineMark(
          x: .value("Day", start.addingTimeInterval(Double($0) * 86_400)), y: .value("y", $0))
      }.chartYAxis(.hidden),
      on: WidgetCanvas(
        family: .systemMedium, size: WidgetViews.Size(width: 300, height: 100),
        contentMargins: EdgeInsets(all: 0)), in: environment)
    let texts = list.items.compactMap { item -> String? in
      if case .text(let text) = item { text.string } else { nil }
    }
    #expect(texts.filter(expected.contains) == expected, "\(texts)")
    #expect(
      !list.problems.contains { problem in
        if case .drawnDifferently(.axisLanguage, _) = problem { true } else { false }
      })
  }
}
