// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The columns of a split view that are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns are shown.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The content and the detail.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column alone is shown.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first column, with what can be chosen.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The second of three.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column, with what was chosen.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Columns of screens; a widget shows a prohibition sign instead.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("NavigationSplitView") }
}

extension NavigationSplitView {
  /// Creates three columns; they are not called.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}

  /// Creates three columns with a visibility; they are not called.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}

  /// Creates three columns with the one that narrow screens show; they are not called.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}

  /// Creates three columns with a visibility and the one that narrow screens show; they are not called.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns; they are not called.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}

  /// Creates two columns with a visibility; they are not called.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {}

  /// Creates two columns with the one that narrow screens show; they are not called.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {}

  /// Creates two columns with a visibility and the one that narrow screens show; they are not called.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {}
}

/// The style of split views.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  /// The parts that are arranged.
  typealias Configuration = NavigationSplitViewStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View = EmptyView
  /// Makes the view, which is never called in a widget.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension NavigationSplitViewStyle where Body == EmptyView {
  /// Makes nothing, as a style of the system is not shown.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The style that the system decides.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style of split views that set none.
  public init() {}
}

nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that the system decides.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// The detail gets narrower.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a style in which all columns share the space.
  public init() {}
}

nonisolated extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail gets narrower.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// The detail keeps its size.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a style in which the last column keeps its size.
  public init() {}
}

nonisolated extension NavigationSplitViewStyle
where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
