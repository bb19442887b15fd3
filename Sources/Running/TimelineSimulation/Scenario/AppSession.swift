// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// A span of time in which the user has the app of the widgets open.
///
/// Reloads that are asked for then are not counted, as Apple documents. Those that the app asks for when it is opened are in that time, and
/// those that it asks for when it is closed are not any more.
public struct AppSession: Sendable {
  /// The moment at which the app is opened.
  public var start: Instant

  /// The instant at which the app is closed; not before it is opened.
  public var end: Instant

  /// The reloads that the app asks for when it is opened, in their order.
  public var reloadsOnOpen: [ReloadRequest]

  /// The reloads that the app asks for when it is closed, and is in the background, in their order.
  public var reloadsOnClose: [ReloadRequest]

  /// Creates a session from the moments at which the app is opened and closed.
  ///
  /// - Parameters:
  ///   - start: When the app is opened.
  ///   - end: When it is closed.
  ///   - reloadsOnOpen: The reloads that the app asks for when it is opened.
  ///   - reloadsOnClose: The reloads that the app asks for when it is closed.
  public init(
    from start: Instant, to end: Instant, reloadsOnOpen: [ReloadRequest] = [],
    reloadsOnClose: [ReloadRequest] = []
  ) {
    self.start = start
    self.end = end
    self.reloadsOnOpen = reloadsOnOpen
    self.reloadsOnClose = reloadsOnClose
  }
}
