// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Text fields of a value that a formatter writes, which a widget does not show.

public import Foundation
public import WidgetViews

extension TextField {
  /// Creates a field of a value that a formatter writes, with a prompt; the label is not called.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
}

extension TextField where Label == Text {
  /// Creates a field of a value with its actions, which are never called, with a localized title.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {}

  /// Creates a field of a value with its actions, which are never called, with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol, V>(
    _ title: Title, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {}

  /// Creates a field of a value with an action, which is never called, with a localized title.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {}

  /// Creates a field of a value with an action, which is never called, with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol, V>(
    _ title: Title, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {}
}
