// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Further forms of groups of windows, which a widget does not have.

public import WidgetViews

extension WindowGroup {
  /// Creates a group of windows that each show a value, with a default; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    for type: Value.Type = Value.self, @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    defaultValue: @escaping () -> Value
  ) {}

  /// Creates a group of windows of values with an identifier and a default; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    defaultValue: @escaping () -> Value
  ) {}

  /// Creates a group of windows of values with a localized title; the content is not called.
  nonisolated public init<Value: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a group of windows of values with a title and an identifier; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a group of windows of values with a title that is not localized; nothing is called.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Value: Codable & Hashable>(
    _ title: S, id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a group with a title that is not localized and an identifier; nothing is called.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {}
}
