// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// What describes a widget: ``StaticConfiguration`` or ``IntentConfiguration``.
///
/// WidgetKit calls it `WidgetConfiguration`.
public protocol TimelineConfiguration: Sendable {
  /// The widget that is described.
  var widget: TimelineWidget { get set }
}

extension TimelineConfiguration {
  /// Names the widget for people.
  public func configurationDisplayName(_ name: String) -> Self {
    with { $0.displayName = name }
  }

  /// Tells people what the widget is for.
  public func description(_ description: String) -> Self {
    with { $0.description = description }
  }

  /// Gives the shapes that the widget has.
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self {
    with { $0.supportedFamilies = families }
  }

  /// Lets the content reach the widget's edges.
  public func contentMarginsDisabled() -> Self {
    with { $0.areContentMarginsDisabled = true }
  }

  private func with(_ change: (inout TimelineWidget) -> Void) -> Self {
    var copy = self
    change(&copy.widget)
    return copy
  }
}
