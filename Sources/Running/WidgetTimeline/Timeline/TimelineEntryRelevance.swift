// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The relevance of an entry to the user, by which a Smart Stack rotates to a widget.
///
/// Source: Apple's documentation of `TimelineEntryRelevance`.
public struct TimelineEntryRelevance: Hashable, Sendable {
  /// The score of the entry, on a scale that the provider chooses; 0 or less counts as not
  /// relevant, which Apple does not say.
  public var score: Float

  /// The time after the entry's date for which the entry is relevant.
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
