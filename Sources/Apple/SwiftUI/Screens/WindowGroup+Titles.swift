// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Groups of windows with a title or an identifier, which a widget does not have.

public import WidgetViews

extension WindowGroup {
  /// Creates a group with an identifier; the content is not called.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a group with a text as the title; the content is not called.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a group with a localized title; the content is not called.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a group with a title that is not localized; the content is not called.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a group with the title of a localized resource; the content is not called.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a group with an identifier and a text as the title; the content is not called.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a group with an identifier and a localized title; the content is not called.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a group with an identifier and a title that is not localized; the content is not called.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a group with an identifier and the title of a localized resource; the content is not called.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {}
}
