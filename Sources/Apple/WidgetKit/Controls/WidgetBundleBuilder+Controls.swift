// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension WidgetBundleBuilder {
  /// Returns a control as a widget.
  @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
  public static func buildExpression<Content>(_ content: Content) -> some Widget
  where Content: ControlWidget {
    ControlAsWidget(control: content)
  }
}

/// A control in the place of a widget.
struct ControlAsWidget: Widget {
  private let configuredControl: ConfiguredWidget?

  init() { configuredControl = nil }

  init(control: some ControlWidget) { configuredControl = control.body.configuredControl }

  var body: some WidgetConfiguration {
    ModifiedWidgetConfiguration(configuredWidget: configuredControl)
  }
}
