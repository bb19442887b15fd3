// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline
import WidgetViews

/// How long a failed request is not repeated.
private let pause = Duration.seconds(1_200)

/// A widget that shows the tide of the next hours, an entry for each hour.
public func tideWidget() -> TimelineWidget {
  var widget = TimelineWidget(
    kind: "TideWidget", placeholder: { entry(of: .integer(0), at: $0.date) },
    timeline: { context in await timeline(in: context) })
  widget.displayName = "Tides"
  widget.supportedFamilies = [.systemSmall]
  return widget
}

/// The heights that the server knows, or an entry that says that there are none.
private func timeline(in context: ProviderContext) async -> SimulatedTimeline {
  let answer = try? await context.feed.response(to: FeedRequest("tides", at: context.date))
  guard case .array(let heights)? = answer?.body else {
    return SimulatedTimeline(
      entries: [entry(of: .null, at: context.date)],
      policy: .after(context.date.advanced(by: pause)))
  }
  let entries = heights.enumerated().map { hour, height in
    entry(of: height, at: context.date.advanced(by: .seconds(3_600 * hour)))
  }
  return SimulatedTimeline(entries: entries, policy: .atEnd)
}

/// The height of the water from a moment on, in centimeters.
private func entry(of height: FeedValue, at date: Instant) -> SimulatedEntry {
  SimulatedEntry(date: date) {
    Text(text(of: height)).font(.headline)
  }
}

private func text(of height: FeedValue) -> String {
  if case .integer(let centimeters) = height { "\(centimeters) cm" } else { "No data" }
}
