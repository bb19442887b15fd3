// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An object by which an app asks the system about its widgets and for their reloads.
///
/// Source: Apple's documentation of `WidgetCenter`. The system decides what comes of a reload that is asked for.
public protocol WidgetCenter: Sendable {
  /// Asks for new timelines of the placed widgets of a kind.
  func reloadTimelines(ofKind kind: String)

  /// Asks for new timelines of all placed widgets.
  func reloadAllTimelines()

  /// The app's widgets that are placed.
  func currentConfigurations() -> [WidgetInfo]
}
