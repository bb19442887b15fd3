// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// These widgets have faults on purpose; a comment says what is found in the next line.

import SwiftUI
import WidgetKit

struct Milk: TimelineEntry {
  var date: Date
}

struct Milks: TimelineProvider {
  var entries: [Milk] = []

  func placeholder(in context: Context) -> Milk { Milk(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (Milk) -> Void) {
    completion(Milk(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Milk>) -> Void) {
    // finds: widget-program-failed
    if entries.isEmpty { fatalError("no milk") }
    completion(Timeline(entries: entries, policy: .never))
  }
}

struct MilkWidget: Widget {
  var body: some WidgetConfiguration {
    // finds: left-out-of-line, missing-container-background
    StaticConfiguration(kind: "MilkWidget", provider: Milks()) { entry in
      HStack {
        Text("Milk")
        Text("Sugar")
      }
    }
    .supportedFamilies([.accessoryInline])
  }
}
