// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

extension Widget {
  /// Runs the program that `@main` marks: serves the widget to the tool that started it.
  @MainActor @preconcurrency public static func main() {
    WidgetHost.serve({ hostedWidgets(of: Self()) }, previews: { HostedPreview.declared })
  }
}

extension WidgetBundle {
  /// Runs the program that `@main` marks: serves the widgets to the tool that started it.
  @MainActor @preconcurrency public static func main() {
    WidgetHost.serve({ hostedWidgets(of: Self().body) }, previews: { HostedPreview.declared })
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidget {
  /// Runs the program that `@main` marks: serves the control to the tool that started it.
  @MainActor @preconcurrency public static func main() {
    WidgetHost.serve(
      { Self().body.configuredControl?.hosted.map { [$0] } ?? [] },
      previews: { HostedPreview.declared })
  }
}

/// Returns the widgets in the body of a bundle.
@MainActor func hostedWidgets(of widget: some Widget) -> [HostedWidget] {
  if let list = widget as? WidgetList { return list.widgets.flatMap { hostedWidgets(of: $0) } }
  return widget.body.configuredWidget?.hosted.map { [$0] } ?? []
}
