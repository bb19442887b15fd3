// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

extension SimulationLog {
  /// A question to a server, or to the container that the app shares with its widgets.
  public struct Request: Hashable, Sendable {
    /// Which reload asked.
    public var reload: Int
    /// Which widget asked.
    public var widget: Int
    /// What was asked.
    public var endpoint: String
    /// When it was asked.
    public var began: Instant
    /// When the answer arrived, or it was known that none would.
    public var ended: Instant
    /// Why there was no answer; nil if there was one.
    public var failure: FeedFailure.Reason?
  }
}
