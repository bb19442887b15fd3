// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An entry of a timeline: the values that a widget shows from a date on.
public protocol TimelineEntry {
  /// The date from which the entry is shown.
  var date: Date { get }

  /// The relevance of the widget while the entry is shown; nil for none.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// The default relevance: nil.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry relative to others of the same provider, for Smart Stacks.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The score on a scale of the provider's own; 0 or less is not relevant.
  public var score: Float

  /// The time after the entry's date for which the relevance lasts, in seconds; 0 is until the next
  /// entry with a relevance.
  public var duration: TimeInterval

  /// Creates a relevance with a score and a duration in seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
