// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Older links that a binding opens, with a title; a widget shows the title, without the link.

public import WidgetViews

extension NavigationLink {
  /// Creates a link that a selection opens, of which a widget shows the label.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(shown: label)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link that a binding opens with a localized title, which a widget shows.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init { Text(titleKey) }
  }

  /// Creates a link that a binding opens with a title that is not localized, which a widget shows.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init { Text(title) }
  }

  /// Creates a link that a binding opens with a localized title, which a widget shows; the destination is not called.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init { Text(titleKey) }
  }

  /// Creates a link that a binding opens with a title that is not localized, which a widget shows; the destination is not called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init { Text(title) }
  }

  /// Creates a link that a selection opens with a localized title, which a widget shows.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init { Text(titleKey) }
  }

  /// Creates a link that a selection opens with a title that is not localized, which a widget shows.
  @_disfavoredOverload
  public init<Title: StringProtocol, V: Hashable>(
    _ title: Title, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init { Text(title) }
  }

  /// Creates a link that a selection opens with a localized title, which a widget shows; the destination is not called.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init { Text(titleKey) }
  }

  /// Creates a link that a selection opens with a title that is not localized, which a widget shows; the destination is not called.
  @_disfavoredOverload
  public init<Title: StringProtocol, V: Hashable>(
    _ title: Title, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init { Text(title) }
  }
}
