// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The earliest moment at which the system asks for a new timeline.
///
/// Source: Apple's documentation of `TimelineReloadPolicy`. The system takes its own time after that moment.
public enum ReloadPolicy: Hashable, Sendable {
  /// After the date of the last entry. With a single entry the system picks the time (WWDC21, session 10048).
  case atEnd
  /// After a moment, whatever the entries say.
  case after(Instant)
  /// The timeline is not reloaded until the app requests it.
  case never
}
