// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The configuration of a widget: ``StaticConfiguration`` or ``IntentConfiguration``.
///
/// WidgetKit calls it `WidgetConfiguration`.
public protocol TimelineConfiguration: Sendable {
  /// The widget that is described.
  var widget: TimelineWidget { get set }
}

extension TimelineConfiguration {
  /// Sets the widget's name in the gallery.
  public func configurationDisplayName(_ name: String) -> Self {
    with { $0.displayName = name }
  }

  /// Sets the widget's description in the gallery.
  public func description(_ description: String) -> Self {
    with { $0.description = description }
  }

  /// Gives the shapes that the widget has.
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self {
    with { $0.supportedFamilies = families }
  }

  /// Disables the content margins, so that the content reaches the widget's edges.
  public func contentMarginsDisabled() -> Self {
    with { $0.areContentMarginsDisabled = true }
  }

  private func with(_ change: (inout TimelineWidget) -> Void) -> Self {
    var copy = self
    change(&copy.widget)
    return copy
  }
}
