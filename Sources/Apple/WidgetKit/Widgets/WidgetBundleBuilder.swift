// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetHost

/// Puts widgets together in the body of a bundle.
@MainActor @preconcurrency @resultBuilder public struct WidgetBundleBuilder {
  /// A bundle without widgets.
  public static func buildBlock() -> some Widget { WidgetList([]) }

  /// One widget or several.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    var widgets: [any Widget] = []
    repeat widgets.append(each content)
    return WidgetList(widgets)
  }

  /// A widget.
  public static func buildExpression<Content>(_ content: Content) -> some Widget
  where Content: Widget {
    content
  }

  /// A control, which is not drawn here.
  @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
  public static func buildExpression<Content>(_ content: Content) -> some Widget
  where Content: ControlWidget {
    ControlAsWidget(control: content)
  }

  /// Widgets that are there on a condition.
  public static func buildOptional(_ widget: (some Widget)?) -> some Widget {
    WidgetList(widget.map { [$0] } ?? [])
  }

  /// Widgets of the first of two branches.
  public static func buildEither(first widget: some Widget) -> WidgetList { WidgetList([widget]) }

  /// Widgets of the second of two branches.
  public static func buildEither(second widget: some Widget) -> WidgetList { WidgetList([widget]) }

  /// Widgets that only newer systems have.
  public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget {
    WidgetList([widget])
  }
}

/// Several widgets where one is expected.
public struct WidgetList: Widget {
  let widgets: [any Widget]

  /// No widgets.
  public init() { widgets = [] }

  init(_ widgets: [any Widget]) { self.widgets = widgets }

  /// No widget of its own.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A control where a widget is expected.
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
