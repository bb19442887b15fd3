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

  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// Arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Arrow left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Arrow right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// The key of the numbers' block.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All.
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
  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
}

/// A pressed key.
public struct KeyPress: Sendable {
  /// What happened to a key.
  public struct Phases: OptionSet, Sendable {
    /// It was pressed.
    public static let down = Phases(rawValue: 1)
    /// It is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// It was released.
    public static let up = Phases(rawValue: 4)
    /// Any of them.
    public static let all: Phases = [.down, .repeat, .up]

    /// The raw bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// Whether a key was handled.
  public enum Result: Sendable {
    /// It was.
    case handled
    /// It was not.
    case ignored
  }

  /// What happened.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What is typed.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}

extension View {
  /// Sets a shortcut of the keyboard; it has no effect in a widget.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { self }

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
