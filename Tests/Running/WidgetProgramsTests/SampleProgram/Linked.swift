// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

/// A widget with a link.
struct LinkedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Linked", provider: ClockProvider()) { _ in
      VStack {
        if let url = URL(string: "sample://one") {
          Link(destination: url) { Text("one").frame(width: 60, height: 60) }
        }
      }
      .widgetURL(URL(string: "sample://all"))
      .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

/// A widget whose provider asks for the next timeline itself.
struct AskingWidget: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      completion(Moment(date: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      WidgetCenter.shared.reloadTimelines(ofKind: "Asking")
      completion(Timeline(entries: [Moment(date: Date())], policy: .never))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Asking", provider: Provider()) { ClockView(entry: $0) }
      .supportedFamilies([.systemMedium])
  }
}
