// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Tabs belong to an app's screens, which a widget does not have.

public import WidgetViews

/// The content of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the selection.
  associatedtype TabValue: Hashable
  /// The type of the content's body.
  associatedtype Body: TabContent<TabValue> = TabContentList<TabValue>

  /// The tabs that the content is composed of; never called here.
  @TabContentBuilder<TabValue> var body: Body { get }
}

nonisolated extension TabContent where Body == TabContentList<TabValue> {
  /// The tabs of a content that is composed of nothing else, as none is shown.
  public var body: TabContentList<TabValue> { TabContentList() }
}

/// A tab with its content and its label; a widget draws no tabs.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the selection.
  public typealias TabValue = Value
}

/// The label of a tab with a title and a symbol.
public typealias DefaultTabLabel = WidgetViews.Label<Text, Image>

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab in which the user searches.
  public static let search = TabRole(name: "search")
}

/// Where a tab is.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always in the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates a tab with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates a tab with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a tab with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates a tab with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates a tab with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

extension Tab where Label == DefaultTabLabel, Value == Never {
  /// Creates a tab without a value with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates a tab without a value with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a tab without a value with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates a tab without a value with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates a tab without a value with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a tab without a value with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

extension Tab where Value == Never, Label == EmptyView {
  /// Creates a tab without a value and a label; its content is not called.
  public init(@ViewBuilder content: () -> Content) {}
}

extension Tab where Label == EmptyView {
  /// Creates a tab without a label; its content is not called.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {}
}

extension Tab where Label == DefaultTabLabel, Value == Never {
  /// Creates a tab with the label of its role; its content is not called.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {}
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with the label of its role; its content is not called.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {}
}

extension Tab {
  /// Creates a tab with a label; the closures are not called.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension Tab where Value == Never {
  /// Creates a tab without a value, with a label; the closures are not called.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
