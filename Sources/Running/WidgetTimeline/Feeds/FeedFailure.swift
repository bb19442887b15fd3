// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Why a request was not answered.
public struct FeedFailure: Error, Hashable, Sendable {
  /// What happened.
  public enum Reason: Hashable, Sendable {
    /// The server answered with a status that is not a success.
    case status(Int)
    /// No answer came within the time that the widget waits.
    case timedOut
    /// There was no network.
    case unreachable
    /// Nothing is known of the endpoint.
    case unknownEndpoint
  }

  /// The name of what was asked.
  public var endpoint: String

  /// What happened.
  public var reason: Reason

  /// The moment at which it was known, by the device's clock.
  public var date: Instant

  /// Makes a failure.
  ///
  /// - Parameters:
  ///   - endpoint: The name of what was asked.
  ///   - reason: What happened.
  ///   - date: The moment at which it was known, by the device's clock.
  public init(_ endpoint: String, _ reason: Reason, at date: Instant) {
    self.endpoint = endpoint
    self.reason = reason
    self.date = date
  }
}
