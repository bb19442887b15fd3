// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// What an extension was started with, and how it ends; no extension of this type is started here.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// Creates a context without items.
  public override init() { super.init() }

  /// What the extension was given; always empty here.
  open var inputItems: [Any] { [] }

  /// Ends the extension with items, which nobody gets; the handler is called with false.
  @preconcurrency open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// Ends the extension with an error, which nobody gets.
  open func cancelRequest(withError error: any Error) {}

  /// Opens no address; the handler is called with false.
  @preconcurrency open func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }

  /// Opens no address, and returns false.
  @discardableResult
  open func open(_ url: URL) async -> Bool { false }
}

/// An item that an extension is given or returns.
open class NSExtensionItem: NSObject, @unchecked Sendable {
  /// The title of the item; nil for none.
  open var attributedTitle: NSAttributedString?
  /// The text of the item; nil for none.
  open var attributedContentText: NSAttributedString?
  /// What has the content of the item; nil for none.
  open var attachments: [NSItemProvider]?
  /// What else is known of the item; nil for nothing.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an item in which nothing is set.
  public override init() { super.init() }
}

extension UIViewController {
  /// The context of the extension that the controller is the screen of; always nil here.
  public var extensionContext: NSExtensionContext? { nil }
}
