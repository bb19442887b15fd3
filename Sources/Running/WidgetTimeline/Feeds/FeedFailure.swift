// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The reason why a request was not answered.
public struct FeedFailure: Error, Hashable, Sendable {
  /// The reason for a failed request.
  public enum Reason: Hashable, Sendable {
    /// The server answered with a status that is not a success.
    case status(Int)
    /// No answer came within the time that the widget waits.
    case timedOut
    /// The network could not be reached.
    case unreachable
    /// The feed has no endpoint of this name.
    case unknownEndpoint
  }

  /// The name of what was asked.
  public var endpoint: String

  /// The reason for the failure.
  public var reason: Reason

  /// The moment at which it was known, by the device's clock.
  public var date: Instant

  /// Creates a failure of a request to an endpoint.
  ///
  /// - Parameters:
  ///   - endpoint: The name of what was asked.
  ///   - reason: The reason for the failure.
  ///   - date: The moment at which it was known, by the device's clock.
  public init(_ endpoint: String, _ reason: Reason, at date: Instant) {
    self.endpoint = endpoint
    self.reason = reason
    self.date = date
  }
}
