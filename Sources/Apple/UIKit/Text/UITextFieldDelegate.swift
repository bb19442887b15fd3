// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What is told of a field, which nobody edits.
@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Is told of what happens, which is nothing here.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Is asked for this by the system, which never happens here.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Is told of what happens, which is nothing here.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Is told of what happens, which is nothing here.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Is asked for this by the system, which never happens here.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Is told of what happens, which is nothing here.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Is asked for this by the system, which never happens here.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Is asked for this by the system, which never happens here.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true by default.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true by default.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing by default.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
  /// Returns true by default.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true by default.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Why a user ended the editing.
  public enum DidEndEditingReason: Int, Hashable, Sendable { case committed, cancelled }
  /// When a view in a field is shown.
  public enum ViewMode: Int, Hashable, Sendable { case never, whileEditing, unlessEditing, always }
  /// A notification that is never posted here.
  public static let textDidBeginEditingNotification = Foundation.Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// A notification that is never posted here.
  public static let textDidEndEditingNotification = Foundation.Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// A notification that is never posted here.
  public static let textDidChangeNotification = Foundation.Notification.Name(
    "UITextFieldTextDidChangeNotification")
}

extension UITextView {
  /// A notification that is never posted here.
  public static let textDidBeginEditingNotification = Foundation.Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// A notification that is never posted here.
  public static let textDidEndEditingNotification = Foundation.Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// A notification that is never posted here.
  public static let textDidChangeNotification = Foundation.Notification.Name(
    "UITextViewTextDidChangeNotification")
}
