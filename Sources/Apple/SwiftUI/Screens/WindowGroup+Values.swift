// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Groups of windows that show values, which a widget does not have.

public import WidgetViews

extension WindowGroup {
  /// Creates a group of windows that each show a value; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a group of windows of values with an identifier; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a group of windows of values with a text as the title; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    _ title: Text, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a group of windows of values with a localized title; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a group of windows of values with a title that is not localized; nothing is called.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Codable & Hashable>(
    _ title: Title, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a group of windows of values with the title of a localized resource; nothing is called.
  @_disfavoredOverload
  nonisolated public init<Value: Codable & Hashable>(
    _ titleResource: LocalizedStringResource, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a group of windows of values with an identifier and a text as the title; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    _ title: Text, id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a group of windows of values with an identifier and a localized title; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a group of windows of values with an identifier and a title that is not localized; nothing is called.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Codable & Hashable>(
    _ title: Title, id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}

  /// Creates a group of windows of values with an identifier and the title of a localized resource; nothing is called.
  @_disfavoredOverload
  nonisolated public init<Value: Codable & Hashable>(
    _ titleResource: LocalizedStringResource, id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}
}

extension WindowGroup {
  /// Creates a group of windows that each show a value, with a default; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    for type: Value.Type = Value.self, @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    defaultValue: @escaping () -> Value
  ) {}

  /// Creates a group of windows of values with an identifier and a default; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content, defaultValue: @escaping () -> Value
  ) {}

  /// Creates a group of windows of values with a default and a text as the title; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    _ title: Text, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content, defaultValue: @escaping () -> Value
  ) {}

  /// Creates a group of windows of values with a default and a localized title; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content, defaultValue: @escaping () -> Value
  ) {}

  /// Creates a group of windows of values with a default and a title that is not localized; nothing is called.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Codable & Hashable>(
    _ title: Title, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content, defaultValue: @escaping () -> Value
  ) {}

  /// Creates a group of windows of values with a default and the title of a localized resource; nothing is called.
  @_disfavoredOverload
  nonisolated public init<Value: Codable & Hashable>(
    _ titleResource: LocalizedStringResource, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content, defaultValue: @escaping () -> Value
  ) {}

  /// Creates a group of windows of values with an identifier, a default and a text as the title; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    _ title: Text, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content, defaultValue: @escaping () -> Value
  ) {}

  /// Creates a group of windows of values with an identifier, a default and a localized title; nothing is called.
  nonisolated public init<Value: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content, defaultValue: @escaping () -> Value
  ) {}

  /// Creates a group of windows of values with an identifier, a default and a title that is not localized; nothing is called.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Codable & Hashable>(
    _ title: Title, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content, defaultValue: @escaping () -> Value
  ) {}

  /// Creates a group of windows of values with an identifier, a default and the title of a localized resource; nothing is called.
  @_disfavoredOverload
  nonisolated public init<Value: Codable & Hashable>(
    _ titleResource: LocalizedStringResource, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content, defaultValue: @escaping () -> Value
  ) {}
}
