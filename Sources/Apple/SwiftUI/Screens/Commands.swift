// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Commands of an app's menus, which a widget does not have.

public import WidgetViews

/// Commands of an app's menus.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands' body.
  associatedtype Body: Commands

  /// The commands that the commands are composed of; never called here.
  @CommandsBuilder var body: Body { get }
}

/// Commands that are not kept.
public struct UnshownCommands: Commands {
  nonisolated init() {}

  /// The commands themselves; they are never asked for.
  public var body: UnshownCommands { self }
}

/// A result builder that combines commands.
@resultBuilder public struct CommandsBuilder {
  /// Returns the only commands unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines commands in their order; a widget has no menus.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands { UnshownCommands() }

  /// Returns the commands of an `if`.
  public static func buildIf(_ content: (any Commands)?) -> UnshownCommands {
    UnshownCommands()
  }
}

/// The place of commands in menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Information on the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Commands that create documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Commands that save documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// The commands that undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Commands of the pasteboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// The commands that change texts.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Commands of the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Commands of the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The commands that end the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// The commands that hide and show apps.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Commands that import and export documents.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Commands that print documents.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// The commands that change how texts look.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The list of all windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Commands that change the size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of windows that exist once.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The commands that open the help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// A group of commands.
public struct CommandGroup<Content: View>: Commands {
  /// Creates a group after another; its content is not called.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {}

  /// Creates a group before another; its content is not called.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {}

  /// Creates a group in the place of another; its content is not called.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Commands that show nothing; they are never asked for.
  public var body: some Commands { UnshownCommands() }
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  /// Creates a menu with a localized title; its content is not called.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a menu with a text as its title; its content is not called.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a menu with the title of a localized resource; its content is not called.
  @_disfavoredOverload
  nonisolated public init(
    _ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a menu with a title that is not localized; its content is not called.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ name: Title, @ViewBuilder content: () -> Content)
  {}

  /// Commands that show nothing; they are never asked for.
  public var body: some Commands { UnshownCommands() }
}

/// The commands that show and hide a sidebar.
public struct SidebarCommands: Commands {
  /// Creates the commands of a sidebar.
  nonisolated public init() {}

  /// Commands that show nothing; they are never asked for.
  public var body: some Commands { UnshownCommands() }
}

/// The commands for toolbars.
public struct ToolbarCommands: Commands {
  /// Creates the commands of a toolbar.
  nonisolated public init() {}

  /// Commands that show nothing; they are never asked for.
  public var body: some Commands { UnshownCommands() }
}

/// The commands that show and hide an inspector.
public struct InspectorCommands: Commands {
  /// Creates the commands of an inspector.
  nonisolated public init() {}

  /// Commands that show nothing; they are never asked for.
  public var body: some Commands { UnshownCommands() }
}
