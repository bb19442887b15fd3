// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

// Toolbars belong to an app's screens, which a widget does not have: nothing of them is shown.

/// The content of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content's body.
  associatedtype Body: ToolbarContent = ToolbarContentList

  /// The content that the content is composed of; never called here.
  @ToolbarContentBuilder var body: Body { get }
}

nonisolated extension ToolbarContent where Body == ToolbarContentList {
  /// The content that is composed of nothing else, as a toolbar is not shown.
  public var body: ToolbarContentList { ToolbarContentList() }
}

/// Where an item of a toolbar is.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// Creates a place with a name, for those that other files declare.
  init(named name: String) { self.name = name }

  /// Where the system puts it.
  public static let automatic = ToolbarItemPlacement(named: "automatic")
  /// In the middle of the bar, where the title is otherwise.
  public static let principal = ToolbarItemPlacement(named: "principal")
  /// At the leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(named: "navigationBarLeading")
  /// At the trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(named: "navigationBarTrailing")
  /// At the leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(named: "topBarLeading")
  /// At the trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(named: "topBarTrailing")
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(named: "bottomBar")
  /// In a bar above the keyboard.
  public static let keyboard = ToolbarItemPlacement(named: "keyboard")
  /// Where the main action is.
  public static let primaryAction = ToolbarItemPlacement(named: "primaryAction")
  /// Where an action is that confirms.
  public static let confirmationAction = ToolbarItemPlacement(named: "confirmationAction")
  /// Where an action is that cancels.
  public static let cancellationAction = ToolbarItemPlacement(named: "cancellationAction")
  /// Where an action is that removes something.
  public static let destructiveAction = ToolbarItemPlacement(named: "destructiveAction")
}

/// An item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {}

extension ToolbarItem where ID == Void {
  /// Creates an item; its content is not called.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// Items of a toolbar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Creates items; their content is not called.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// Several contents of a toolbar in the place of one.
nonisolated public struct ToolbarContentList: ToolbarContent {}

/// A result builder that combines the contents of a toolbar.
@resultBuilder public struct ToolbarContentBuilder {
  /// Returns a content unchanged, whose type says what it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the only content unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Combines the contents of a toolbar in their order.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarContentList { ToolbarContentList() }

  /// Returns the content of an `if`.
  public static func buildIf(_ content: (any ToolbarContent)?) -> ToolbarContentList {
    ToolbarContentList()
  }

  /// Returns the content of the first branch.
  public static func buildEither<Content: ToolbarContent>(
    first content: Content
  ) -> ToolbarContentList { ToolbarContentList() }

  /// Returns the content of the second branch.
  public static func buildEither<Content: ToolbarContent>(
    second content: Content
  ) -> ToolbarContentList { ToolbarContentList() }

  /// Returns the content of code with limited availability.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarContentList { ToolbarContentList() }
}

nonisolated extension View {
  /// Sets the items of the toolbar; they are not shown in a widget.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }
}
