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
