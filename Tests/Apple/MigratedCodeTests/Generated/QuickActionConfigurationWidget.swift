// Migrated from 'QuickActionWidget.intentdefinition' by 'quickaction migrate'.

import AppIntents
import SwiftUI
import WidgetKit

/// What the widget shows; fill in what the view needs.
struct QuickActionConfigurationEntry: TimelineEntry {
  let date: Date
  let configuration: QuickActionConfiguration
}

/// Says what the widget shows; fill in the entries that the old provider made.
struct QuickActionConfigurationProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> QuickActionConfigurationEntry {
    QuickActionConfigurationEntry(date: Date(), configuration: QuickActionConfiguration())
  }

  func snapshot(
    for configuration: QuickActionConfiguration, in context: Context
  ) async -> QuickActionConfigurationEntry {
    QuickActionConfigurationEntry(date: Date(), configuration: configuration)
  }

  func timeline(
    for configuration: QuickActionConfiguration, in context: Context
  ) async -> Timeline<QuickActionConfigurationEntry> {
    let entry = QuickActionConfigurationEntry(date: Date(), configuration: configuration)
    return Timeline(entries: [entry], policy: .never)
  }
}

/// The widget that is configured with 'QuickActionConfiguration'.
struct QuickActionConfigurationWidget: Widget {
  /// The kind of the old widget: placed widgets are found by it.
  static let kind = "QuickActionWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind, intent: QuickActionConfiguration.self,
      provider: QuickActionConfigurationProvider()
    ) { entry in
      // Fill in: the view of the widget.
      Text(entry.date, style: .time)
    }
    .configurationDisplayName(Text("widget.displayName", tableName: "QuickActionWidgetAppIntents"))
    .description(Text("widget.description", tableName: "QuickActionWidgetAppIntents"))
    .supportedFamilies([.systemMedium])
  }
}
