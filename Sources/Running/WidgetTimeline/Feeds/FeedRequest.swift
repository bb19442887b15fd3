// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A question to a server, or to what the app left in the container that it shares with its widgets.
public struct FeedRequest: Hashable, Sendable {
  /// The name of what is asked, as in `coupon`.
  public var endpoint: String

  /// The moment at which it is asked, by the device's clock.
  public var date: Instant

  /// Creates a request at a moment.
  ///
  /// - Parameters:
  ///   - endpoint: The name of what is asked.
  ///   - date: The moment at which it is asked, by the device's clock.
  public init(_ endpoint: String, at date: Instant) {
    self.endpoint = endpoint
    self.date = date
  }
}
