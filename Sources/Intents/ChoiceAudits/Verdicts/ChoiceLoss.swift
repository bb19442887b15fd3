// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Something that was chosen, and is lost.
struct ChoiceLoss {
  /// The part of a choice that is lost, as a report names it.
  enum Subject {
    /// Bytes of the block of lines: ASCII that a JSON string spells as it is.
    case spelled(Range<Int>)
    /// A text.
    case text(String)
  }

  /// Why it is lost.
  let cause: LossCause

  /// The parameter; nil where it is the subject, or the whole intent is lost.
  let parameter: String?

  /// The position in a list of destinations, counted from 1; nil outside of one.
  let position: Int?

  /// The lost part: an identifier, a value, or the name of a parameter or an intent.
  let subject: Subject
}
