// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics

/// A change between two revisions, where it is in each of them, and whom it hurts.
public struct IntentChange: Hashable, Sendable {
  /// The identifier of the rule that found it.
  public let rule: String

  /// What it does to people.
  public let effect: ChangeEffect

  /// Whether that is not certain, because nobody has established what Apple's software does.
  public let isPossible: Bool

  /// What it hurts, the worst first.
  public let audiences: [ChangeAudience]

  /// What has changed.
  public let subject: ChangeSubject

  /// The fact, what follows, and what to do.
  public let message: Diagnostic.Message

  /// Where it is in the later revision; of what is gone, what it was in.
  public let place: Diagnostic.Place

  /// Where it is in the earlier revision; nil for what is new.
  public let earlierPlace: Diagnostic.Place?

  /// What a sentence about it says besides the subject's title, such as the value before and after.
  public let values: [String]
}
