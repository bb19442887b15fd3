// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a widget shows from a moment on.
///
/// Source: Apple's documentation of `TimelineEntry`.
public protocol TimelineEntry: Sendable {
  /// The moment from which it is shown, by the device's clock.
  var date: Instant { get }

  /// How much it matters to the person; nil if it is not said.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Not said.
  public var relevance: TimelineEntryRelevance? { nil }
}
