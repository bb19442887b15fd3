// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A feed's answer that is not what the widget expects.
public struct FeedDataError: Error, Hashable, Sendable {
  /// The way to the value, as in `recipes[2].title`; empty for the whole answer.
  public var path: String

  /// What was expected there, in words.
  public var expected: String

  /// What was found there, in words.
  public var found: String

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - path: The way to the value.
  ///   - expected: What was expected there, in words.
  ///   - found: What was found there, in words.
  public init(path: String, expected: String, found: String) {
    self.path = path
    self.expected = expected
    self.found = found
  }
}
