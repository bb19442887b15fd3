// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An answer.
public struct FeedResponse: Sendable {
  /// What was answered.
  public var body: FeedValue

  /// The moment at which it arrived, by the device's clock.
  public var date: Instant

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - body: What was answered.
  ///   - date: The moment at which it arrived, by the device's clock.
  public init(body: FeedValue, date: Instant) {
    self.body = body
    self.date = date
  }
}
