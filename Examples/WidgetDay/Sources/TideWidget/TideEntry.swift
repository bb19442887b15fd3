// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline
import WidgetViews

/// The height of the water from a moment on.
public struct TideEntry: TimelineEntry {
  /// The moment from which it is shown.
  public var date: Instant

  /// The height in centimeters; nil if the server did not say.
  public var height: Int64?
}

/// The view of an entry.
struct TideView: View {
  var entry: TideEntry

  var body: some View {
    Text(entry.height.map { "\($0) cm" } ?? "No data").font(.headline)
  }
}
