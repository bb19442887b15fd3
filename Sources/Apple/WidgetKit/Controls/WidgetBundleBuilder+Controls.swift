// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

extension WidgetBundleBuilder {
  /// Returns a control as a widget, which is not drawn here.
  @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
  public static func buildExpression<Content>(_ content: Content) -> some Widget
  where Content: ControlWidget {
    ControlAsWidget(control: content)
  }
}

/// A control in the place of a widget.
struct ControlAsWidget: Widget {
  private let kind: String

  init() { kind = "" }

  init(control: some ControlWidget) { kind = control.body.controlKind }

  var body: some WidgetConfiguration {
    ModifiedWidgetConfiguration(
      configuredWidget: ConfiguredWidget(
        hosted: HostedWidget(
          kind: kind, refusal: "controls of Control Center are not drawn; there is no picture")))
  }
}
