// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Further settings of tabs, which a widget does not have.

public import WidgetViews

/// Where the bar of tabs is.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The tabs are in a bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// The tabs are in a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where the bar of tabs around a view is.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// At the bottom of the screen.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// At the top of the screen.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In a sidebar of the screen.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// In an ornament of the window.
  public static let ornament = TabBarPlacement(name: "ornament")
  /// In a row of pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// What choosing the tab for searching does.
public struct TabSearchActivation: Sendable {
  /// What the system decides.
  public static var automatic: TabSearchActivation { TabSearchActivation() }
  /// The tab begins a search when it is chosen.
  public static var searchTabSelection: TabSearchActivation { TabSearchActivation() }
}

/// Where the view above a bar of tabs is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar of tabs itself.
  case inline
  /// Above the bar of tabs.
  case expanded
}

/// What a user can do with a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// The user can move the tab, and cannot remove it.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// The user can neither move nor remove the tab.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Several tabs in the place of one, as a builder combines them.
nonisolated public struct TupleTabContent<TabValue: Hashable, T>: TabContent {
  /// The tabs of the content, of which none is shown.
  public var body: TabContentList<TabValue> { TabContentList() }
}

nonisolated extension TabContent {
  /// Sets what a user can do with the tab, which is not shown.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets whether the tab is shown at first; none is shown.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Adds an action for values that are dropped on the tab; never called in a widget.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> { self }

  /// Adds buttons to a group of tabs, which is not shown.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
    -> some TabContent<TabValue>
  { self }

  /// Adds a context menu to the tab, which is never shown in a widget.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    self
  }

  /// Adds buttons that a swipe shows, which a widget does not have.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }
}

extension EnvironmentValues {
  /// Where the bar of tabs around the view is; nil, as a widget has none.
  public var tabBarPlacement: TabBarPlacement? { nil }

  /// Where the view above a bar of tabs is; nil, as a widget has none.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

nonisolated extension View {
  /// Sets where the bar of tabs is at first, which a widget does not have.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Sets what choosing the tab for searching does, which a widget does not have.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// Sets a view above the bar of tabs that can be hidden, which a widget does not have.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { self }
}

/// Pages that are scrolled vertically on a watch.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// What happens between two pages.
  public struct TransitionStyle: Sendable {
    /// What the system decides.
    public static let automatic = TransitionStyle()
    /// The pages move without a change.
    public static let identity = TransitionStyle()
    /// The pages become smaller and blurred.
    public static let blur = TransitionStyle()
  }

  /// Creates a style of pages one below the other.
  public init() {}

  /// Creates a style of pages with what happens between two of them.
  public init(transitionStyle: TransitionStyle) {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages that are scrolled vertically on a watch.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

  /// Pages that are scrolled vertically, with what happens between two of them.
  public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle)
    -> VerticalPageTabViewStyle
  { VerticalPageTabViewStyle(transitionStyle: transitionStyle) }
}

/// Pages on a watch that turn around each other.
public struct CarouselTabViewStyle: TabViewStyle {
  /// Creates a style of pages on a carousel.
  public init() {}
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Pages on a watch that turn around each other.
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

/// Two screens beside each other.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates a style that shows two views at a time.
  public init() {}
}
