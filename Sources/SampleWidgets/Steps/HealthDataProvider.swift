// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline

/// Makes the timelines of the step widget: one entry, and a new timeline a quarter of an hour later.
///
/// The article's provider is not called back where its request fails, and the widget keeps what it showed; and it decodes with `try!`, which
/// ends the extension on the first answer of another kind. Here both give an entry that says that there are no steps, because old steps look
/// like today's.
package struct HealthDataProvider: TimelineProvider {
  /// Where the steps come from.
  package enum Source: String, CaseIterable, Hashable, Sendable {
    /// A server.
    case api = "steps"
    /// What the app left in the container that it shares with its widgets, which is as fresh as the last use of the app.
    case sharedContainer = "stepsContainer"

    /// The name of what is asked.
    package var endpoint: String { rawValue }
  }

  /// How long the system is asked to keep a timeline.
  package static let interval = Duration.seconds(15 * 60)

  /// Where the steps come from.
  package var source: Source

  /// Makes a provider.
  package init(source: Source = .api) {
    self.source = source
  }

  /// No steps: only the shapes are seen.
  package func placeholder(in context: Context) -> HealthDataEntry {
    HealthDataEntry(date: context.date, data: .zero, timeZone: context.timeZone)
  }

  /// A sample, at once: the article advises against what takes time here.
  package func snapshot(in context: Context) -> HealthDataEntry {
    HealthDataEntry(date: context.date, data: .sample, timeZone: context.timeZone)
  }

  /// The steps as they are now.
  ///
  /// As in the article, the quarter of an hour counts from the moment at which the provider is called, and the entry's date is that of the answer.
  package func timeline(in context: Context) async -> Timeline<HealthDataEntry> {
    let answer = await context.fetch(source.endpoint, at: context.date) {
      reader throws(FeedDataError) in try HealthData(reader)
    }
    let entry = HealthDataEntry(
      date: answer.date, data: answer.value, timeZone: context.timeZone)
    return Timeline(
      entries: [entry], policy: .after(context.date.advanced(by: Self.interval)))
  }
}
