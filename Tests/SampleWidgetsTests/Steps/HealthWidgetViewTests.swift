// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import Testing
import WidgetTimeline
import WidgetViews

@Suite struct HealthWidgetViewTests {
  static func drawn(
    _ data: HealthData?, family: WidgetFamily = .systemSmall, locale: String = "ja"
  ) throws -> DrawnWidget {
    try DrawnWidget(
      HealthWidgetView(entry: HealthDataEntry(date: noon, data: data, timeZone: .utc)),
      family: family, locale: locale)
  }

  @Test("a small widget has the steps, and the percentage above a bar of 100 by 10 points")
  func small() throws {
    let drawn = try Self.drawn(.sample)
    #expect(drawn.texts == ["8,432歩", "84%"])
    let bar = try drawn.frame(of: "progress")
    #expect(bar.size == Size(width: 100, height: 10))
    let percentage = drawn.list.items.compactMap { item in
      if case .text(let text) = item, text.string == "84%" { text } else { nil }
    }
    #expect(percentage.first?.lines.first?.runs.first?.font.size == 12)
    #expect(try #require(percentage.first).frame.maxY <= bar.minY)
  }

  @Test(
    "the bar is as full as the goal is reached, and never more than full",
    arguments: [(0, 0), (0.25, 25), (1, 100), (1.4, 100)])
  func bar(progress: Double, width: Double) throws {
    let drawn = try Self.drawn(HealthData(step: 1, stepProgress: progress, weeklySteps: []))
    let track = try drawn.frame(of: "progress")
    let widths = drawn.list.items.compactMap { item -> Double? in
      guard case .fill(let outline, .color(let color)) = item, color.opacity == 1,
        outline.rect.height == 10, outline.rect.minX == track.minX
      else { return nil }
      return outline.rect.width
    }
    #expect((widths.first ?? 0) == width)
  }

  @Test(
    "steps and percentages are written as people read them",
    arguments: [
      (0, 0.0, "en", ["0 steps", "0%"]), (1, 0.009, "en", ["1 step", "0%"]),
      (999, 0.29, "ja", ["999歩", "29%"]), (1_234_567, 12.345, "ja", ["1,234,567歩", "1,234%"]),
    ] as [(Int64, Double, String, [String])])
  func numbers(step: Int64, progress: Double, locale: String, texts: [String]) throws {
    let data = HealthData(step: step, stepProgress: progress, weeklySteps: [])
    #expect(try Self.drawn(data, locale: locale).texts == texts)
  }

  @Test("a small widget has one target, a medium one two links and what is beside them")
  func links() throws {
    let small = try Self.drawn(.sample).list.tapRegions
    #expect(small.map(\.url) == ["healthApp://stepDetail"])
    #expect(small.map(\.isWidgetURL) == [true])
    let medium = try Self.drawn(.sample, family: .systemMedium).list.tapRegions
    #expect(medium.filter(\.isWidgetURL).map(\.url) == ["healthApp://stepDetail"])
    #expect(
      medium.filter { !$0.isWidgetURL }.map(\.url) == [
        "healthApp://stepDetail", "healthApp://stepDetailGraph",
      ])
  }

  @Test("a medium widget has a bar for each day, the most steps the highest, today's at the end")
  func chart() throws {
    let drawn = try Self.drawn(.sample, family: .systemMedium)
    let bars = try (0..<7).map { try drawn.frame(of: "bar-\($0)") }
    let most = try #require(bars.max { $0.height < $1.height })
    #expect(bars.firstIndex(of: most) == 4)
    for (bar, steps) in zip(bars, HealthData.sample.weeklySteps) {
      #expect(abs(bar.height / most.height - Double(steps) / 11_240) < 0.02)
      #expect(abs(bar.maxY - most.maxY) < 0.4)
    }
    #expect(drawn.texts.suffix(7) == ["日", "月", "火", "水", "木", "金", "土"])
  }

  @Test("days of which nothing is known keep their place and have no bar")
  func shortWeek() throws {
    let data = HealthData(step: 5, stepProgress: 0.1, weeklySteps: [10, 5])
    let drawn = try Self.drawn(data, family: .systemMedium, locale: "en")
    #expect(drawn.texts.suffix(7) == ["S", "M", "T", "W", "T", "F", "S"])
    let shown = drawn.list.items.compactMap { item -> Double? in
      guard case .fill(let outline, .color) = item, outline.rect.height > 4 else { return nil }
      return outline.rect.height
    }
    #expect(shown.filter { $0 < 100 }.count == 2)
    #expect(drawn.list.problems.isEmpty)
  }

  @Test("a week without a step, and a week of nothing, are drawn")
  func emptyWeek() throws {
    for week in [[0, 0, 0, 0, 0, 0, 0], []] as [[Int64]] {
      let data = HealthData(step: 0, stepProgress: 0, weeklySteps: week)
      let drawn = try Self.drawn(data, family: .systemMedium)
      #expect(drawn.list.problems.isEmpty)
      #expect(try drawn.frame(of: "bar-6").height == 4)
    }
  }

  @Test("a placeholder has bars that say nothing")
  func placeholder() throws {
    let entry = HealthDataEntry(date: noon, data: .zero, timeZone: .utc)
    let drawn = try DrawnWidget(
      HealthWidgetView(entry: entry).redacted(reason: .placeholder), family: .systemMedium)
    #expect(try drawn.frame(of: "bar-3").height > 30)
    #expect(
      drawn.list.items.allSatisfy { if case .text(let text) = $0 { text.isRedacted } else { true } }
    )
  }

  @Test("without steps the widget says so")
  func none() throws {
    #expect(try Self.drawn(nil).texts == ["歩数を取得できませんでした。"])
    #expect(try Self.drawn(nil, locale: "en").texts == ["Steps could not be read."])
  }
}
