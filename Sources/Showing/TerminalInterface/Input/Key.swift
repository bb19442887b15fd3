// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A key of a keyboard, by what is on its cap.
package enum Key: Hashable, Sendable {
  /// A key that types something; a space is one too. It is a single scalar: what an input method commits comes as one
  /// key for each scalar, and a text that they are appended to combines them.
  case character(Character)
  case enter
  case tab
  case backspace
  case escape
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case insert
  case delete
  /// The key in the middle of the keypad, without Num Lock.
  case begin
  case menu
  case printScreen
  case pause
  /// F1 and up; at most 35.
  case function(Int)
}

/// The keys that are held down while another is pressed.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// No modifier is held down.
  ///
  /// An empty literal means the same, and is made by way of a sequence each time that it is met.
  package static let none = KeyModifiers()
  package static let shift = KeyModifiers(rawValue: 1)
  /// Alt, or Option on a Mac.
  package static let alt = KeyModifiers(rawValue: 2)
  package static let control = KeyModifiers(rawValue: 4)
  /// Command on a Mac, the Windows key elsewhere.
  package static let `super` = KeyModifiers(rawValue: 8)
  package static let hyper = KeyModifiers(rawValue: 16)
  package static let meta = KeyModifiers(rawValue: 32)

  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The modifiers of a parameter as xterm and the kitty protocol have it: one more than the sum of the bits.
  ///
  /// Caps Lock and Num Lock, which the kitty protocol reports as well, modify nothing.
  init(parameter: Int) {
    self.init(rawValue: UInt8(max(0, min(parameter, 256) - 1) & 0x3F))
  }
}

/// A key that was pressed, with the modifiers held down.
///
/// Terminals differ in what they tell; equal key presses are made equal here as far as they go. Shift is in the
/// character, where it changes it: `J`, not Shift and `j`. Together with Control, which knows no case in most terminals,
/// the letter is small and Shift, where the terminal tells it, a modifier.
package struct KeyPress: Hashable, Sendable {
  /// The key that was pressed.
  package var key: Key

  /// The modifiers that were held down.
  package var modifiers: KeyModifiers

  /// Creates a key press with its modifiers.
  package init(_ key: Key, _ modifiers: KeyModifiers = .none) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The character that the key types into a text; nil for all keys that do not type.
  package var typedCharacter: Character? {
    guard case .character(let character) = key, modifiers.isSubset(of: .shift) else { return nil }
    return character
  }
}
