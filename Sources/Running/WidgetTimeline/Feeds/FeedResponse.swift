// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The answer of a feed to a request.
public struct FeedResponse: Sendable {
  /// The JSON value that was answered.
  public var body: FeedValue

  /// The moment at which it arrived, by the device's clock.
  public var date: Instant

  /// Creates an answer that arrived at a moment.
  ///
  /// - Parameters:
  ///   - body: The JSON value that was answered.
  ///   - date: The moment at which it arrived, by the device's clock.
  public init(body: FeedValue, date: Instant) {
    self.body = body
    self.date = date
  }
}
