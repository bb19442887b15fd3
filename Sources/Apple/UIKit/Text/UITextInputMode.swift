// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A keyboard of the user's, of which there are none here.
open class UITextInputMode: NSObject, @unchecked Sendable {
  /// The keyboards of the user; none here.
  open class var activeInputModes: [UITextInputMode] { [] }
  /// The language of the keyboard.
  open var primaryLanguage: String? { nil }
  /// A notification that is never posted here.
  public static let currentInputModeDidChangeNotification = Foundation.Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
