// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText
package import WidgetTimeline

/// What a feed file says of an endpoint.
package struct FeedEndpoint: Sendable {
  /// How long an answer takes.
  package struct Latency: Hashable, Sendable {
    /// The shortest.
    package var shortest: Duration
    /// The longest.
    package var longest: Duration

    /// At once.
    package static let none = Latency(shortest: .zero, longest: .zero)
  }

  /// An answer from a moment on.
  package struct Response: Sendable {
    /// The moment; nil means since ever, or since midnight in a list that comes every day.
    package var from: FeedMoment?

    /// What is answered.
    package var body: FeedValue

    /// How long it takes; nil means as long as the endpoint's answers do.
    package var latency: Latency?
  }

  /// Requests that are not answered.
  package struct Failure: Sendable {
    /// When.
    package var window: FeedWindow

    /// In which way.
    package var reason: FeedFailure.Reason

    /// How many of the requests, from 0 to 1.
    package var share: Double
  }

  /// What is answered during maintenance.
  package enum Maintenance: Sendable {
    /// A value.
    case body(FeedValue)
    /// A status that is not a success.
    case status(Int)
  }

  /// The name.
  package var name: Located<String>

  /// How long its answers take.
  package var latency: Latency

  /// What it answers, ascending by time.
  package var responses: [Response]

  /// What it answers during maintenance.
  package var maintenance: Maintenance

  /// When it does not answer; the first that fits counts.
  package var failures: [Failure]

  /// How old its answers are.
  package var staleness: Duration

  /// When its answers stay those of the window's beginning.
  package var frozen: [FeedWindow]
}
