// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

@main
struct DeparturesWidget: Widget {
  let kind = "Departures"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: SelectStop.self, provider: DepartureProvider()) {
      entry in
      DepartureView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Departures")
    .description("The next trains of a stop.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
