// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What gets events of the user, of which there are none in a widget.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// Creates a responder, which no event reaches here.
  public override init() { super.init() }

  /// The responder that gets what this one does not handle; nil here.
  open var next: UIResponder? { nil }
  /// Whether it gets the keyboard's events; never here.
  open var isFirstResponder: Bool { false }
  /// Whether it can get the keyboard's events.
  open var canBecomeFirstResponder: Bool { false }
  /// Returns false, as there is no keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Returns true, as there is no keyboard.
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// The keys that do something while it is the first responder; nil for none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The notification that the keyboard is about to be shown; never posted here.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The notification that the keyboard was shown; never posted here.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The notification that the keyboard is about to be hidden; never posted here.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The notification that the keyboard was hidden; never posted here.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The notification that the keyboard is about to change; never posted here.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's frame.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the seconds that the keyboard moves.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}
