// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

/// A widget of an app.
@MainActor @preconcurrency public protocol Widget {
  /// The type of the widget's configuration.
  associatedtype Body: WidgetConfiguration

  /// Creates the widget to describe it.
  init()

  /// The configuration of the widget: its kind, provider and view.
  var body: Body { get }
}

extension Widget {
  /// Runs the program that `@main` marks: serves the widget to the tool that started it.
  @MainActor @preconcurrency public static func main() {
    WidgetHost.serve({ hostedWidgets(of: Self()) }, previews: { HostedPreview.declared })
  }
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

extension WidgetBundle {
  /// Runs the program that `@main` marks: serves the widgets to the tool that started it.
  @MainActor @preconcurrency public static func main() {
    WidgetHost.serve({ hostedWidgets(of: Self().body) }, previews: { HostedPreview.declared })
  }
}

/// Returns the widgets in the body of a bundle.
@MainActor func hostedWidgets(of widget: some Widget) -> [HostedWidget] {
  if let list = widget as? WidgetList { return list.widgets.flatMap { hostedWidgets(of: $0) } }
  return widget.body.configuredWidget.map { [$0.hosted] } ?? []
}
