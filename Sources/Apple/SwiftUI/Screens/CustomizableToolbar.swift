// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Toolbars that a user can change, which a widget does not have.

public import WidgetViews

/// The content of a toolbar that a user can change.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension ToolbarContentList: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension DefaultToolbarItem: CustomizableToolbarContent {}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The identifier, which is not kept; traps with a sentence, as nothing in a widget reads it.
  public var id: ID {
    preconditionFailure("an item of a toolbar does not keep its identifier in a widget")
  }
}

/// What a user can do with an item of a toolbar.
public struct ToolbarCustomizationBehavior: Sendable {
  /// The user can move and remove the item.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  /// The user can move the item, and cannot remove it.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  /// The user can neither move nor remove the item.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

/// How an item of a toolbar that a user can change is at first.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The item is always in the toolbar.
  public static var alwaysAvailable: ToolbarCustomizationOptions {
    ToolbarCustomizationOptions(rawValue: 1)
  }

  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What items of a toolbar show.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// The title and the icon.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// The title without the icon.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// The icon without the title.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

/// An item that the system adds to toolbars, at a place.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  /// Creates an item of the system.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

/// The items of a group in a toolbar with the label that stands for them.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  /// Nothing, as toolbars are not shown.
  public var body: some View { EmptyView() }
}

extension ToolbarItemGroup {
  /// Creates items with a label that stands for them; the closures are not called.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {}
}

extension ToolbarItem where ID == String {
  /// Creates an item that is shown at first or not; its content is not called.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {}
}

extension ToolbarItemPlacement {
  /// Where actions are that are needed less often.
  public static let secondaryAction = ToolbarItemPlacement(named: "secondaryAction")
  /// Where the state of something is shown.
  public static let status = ToolbarItemPlacement(named: "status")
  /// Where an action is that goes to another screen.
  public static let navigation = ToolbarItemPlacement(named: "navigation")
  /// In the title of the bar.
  public static let title = ToolbarItemPlacement(named: "title")
  /// Below the title of the bar.
  public static let subtitle = ToolbarItemPlacement(named: "subtitle")
  /// In the bar with a large title.
  public static let largeTitle = ToolbarItemPlacement(named: "largeTitle")
  /// Below the title of the bar, if it is large.
  public static let largeSubtitle = ToolbarItemPlacement(named: "largeSubtitle")
  /// In the ornament at the bottom.
  public static let bottomOrnament = ToolbarItemPlacement(named: "bottomOrnament")

  /// In the accessory bar with an identifier.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(named: "accessoryBar \(id)")
  }
}

nonisolated extension CustomizableToolbarContent {
  /// Sets what a user can do with the items, which are not shown.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { ToolbarContentList() }

  /// Sets how the items are at first, which are not shown.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { ToolbarContentList() }

  /// Sets how the items are at first, which are not shown.
  public func defaultCustomization(_ options: ToolbarCustomizationOptions)
    -> some CustomizableToolbarContent
  { ToolbarContentList() }
}

nonisolated extension ToolbarContent {
  /// Hides the items, which are not shown.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }

  /// Sets the view from which a screen grows, which a widget does not have.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some ToolbarContent
  { self }
}

nonisolated extension View {
  /// Sets the color of what is in bars, which a widget does not have.
  public func toolbarForegroundStyle<S: WidgetViews.ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Hides the item of the toolbar that the view is, which a widget does not have.
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }
}
