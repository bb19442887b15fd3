// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Groups of tabs and what tabs can have, which a widget does not show.

public import CoreGraphics
public import WidgetViews

/// A group of tabs.
nonisolated public struct TabSection<
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable
>:
  TabContent
where Content.TabValue == SelectionValue {
  /// The type of the selection.
  public typealias TabValue = SelectionValue
}

extension TabSection where Footer == EmptyView {
  /// Creates a group with a header; the closures are not called.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {}
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// Creates a group without a header; the content is not called.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {}
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Creates a group with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {}

  /// Creates a group with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {}

  /// Creates a group with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {}
}

/// Several contents of a tab view in the place of one.
nonisolated public struct TabContentList<TabValue: Hashable>: TabContent {
  init() {}

  /// The tabs themselves, of which none is shown.
  public var body: TabContentList<TabValue> { self }
}

/// A result builder that combines tabs.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// The view of the tabs.
  nonisolated public struct Content<Tabs: TabContent>: View {
    /// Nothing, as tabs are not shown.
    public var body: some View { EmptyView() }
  }

  /// Returns a tab unchanged.
  public static func buildExpression<Tabs: TabContent>(_ content: Tabs) -> Tabs
  where Tabs.TabValue == TabValue { content }

  /// Returns the only tab unchanged.
  public static func buildBlock<Tabs: TabContent>(_ content: Tabs) -> Tabs
  where Tabs.TabValue == TabValue { content }

  /// Combines tabs in their order.
  public static func buildBlock<each Tabs: TabContent>(
    _ content: repeat each Tabs
  ) -> TabContentList<TabValue> { TabContentList() }

  /// Returns the tabs of an `if`.
  public static func buildIf(_ content: (any TabContent<TabValue>)?) -> TabContentList<TabValue> {
    TabContentList()
  }

  /// Returns the tabs of the first branch.
  public static func buildEither<Tabs: TabContent>(first content: Tabs) -> TabContentList<TabValue>
  { TabContentList() }

  /// Returns the tabs of the second branch.
  public static func buildEither<Tabs: TabContent>(second content: Tabs) -> TabContentList<TabValue>
  { TabContentList() }

  /// Returns the tabs of code with limited availability.
  public static func buildLimitedAvailability<Tabs: TabContent>(_ content: Tabs) -> TabContentList<
    TabValue
  > {
    TabContentList()
  }
}

extension TabView {
  /// Creates a tab view of tabs with a selection; the content is not called.
  public init<C: TabContent>(
    selection: Binding<Selection>, @TabContentBuilder<Selection> content: () -> C
  ) where Content == TabContentBuilder<Selection>.Content<C>, C.TabValue == Selection {}
}

extension TabView where Selection == Never {
  /// Creates a tab view of tabs; the content is not called.
  public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {}
}

nonisolated extension TabContent {
  /// Sets a number beside the tab, which is not shown.
  public func badge(_ count: Int) -> some TabContent<TabValue> { self }

  /// Sets a text beside the tab, which is not shown.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { self }

  /// Sets the identity by which a user arranges the tab, which is not shown.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets where the tab is, which is not shown.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Hides the tab, which is not shown.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { self }

  /// Disables the tab, which is not shown.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
}

/// The style that the system decides.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style of tab views that set none.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that the system decides.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A bar or a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates a style of a bar or a sidebar, as there is space.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar or a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// A tab view with a bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates a style of a bar.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab view with a bar of tabs.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// When the bar of tabs gets smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// When the system decides.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar keeps its size while the content scrolls.
  public static let never = TabBarMinimizeBehavior(name: "never")
  /// When the content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When the content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

nonisolated extension View {
  /// Sets the label of the tab, which is never shown in a widget.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  /// Sets how a user arranges tabs, which a widget does not have.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }

  /// Sets when the bar of tabs gets smaller, which a widget does not have.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Sets a view above the bar of tabs, which a widget does not have.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { self }

  /// Sets the header of the sidebar of tabs, which a widget does not have.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View
  { self }

  /// Sets the footer of the sidebar of tabs, which a widget does not have.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View
  { self }

  /// Sets the bar at the bottom of the sidebar of tabs, which a widget does not have.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { self }

  /// Sets the style of the dots of pages, which a widget does not have.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

/// The style of the dots of pages.
public protocol IndexViewStyle {}

/// Dots, one a page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Sendable {
    /// When the system decides.
    public static let automatic = BackgroundDisplayMode()
    /// While a user moves over them.
    public static let interactive = BackgroundDisplayMode()
    /// The background of the dots is always shown.
    public static let always = BackgroundDisplayMode()
    /// The background of the dots is never shown.
    public static let never = BackgroundDisplayMode()
  }

  /// Creates a style of dots below pages.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one a page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots with or without a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}
