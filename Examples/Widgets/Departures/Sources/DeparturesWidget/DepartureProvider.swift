// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetKit

/// A train.
struct Departure: Identifiable {
  let id: String
  let number: String
  let destination: String
  let platform: Int
  let date: Date
}

/// What the widget shows from a moment on.
struct DepartureEntry: TimelineEntry {
  let date: Date
  let stop: String
  let departures: [Departure]
  let times: TimeStyle
  let showsPlatforms: Bool
}

struct DepartureProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DepartureEntry {
    DepartureEntry(
      date: .now, stop: "Harbor", departures: [], times: .clock, showsPlatforms: false)
  }

  func snapshot(for configuration: SelectStop, in context: Context) async -> DepartureEntry {
    entry(at: .now, configuration, in: context)
  }

  func timeline(for configuration: SelectStop, in context: Context) async -> Timeline<
    DepartureEntry
  > {
    let first = entry(at: .now, configuration, in: context)
    // The next entry begins when the first train is gone.
    let next = first.departures.first.map {
      entry(at: $0.date.addingTimeInterval(60), configuration, in: context)
    }
    return Timeline(entries: [first] + (next.map { [$0] } ?? []), policy: .atEnd)
  }

  private func entry(at date: Date, _ choice: SelectStop, in context: Context) -> DepartureEntry {
    let stop = Stop.all.first { $0.id == choice.stop.id }
    let chosen = Set((choice.lines ?? []).map(\.id))
    let lines = (stop?.lines ?? []).filter { chosen.isEmpty || chosen.contains($0.id) }
    let departures = lines.flatMap { line in
      line.departures(from: date, count: 3).map { time in
        Departure(
          id: "\(line.id) \(time.timeIntervalSince1970)", number: line.number,
          destination: line.destination, platform: line.platform, date: time)
      }
    }
    return DepartureEntry(
      date: date, stop: choice.stop.name,
      departures: Array(departures.sorted { $0.date < $1.date }.prefix(3)),
      times: choice.times,
      showsPlatforms: choice.showsPlatforms && context.family == .systemMedium)
  }
}
