// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

struct Moment: TimelineEntry {
  let date: Date
}

struct ClockProvider: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    print("a snapshot is made")
    completion(Moment(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    let now = Date()
    let entries = (0..<4).map { Moment(date: now.addingTimeInterval(Double($0) * 900)) }
    completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(3600))))
  }
}

struct ClockView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Moment

  private var time: String {
    let seconds = Int(entry.date.timeIntervalSince1970) % 86_400
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return (hours < 10 ? "0" : "") + "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)"
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: time).font(.largeTitle)
      if family != .systemSmall {
        Text("UTC").foregroundStyle(.secondary)
      }
    }
    .containerBackground(.blue, for: .widget)
  }
}

struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Clock", provider: ClockProvider()) { ClockView(entry: $0) }
      .configurationDisplayName("Clock")
      .description("Shows the time.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

@main struct SampleBundle: WidgetBundle {
  var body: some Widget {
    ClockWidget()
    HeadlineWidget()
    WorldWidget()
    PetWidget()
    LinkedWidget()
    AskingWidget()
    FaultyWidgets().body
  }
}

struct FaultyWidgets: WidgetBundle {
  var body: some Widget {
    FaultyWidget(.silent)
    FaultyWidget(.twice)
    FaultyWidget(.otherThread)
    FaultyWidget(.trap)
    FaultyWidget(.loop)
    FaultyWidget(.empty)
    FaultyWidget(.unordered)
    FaultyWidget(.deepView)
    FaultyWidget(.endlessFunction)
    FaultyWidget(.manyViews)
    FaultyWidget(.trappingView)
    FaultyWidget(.leaving)
    FaultyWidget(.greedy)
    FaultyWidget(.waiting)
  }
}
