// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension PDFDocument {
  /// Whether a search goes on; always false here.
  public var isFinding: Bool { false }
  /// The text of the whole document as a selection; nil, as there is no text.
  public var selectionForEntireDocument: PDFSelection? { nil }

  /// Searches a text, and returns where it is: nowhere.
  public func findString(
    _ string: String, withOptions options: NSString.CompareOptions = []
  ) -> [PDFSelection] { [] }

  /// Searches the next place of a text after a selection; nil, as there is none.
  public func findString(
    _ string: String, fromSelection selection: PDFSelection?,
    withOptions options: NSString.CompareOptions = []
  ) -> PDFSelection? { nil }

  /// Searches a text in the background; the search has ended at once, without a match.
  public func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
    NotificationCenter.default.post(name: .PDFDocumentDidBeginFind, object: self)
    NotificationCenter.default.post(name: .PDFDocumentDidEndFind, object: self)
  }

  /// Searches several texts in the background; the search has ended at once, without a match.
  public func beginFindStrings(
    _ strings: [String], withOptions options: NSString.CompareOptions = []
  ) { beginFindString(strings.first ?? "", withOptions: options) }

  /// Ends the search, which has ended already.
  public func cancelFindString() {}

  /// Returns the entry of the table of contents for a selection; always nil here.
  public func outlineItem(for selection: PDFSelection) -> PDFOutline? { nil }
}

/// What learns of searches in a document; never called here.
public protocol PDFDocumentDelegate: NSObjectProtocol {
  /// A match was found by a search; never called here.
  func didMatchString(_ instance: PDFSelection)
  /// A search begins in the document; never called here.
  func documentDidBeginDocumentFind(_ notification: Notification)
  /// A search has ended in the document; never called here.
  func documentDidEndDocumentFind(_ notification: Notification)
  /// The document was opened with a password; never called here.
  func documentDidUnlock(_ notification: Notification)
  /// Returns the class of the pages; never called here.
  func classForPage() -> AnyClass
}

extension PDFDocumentDelegate {
  /// Does nothing by default with a match.
  public func didMatchString(_ instance: PDFSelection) {}
  /// Does nothing by default when a search begins.
  public func documentDidBeginDocumentFind(_ notification: Notification) {}
  /// Does nothing by default when a search has ended.
  public func documentDidEndDocumentFind(_ notification: Notification) {}
  /// Does nothing by default when a document was opened.
  public func documentDidUnlock(_ notification: Notification) {}
  /// Returns by default the class of all pages.
  public func classForPage() -> AnyClass { PDFPage.self }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A document was opened with a password.
  public static let PDFDocumentDidUnlock = Notification.Name("PDFDocumentDidUnlockNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A search begins in a document.
  public static let PDFDocumentDidBeginFind = Notification.Name(
    "PDFDocumentDidBeginFindNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A search has ended in a document.
  public static let PDFDocumentDidEndFind = Notification.Name("PDFDocumentDidEndFindNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A search begins on a page.
  public static let PDFDocumentDidBeginPageFind = Notification.Name(
    "PDFDocumentDidBeginPageFindNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A search has ended on a page.
  public static let PDFDocumentDidEndPageFind = Notification.Name(
    "PDFDocumentDidEndPageFindNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A search has found a match.
  public static let PDFDocumentDidFindMatch = Notification.Name(
    "PDFDocumentDidFindMatchNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A document begins to be written.
  public static let PDFDocumentDidBeginWrite = Notification.Name(
    "PDFDocumentDidBeginWriteNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A document has been written.
  public static let PDFDocumentDidEndWrite = Notification.Name("PDFDocumentDidEndWriteNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A view shows another document.
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChangedNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A view shows another page.
  public static let PDFViewPageChanged = Notification.Name("PDFViewPageChangedNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A view shows other pages.
  public static let PDFViewVisiblePagesChanged = Notification.Name(
    "PDFViewVisiblePagesChangedNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A view has another scale.
  public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChangedNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Another text is selected in a view.
  public static let PDFViewSelectionChanged = Notification.Name(
    "PDFViewSelectionChangedNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A view shows its pages in another way.
  public static let PDFViewDisplayModeChanged = Notification.Name(
    "PDFViewDisplayModeChangedNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A view shows another box of its pages.
  public static let PDFViewDisplayBoxChanged = Notification.Name(
    "PDFViewDisplayBoxChangedNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The user has touched an annotation.
  public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHitNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The text may not be copied.
  public static let PDFViewCopyPermission = Notification.Name("PDFViewCopyPermissionNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The document may not be printed.
  public static let PDFViewPrintPermission = Notification.Name("PDFViewPrintPermissionNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The history of a view has changed.
  public static let PDFViewChangedHistory = Notification.Name("PDFViewChangedHistoryNotification")
}
