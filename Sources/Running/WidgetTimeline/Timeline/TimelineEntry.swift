// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An entry of a timeline: what a widget shows from a moment on.
///
/// Source: Apple's documentation of `TimelineEntry`.
public protocol TimelineEntry: Sendable {
  /// The moment from which it is shown, by the device's clock.
  var date: Instant { get }

  /// The relevance of the entry to the user; nil if the provider does not set it.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// The default relevance: nil.
  public var relevance: TimelineEntryRelevance? { nil }
}
