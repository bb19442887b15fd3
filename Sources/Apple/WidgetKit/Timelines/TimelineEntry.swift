// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a widget shows from a moment on.
public protocol TimelineEntry {
  /// The moment from which it is shown.
  var date: Date { get }

  /// How much it matters to the person; nil if it is not said.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Not said.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside others of the same provider, for Smart Stacks.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// How much it matters, on a scale of the provider's own; 0 or less is not relevant.
  public var score: Float

  /// How long after the entry's date it matters, in seconds; 0 is until the next entry that has a relevance.
  public var duration: TimeInterval

  /// Makes a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
