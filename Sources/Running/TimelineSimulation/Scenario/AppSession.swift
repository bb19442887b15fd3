// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// A time in which a person uses the app that the widgets belong to.
///
/// Reloads that are asked for then are not counted, as Apple documents. The app's code runs when it is opened, which is in that time, and when it
/// is closed, which is not any more.
public struct AppSession: Sendable {
  /// What an app does with the system's center of widgets.
  public typealias Code = @Sendable (any WidgetCenter) -> Void

  /// When the app is opened.
  public var start: Instant

  /// When it is closed; not before it is opened.
  public var end: Instant

  /// What the app does when it is opened.
  public var onOpen: Code

  /// What the app does when it is closed, and is in the background.
  public var onClose: Code

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - start: When the app is opened.
  ///   - end: When it is closed.
  ///   - onOpen: What the app does when it is opened.
  ///   - onClose: What the app does when it is closed.
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
