// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

/// A widget of an app.
@MainActor @preconcurrency public protocol Widget {
  /// What the widget is configured with.
  associatedtype Body: WidgetConfiguration

  /// Makes the widget.
  init()

  /// Its kind, its provider and its view.
  var body: Body { get }
}

extension Widget {
  /// Serves the widget to whoever started the program: what `@main` calls.
  @MainActor @preconcurrency public static func main() {
    WidgetHost.serve({ hostedWidgets(of: Self()) }, previews: { HostedPreview.declared })
  }
}

/// All widgets of an app.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The widgets together.
  associatedtype Body: Widget

  /// Makes the bundle.
  init()

  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Serves the widgets to whoever started the program: what `@main` calls.
  @MainActor @preconcurrency public static func main() {
    WidgetHost.serve({ hostedWidgets(of: Self().body) }, previews: { HostedPreview.declared })
  }
}

/// The widgets that a bundle's body holds.
@MainActor func hostedWidgets(of widget: some Widget) -> [HostedWidget] {
  if let list = widget as? WidgetList { return list.widgets.flatMap { hostedWidgets(of: $0) } }
  return widget.body.configuredWidget.map { [$0.hosted] } ?? []
}
