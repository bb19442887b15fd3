// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A widget of an app.
@MainActor @preconcurrency public protocol Widget {
  /// The type of the widget's configuration.
  associatedtype Body: WidgetConfiguration

  /// Creates the widget to describe it.
  init()

  /// The configuration of the widget: its kind, provider and view.
  var body: Body { get }
}

/// A bundle of the widgets of an app.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The type of the combined widgets.
  associatedtype Body: Widget

  /// Creates the bundle to list its widgets.
  init()

  /// The widgets of the bundle.
  @WidgetBundleBuilder var body: Body { get }
}
