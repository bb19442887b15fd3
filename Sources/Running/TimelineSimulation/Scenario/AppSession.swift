// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// A span of time in which the user has the app of the widgets open.
///
/// Reloads that are asked for then are not counted, as Apple documents. The app's code runs when it is opened, which is in that time, and when it
/// is closed, which is not any more.
public struct AppSession: Sendable {
  /// Code of an app that uses the widget center.
  public typealias Code = @Sendable (any WidgetCenter) -> Void

  /// The moment at which the app is opened.
  public var start: Instant

  /// The instant at which the app is closed; not before it is opened.
  public var end: Instant

  /// The code that the app runs when it is opened.
  public var onOpen: Code

  /// The code that the app runs when it is closed, and is in the background.
  public var onClose: Code

  /// Creates a session from the moments at which the app is opened and closed.
  ///
  /// - Parameters:
  ///   - start: When the app is opened.
  ///   - end: When it is closed.
  ///   - onOpen: The code that the app runs when it is opened.
  ///   - onClose: The code that the app runs when it is closed.
  public init(
    from start: Instant, to end: Instant, onOpen: @escaping Code = { _ in },
    onClose: @escaping Code = { _ in }
  ) {
    self.start = start
    self.end = end
    self.onOpen = onOpen
    self.onClose = onClose
  }
}
