// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A result builder that combines the widgets of a bundle.
@MainActor @preconcurrency @resultBuilder public struct WidgetBundleBuilder {
  /// Returns a bundle without widgets.
  public static func buildBlock() -> some Widget { WidgetList([]) }

  /// Combines widgets in their order.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    var widgets: [any Widget] = []
    repeat widgets.append(each content)
    return WidgetList(widgets)
  }

  /// Returns a widget unchanged.
  public static func buildExpression<Content>(_ content: Content) -> some Widget
  where Content: Widget {
    content
  }

  /// Returns the widget of an `if`; nil is a bundle without widgets.
  public static func buildOptional(_ widget: (some Widget)?) -> some Widget {
    WidgetList(widget.map { [$0] } ?? [])
  }

  /// Returns the widget of the first branch.
  public static func buildEither(first widget: some Widget) -> WidgetList { WidgetList([widget]) }

  /// Returns the widget of the second branch.
  public static func buildEither(second widget: some Widget) -> WidgetList { WidgetList([widget]) }

  /// Returns a widget that requires a newer system, which is always available here.
  public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget {
    WidgetList([widget])
  }
}

/// Several widgets in the place of one.
public struct WidgetList: Widget {
  package let widgets: [any Widget]

  /// Creates an empty list of widgets.
  public init() { widgets = [] }

  init(_ widgets: [any Widget]) { self.widgets = widgets }

  /// An empty configuration, as the list itself is not a widget.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}
