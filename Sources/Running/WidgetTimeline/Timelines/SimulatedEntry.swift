// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// What a widget shows from a moment on.
public struct SimulatedEntry: Sendable {
  /// The moment from which it is shown, by the device's clock.
  public var date: Instant

  private let drawing: @Sendable (WidgetCanvas, EnvironmentValues) -> DisplayList

  /// Creates an entry that a view shows.
  ///
  /// - Parameters:
  ///   - date: The moment from which it is shown.
  ///   - content: Makes the view, each time that the entry is drawn.
  public init(
    date: Instant, content: @escaping @Sendable () -> some View & SendableMetatype
  ) {
    self.init(date: date) { canvas, environment in
      DisplayList(rendering: content(), on: canvas, in: environment)
    }
  }

  /// Creates an entry that is drawn elsewhere, as by a program of its own.
  ///
  /// - Parameters:
  ///   - date: The moment from which it is shown.
  ///   - drawing: Draws it on a canvas, in an environment.
  package init(
    date: Instant,
    drawing: @escaping @Sendable (WidgetCanvas, EnvironmentValues) -> DisplayList
  ) {
    self.date = date
    self.drawing = drawing
  }

  /// Draws the entry on a canvas, in an environment.
  public func displayList(
    on canvas: WidgetCanvas, in environment: EnvironmentValues = EnvironmentValues()
  ) -> DisplayList {
    drawing(canvas, environment)
  }
}
