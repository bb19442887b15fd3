// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A feed's answer that is not what the widget expects.
public struct FeedDataError: Error, Hashable, Sendable {
  /// The way to the value, as in `recipes[2].title`; empty for the whole answer.
  public var path: String

  /// The expected kind of value, in words.
  public var expected: String

  /// The kind of value that was found, in words.
  public var found: String

  /// Creates an error for the value at a path.
  ///
  /// - Parameters:
  ///   - path: The way to the value.
  ///   - expected: The expected kind of value, in words.
  ///   - found: The kind of value that was found, in words.
  public init(path: String, expected: String, found: String) {
    self.path = path
    self.expected = expected
    self.found = found
  }
}
