// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Diagnostic {
  /// The sentence of a finding.
  ///
  /// Each module extends this type with `static` functions for its own sentences, so that the wording of all its findings
  /// is in one place.
  public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text of the sentence; its control characters are not escaped.
    public var text: String

    /// Creates a message from a sentence.
    public init(stringLiteral value: String) {
      text = value
    }
  }
}

extension Diagnostic.Message: CustomStringConvertible {
  /// The text of the sentence; its control characters are not escaped.
  public var description: String { text }
}
