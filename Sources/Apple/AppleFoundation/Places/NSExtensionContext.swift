// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What an extension with an own screen was started with, and how it ends; none is started here.
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

/// What an extension without a screen begins with; never asked here.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Begins to answer a request of another app.
  func beginRequest(with context: NSExtensionContext)
}

// Apple's names.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the title of an item, in what else is known of it.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the text of an item, in what else is known of it.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the content of an item, in what else is known of it.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what a script of a web page found.
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what a script of a web page gets at the end.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
