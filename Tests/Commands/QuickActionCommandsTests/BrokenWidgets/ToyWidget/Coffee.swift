// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// These widgets have faults on purpose; a comment says what is found in the next line.

import SwiftUI
import WidgetKit

struct Coffee: TimelineEntry {
  var date: Date
  var cups: Double
  var goal: Double
}

struct Coffees: TimelineProvider {
  func placeholder(in context: Context) -> Coffee { Coffee(date: .now, cups: 1, goal: 3) }

  func getSnapshot(in context: Context, completion: @escaping (Coffee) -> Void) {
    completion(Coffee(date: .now, cups: 1, goal: 0))
  }

  // finds: duplicate-entries, late-first-entry, reload-in-own-timeline, reloads-over-budget, unsorted-entries
  func getTimeline(in context: Context, completion: @escaping (Timeline<Coffee>) -> Void) {
    let now = Date()
    WidgetCenter.shared.reloadAllTimelines()
    let hours = [3.0, 1, 1, 2].map { hour in
      Coffee(date: now.addingTimeInterval(3_600 * hour), cups: 1, goal: 0)
    }
    completion(Timeline(entries: hours, policy: .atEnd))
  }
}

struct CoffeeView: View {
  var entry: Coffee

  var body: some View {
    VStack {
      // finds: not-drawn-in-widgets
      ScrollView { Text("Beans") }
      Rectangle().frame(width: entry.cups / entry.goal, height: 10)
      // finds: missing-font
      Text("Coffee").font(.custom("Espresso-Bold", size: 20))
    }
    .containerBackground(.brown, for: .widget)
  }
}

struct CoffeeWidget: Widget {
  var body: some WidgetConfiguration {
    // finds: invalid-length
    StaticConfiguration(kind: "CoffeeWidget", provider: Coffees()) { CoffeeView(entry: $0) }
      .supportedFamilies([.systemMedium])
  }
}
