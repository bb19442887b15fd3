// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics

/// A change between two revisions, where it is in each of them, and whom it hurts.
public struct IntentChange: Hashable, Sendable {
  /// The identifier of the rule that found it.
  public let rule: String

  /// The effect of the change on users.
  public let effect: ChangeEffect

  /// Whether the effect is uncertain, because the behavior of Apple's software is not known.
  public let isPossible: Bool

  /// The audiences that the change hurts, the worst first.
  public let audiences: [ChangeAudience]

  /// The part that changed.
  public let subject: ChangeSubject

  /// The fact, what follows, and what to do.
  public let message: Diagnostic.Message

  /// The location in the later revision; for a removed part, the location of its container.
  public let place: Diagnostic.Place

  /// The location in the earlier revision; nil for a new part.
  public let earlierPlace: Diagnostic.Place?

  /// The values of its sentence besides the subject's title, such as the value before and after.
  public let values: [String]
}
