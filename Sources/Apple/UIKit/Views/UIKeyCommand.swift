// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The keys as bits of a number.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The key Caps Lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The key Shift is held.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The key Control is held.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The key Option is held.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The key Command is held.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The block of digits.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key that does something, which is never pressed in a widget.
open class UIKeyCommand: UICommand, @unchecked Sendable {
  /// The input of the key Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key with an arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with an arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with an arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with an arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"

  /// The key that goes up by a page.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key that goes down by a page.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The key that goes to the beginning.
  public static let inputHome = "UIKeyInputHome"
  /// The key that goes to the end.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes what is behind the cursor.
  public static let inputDelete = "UIKeyInputDelete"
  /// The function key F1 of a keyboard.
  public static let f1 = "UIKeyInputF1"
  /// The function key F2 of a keyboard.
  public static let f2 = "UIKeyInputF2"
  /// The function key F3 of a keyboard.
  public static let f3 = "UIKeyInputF3"
  /// The function key F4 of a keyboard.
  public static let f4 = "UIKeyInputF4"
  /// The function key F5 of a keyboard.
  public static let f5 = "UIKeyInputF5"
  /// The function key F6 of a keyboard.
  public static let f6 = "UIKeyInputF6"
  /// The function key F7 of a keyboard.
  public static let f7 = "UIKeyInputF7"
  /// The function key F8 of a keyboard.
  public static let f8 = "UIKeyInputF8"
  /// The function key F9 of a keyboard.
  public static let f9 = "UIKeyInputF9"
  /// The function key F10 of a keyboard.
  public static let f10 = "UIKeyInputF10"
  /// The function key F11 of a keyboard.
  public static let f11 = "UIKeyInputF11"
  /// The function key F12 of a keyboard.
  public static let f12 = "UIKeyInputF12"

  /// The key; nil for none.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before what the system does with the key.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a key that calls a method.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(name: "", picture: nil, calling: action)
  }

  /// Creates a key with a title that calls a method.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    (self.title, self.image, self.discoverabilityTitle) = (title, image, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
  }
}
