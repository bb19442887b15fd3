// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How relevant an entry is to the user, for a Smart Stack that turns by itself.
///
/// Source: Apple's documentation of `TimelineEntryRelevance`.
public struct TimelineEntryRelevance: Hashable, Sendable {
  /// How much it matters, on a scale of the provider's own; 0 or less counts as not relevant, which Apple does not say.
  public var score: Float

  /// How long after the entry's date it matters.
  public var duration: Duration

  /// Creates a relevance with a score and a duration.
  ///
  /// - Parameters:
  ///   - score: How much it matters, on a scale of the provider's own.
  ///   - duration: How long after the entry's date it matters.
  public init(score: Float, duration: Duration = .zero) {
    self.score = score
    self.duration = duration
  }
}
