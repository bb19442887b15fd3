// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The rest of toolbars, which a widget does not have.

public import WidgetViews

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar at the top with the title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The ornament at the bottom.
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Items for going from screen to screen.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Items for browsing, as in Safari or Files.
  public static let browser = ToolbarRole(name: "browser")
  /// Items for editing a document.
  public static let editor = ToolbarRole(name: "editor")
}

/// The size of a title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// Small, in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// The size of a space.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// A space that takes what is left.
  public static let flexible = SpacerSizing(name: "flexible")
  /// What the system decides.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// An item that the system adds to toolbars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The one that shows the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title that the system shows.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field that the system shows.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// A space between items of a toolbar.
nonisolated public struct ToolbarSpacer: ToolbarContent {
  /// Creates a space between items of a toolbar.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// The menu of a title in a toolbar.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// Creates a menu; its content is not called.
  public init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates a menu of the document's actions, which is not shown.
  public init() {}
}

extension ToolbarTitleMenu: CustomizableToolbarContent {}

nonisolated extension ToolbarContent {
  /// Hides the glass behind the items, which are not shown.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an identifier; its content is not called.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

nonisolated extension View {
  /// Sets the items of a toolbar that a user can change; they are not shown in a widget.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// Sets the visibility of bars, which a widget does not have.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Removes an item of the toolbar, which a widget does not have.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// Sets the visibility of bars, which a widget does not have.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Sets the background of bars, which a widget does not have.
  public func toolbarBackground<S: WidgetViews.ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets whether bars have a background, which a widget does not have.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Sets whether bars have a background, which a widget does not have.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Sets the color scheme of bars, which a widget does not have.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Sets what the toolbar is for, which a widget does not have.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Sets the size of the title, which a widget does not have.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Sets the menu of the title, which a widget does not have.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Sets the visibility of the status bar, which a widget does not have.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Sets the visibility of the system's overlays, which a widget does not have.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets the edges at which gestures of the system wait, which a widget does not have.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
