// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

struct Facts: TimelineEntry {
  let date: Date
  let lines: [String]
}

/// Shows what the program knows of the world.
struct WorldProvider: TimelineProvider {
  private static var facts: Facts {
    let now = Date()
    let formatter = DateFormatter()
    formatter.dateStyle = .full
    formatter.timeStyle = .short
    let shared = UserDefaults(suiteName: "group.com.example.sample")
    let folder = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.com.example.sample")
    let file = folder.flatMap {
      try? String(contentsOf: $0.appendingPathComponent("note.txt"), encoding: .utf8)
    }
    return Facts(
      date: now,
      lines: [
        formatter.string(from: now), Locale.current.identifier, TimeZone.current.identifier,
        "\(Calendar.current.firstWeekday) \(Calendar.current.component(.hour, from: now))",
        "\(Int.random(in: 0..<1_000_000))", "\(shared?.integer(forKey: "count") ?? -1)",
        shared?.string(forKey: "name") ?? "-", file ?? "-",
        now.formatted(date: .complete, time: .shortened), Calendar.current.weekdaySymbols[0],
      ])
  }

  func placeholder(in context: Context) -> Facts { Facts(date: Date(), lines: []) }

  func getSnapshot(in context: Context, completion: @escaping (Facts) -> Void) {
    completion(Self.facts)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Facts>) -> Void) {
    completion(Timeline(entries: [Self.facts], policy: .never))
  }
}

struct WorldWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "World", provider: WorldProvider()) { entry in
      VStack {
        ForEach(0..<entry.lines.count, id: \.self) { Text(verbatim: entry.lines[$0]) }
      }
      .font(.caption2)
      .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemLarge])
  }
}
