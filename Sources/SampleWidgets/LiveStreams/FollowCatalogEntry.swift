// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline

/// Friends' streams from a moment on.
package struct FollowCatalogEntry: TimelineEntry {
  /// What is known of the streams.
  package enum Content: Hashable, Sendable {
    /// The friends' streams, in the order of the server; there can be none.
    case streams([LiveStream])
    /// They could not be loaded.
    case unavailable
  }

  /// The moment from which it is shown.
  package var date: Instant

  /// What is shown.
  package var content: Content

  /// The time of the update as the device's clock shows it, as in `14:07`: data can lag, and people should know.
  package var updateTime: String

  /// Makes an entry.
  package init(date: Instant, content: Content, timeZone: TimeZoneRules) {
    self.date = date
    self.content = content
    updateTime = timeZone.civilTime(at: date).clock
  }

  /// The streams; none where they could not be loaded.
  package var items: [LiveStream] {
    if case .streams(let items) = content { items } else { [] }
  }
}
