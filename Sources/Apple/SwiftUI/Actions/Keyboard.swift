// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Keyboards, which a widget never gets.

public import Foundation
public import WidgetViews

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public let character: Character

  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }

  /// Creates the key of a literal.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// The key that begins a line.
  public static let `return` = KeyEquivalent("\r")
  /// The key that leaves or cancels.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key of the space.
  public static let space = KeyEquivalent(" ")
  /// The key of the tab.
  public static let tab = KeyEquivalent("\t")
  /// The key that deletes backward.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key with an arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key with an arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key with an arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key with an arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The lock of capital letters is on.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key is held.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key is held.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key is held.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key is held.
  public static let command = EventModifiers(rawValue: 16)
  /// The key of the numbers' block.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifiers at the same time.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]

  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A shortcut of a keyboard.
public struct KeyboardShortcut: Sendable {
  /// The key for the button that is preferred: Return without modifiers.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key for the button that cancels: Escape without modifiers.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers

  /// How the shortcut fits the user's keyboard.
  public var localization: Localization

  /// Creates a shortcut of a key with modifiers, by default with Command.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }

  /// How a shortcut fits keyboards of other languages.
  public struct Localization: Sendable {
    /// The system finds a key that the keyboard has, and mirrors arrows and brackets.
    public static let automatic = Localization()
    /// The system finds a key that the keyboard has, and mirrors nothing.
    public static let withoutMirroring = Localization()
    /// The key is the one that is given.
    public static let custom = Localization()
  }
}

/// A key of a keyboard that was pressed, is held or was released.
public struct KeyPress: Sendable {
  /// What happened to a key.
  public struct Phases: OptionSet, Sendable {
    /// The key was pressed down.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was released.
    public static let up = Phases(rawValue: 4)
    /// The key was pressed, is held or was released.
    public static let all: Phases = [.down, .repeat, .up]

    /// The raw bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// Whether a key was handled.
  public enum Result: Sendable {
    /// The key was handled, and goes no further.
    case handled
    /// The key was not handled, and goes on to the next view.
    case ignored
  }

  /// Whether the key was pressed, is held or was released.
  public let phase: Phases
  /// The key that the event is about.
  public let key: KeyEquivalent
  /// The characters that the key types with its modifiers.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}

nonisolated extension View {
  /// Sets a shortcut of the keyboard; it has no effect in a widget.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { self }

  /// Sets a shortcut of the keyboard and how it fits others; it has no effect in a widget.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View { self }

  /// Sets a shortcut of the keyboard; it has no effect in a widget.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Sets a shortcut of the keyboard, if it is not nil; it has no effect in a widget.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Adds an action for a key; never called in a widget.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
  { self }

  /// Adds an action for phases of a key; never called in a widget.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Adds an action for keys; never called in a widget.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Adds an action for characters; never called in a widget.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Adds an action for all keys; never called in a widget.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}
