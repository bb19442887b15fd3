// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

extension SimulationLog {
  /// A question to a server, or to the container that the app shares with its widgets.
  public struct Request: Hashable, Sendable {
    /// The index of the reload in ``SimulationLog/reloads``.
    public var reload: Int
    /// The index of the widget in ``SimulationLog/widgets``.
    public var widget: Int
    /// The name of the endpoint.
    public var endpoint: String
    /// The moment at which the request was sent.
    public var began: Instant
    /// The instant at which the answer arrived or the request failed.
    public var ended: Instant
    /// The reason for which there was no answer; nil if there was one.
    public var failure: FeedFailure.Reason?
  }
}
