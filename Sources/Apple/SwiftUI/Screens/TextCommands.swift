// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Further commands of an app's menus, which a widget does not have.

/// Commands of which there are none.
public struct EmptyCommands: Commands {
  /// Creates commands without a menu.
  nonisolated public init() {}

  /// Commands that show nothing; they are never asked for.
  public var body: some Commands { UnshownCommands() }
}

/// The commands that find and change text.
public struct TextEditingCommands: Commands {
  /// Creates the commands of editing.
  nonisolated public init() {}

  /// Commands that show nothing; they are never asked for.
  public var body: some Commands { UnshownCommands() }
}

/// The commands that change how text looks.
public struct TextFormattingCommands: Commands {
  /// Creates the commands of formatting.
  nonisolated public init() {}

  /// Commands that show nothing; they are never asked for.
  public var body: some Commands { UnshownCommands() }
}

/// The commands that import pictures from other devices.
public struct ImportFromDevicesCommands: Commands {
  /// Creates the commands of importing.
  nonisolated public init() {}

  /// Commands that show nothing; they are never asked for.
  public var body: some Commands { UnshownCommands() }
}

extension CommandsBuilder {
  /// Returns no commands for an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns the commands of the first branch.
  public static func buildEither<Content: Commands>(first content: Content) -> UnshownCommands {
    UnshownCommands()
  }

  /// Returns the commands of the second branch.
  public static func buildEither<Content: Commands>(second content: Content) -> UnshownCommands {
    UnshownCommands()
  }

  /// Returns the commands of code with limited availability.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content)
    -> UnshownCommands
  { UnshownCommands() }
}

/// What is left of a configuration of which only some systems have a part.
public struct LimitedAvailabilityConfiguration: Sendable {}
