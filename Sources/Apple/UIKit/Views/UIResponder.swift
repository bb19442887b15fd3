// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
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
  /// What records changes that can be undone; nil here.
  open var undoManager: UndoManager? { nil }
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
  /// The notification that the keyboard changed; never posted here.
  public static let keyboardDidChangeFrameNotification = Foundation.Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before it moves.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the number of the curve by which the keyboard moves.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard is that of this app.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  /// The key of the keyboard's frame.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the seconds that the keyboard moves.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

  /// Whether it can give the keyboard away.
  open var canResignFirstResponder: Bool { true }
  /// The view in place of the keyboard; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; nil for none.
  open var inputAccessoryView: UIView? { nil }
  /// The controller in place of the keyboard.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The keyboard that it prefers; nil for any.
  open var textInputMode: UITextInputMode? { nil }
  /// What can be pasted into it; nil for nothing.
  open var pasteConfiguration: UIPasteConfiguration?
  /// What the user does there; nil for nothing.
  open var userActivity: NSUserActivity?
  /// Does nothing, as a widget has no screen.
  open func reloadInputViews() {}
  /// Does nothing, as a widget has no screen.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Does nothing, as a widget has no screen.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Does nothing, as a widget has no screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing, as a widget has no screen.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing, as a widget has no screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing, as a widget has no screen.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing, as a widget has no screen.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Does nothing, as a widget has no screen.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Does nothing, as a widget has no screen.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Does nothing, as a widget has no screen.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Does nothing, as a widget has no screen.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Does nothing, as a widget has no screen.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Does nothing, as a widget has no screen.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Does nothing, as a widget has no screen.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Does nothing, as a widget has no screen.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Returns false, as a widget has no screen.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Returns nil, as a widget has no screen.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  /// Does nothing, as a widget has no screen.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Does nothing, as a widget has no screen.
  open func validate(_ command: UICommand) {}
  /// Does nothing, as a widget has no screen.
  open func copy(_ sender: Any?) {}
  /// Does nothing, as a widget has no screen.
  open func cut(_ sender: Any?) {}
  /// Does nothing, as a widget has no screen.
  open func paste(_ sender: Any?) {}
  /// Does nothing, as a widget has no screen.
  open func select(_ sender: Any?) {}
  /// Does nothing, as a widget has no screen.
  open func selectAll(_ sender: Any?) {}
  /// Does nothing, as a widget has no screen.
  open func delete(_ sender: Any?) {}
  /// Returns false, as a widget has no screen.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
  /// Does nothing, as a widget has no screen.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Is never called here, as there are no files of screens.
  open func awakeFromNib() {}
  /// Is never called here.
  open func prepareForInterfaceBuilder() {}

  /// What VoiceOver says; nil for nothing.
  open var accessibilityLabel: String?
  /// What VoiceOver says after the label, such as the value of a slider; nil for nothing.
  open var accessibilityValue: String?
  /// What VoiceOver says of what happens; nil for nothing.
  open var accessibilityHint: String?
  /// What VoiceOver says it is.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Whether VoiceOver takes it for one element.
  open var isAccessibilityElement = false
  /// The elements that VoiceOver finds; nil for none.
  open var accessibilityElements: [Any]?
  /// Whether VoiceOver finds no elements in it.
  open var accessibilityElementsHidden = false
  /// Whether VoiceOver stays in it.
  open var accessibilityViewIsModal = false
  /// Whether VoiceOver reads its elements together.
  open var shouldGroupAccessibilityChildren = false
  /// Where VoiceOver shows it.
  open var accessibilityFrame = CGRect.zero
  /// The shape that VoiceOver shows; nil for the frame.
  open var accessibilityPath: UIBezierPath?
  /// Where VoiceOver touches it.
  open var accessibilityActivationPoint = CGPoint.zero
  /// The language of what VoiceOver says.
  open var accessibilityLanguage: String?
  /// What VoiceOver offers; nil for nothing.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The label with attributes; nil for none.
  open var accessibilityAttributedLabel: NSAttributedString?

  /// The names that users say.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! = []
  /// Returns false, as a widget has no screen.
  open func accessibilityActivate() -> Bool { false }
  /// Does nothing, as a widget has no screen.
  open func accessibilityIncrement() {}
  /// Does nothing, as a widget has no screen.
  open func accessibilityDecrement() {}
  /// Returns false, as a widget has no screen.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Returns false, as a widget has no screen.
  open func accessibilityPerformMagicTap() -> Bool { false }
}
