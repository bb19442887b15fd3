// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText
package import WidgetTimeline

/// An endpoint of a feed file.
package struct FeedEndpoint: Sendable {
  /// The latency of answers.
  package struct Latency: Hashable, Sendable {
    /// The shortest time that an answer takes.
    package var shortest: Duration
    /// The longest time that an answer takes.
    package var longest: Duration

    /// No latency: answers arrive at once.
    package static let none = Latency(shortest: .zero, longest: .zero)
  }

  /// An answer from a moment on.
  package struct Response: Sendable {
    /// The moment; nil means since ever, or since midnight in a list that comes every day.
    package var from: FeedMoment?

    /// The answer as a JSON value.
    package var body: FeedValue

    /// The latency of the answer; nil for the latency of the endpoint.
    package var latency: Latency?
  }

  /// Requests that are not answered.
  package struct Failure: Sendable {
    /// The window in which requests fail.
    package var window: FeedWindow

    /// The reason for which they fail.
    package var reason: FeedFailure.Reason

    /// The share of the requests, from 0 to 1.
    package var share: Double
  }

  /// The answer during maintenance.
  package enum Maintenance: Sendable {
    /// Answers with a value.
    case body(FeedValue)
    /// A status that is not a success.
    case status(Int)
  }

  /// The name of the endpoint.
  package var name: Located<String>

  /// The latency of the answers.
  package var latency: Latency

  /// The responses, ascending by time.
  package var responses: [Response]

  /// The answer during maintenance.
  package var maintenance: Maintenance

  /// The failures of the endpoint; the first that applies counts.
  package var failures: [Failure]

  /// The age of the answers.
  package var staleness: Duration

  /// The windows in which answers stay as they were at the start of the window.
  package var frozen: [FeedWindow]
}
