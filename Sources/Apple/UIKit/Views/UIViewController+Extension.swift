// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

extension UIViewController {
  /// The context of the extension that the controller is the screen of; always nil here.
  public var extensionContext: NSExtensionContext? { nil }
}
