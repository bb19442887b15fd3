// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// A file that is shown.
public protocol QLPreviewItem: NSObjectProtocol {
  /// The address of the file; nil if it is not there yet.
  var previewItemURL: URL? { get }
  /// The title of the file; nil for its name.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// No title by default, so that the name of the file is shown.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The address of the file, which is this.
  public var previewItemURL: URL? { absoluteURL }
}

/// What has the files that are shown; never asked here.
@MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns how many files there are; never called here.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns a file by its number; never called here.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// How a file that is shown can be changed.
public enum QLPreviewItemEditingMode: Int, Sendable {
  /// It cannot be changed.
  case disabled = 0
  /// The file itself is changed.
  case updateContents = 1
  /// A copy of the file is changed.
  case createCopy = 2
}

/// What learns how files are shown; never called here.
@MainActor @preconcurrency public protocol QLPreviewControllerDelegate: AnyObject {
  /// The screen is about to be closed; never called here.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// The screen was closed; never called here.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Returns whether a link is opened; never called here.
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  /// Returns how a file can be changed; never called here.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  /// The user changed the file; never called here.
  func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
  /// The user changed a copy of the file; never called here.
  func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL)
}

extension QLPreviewControllerDelegate {
  /// Does nothing by default before the screen is closed.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing by default after the screen was closed.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// Returns true by default, so that links are opened.
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  /// Returns by default that files cannot be changed.
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
  /// Does nothing by default when the user changed the file.
  public func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
  ) {}
  /// Does nothing by default when the user changed a copy of the file.
  public func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL
  ) {}
}

/// A screen that shows files, which a widget does not have: it is never shown.
open class QLPreviewController: UIViewController {
  /// The object with the files; nil for none.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The object that learns how they are shown; nil for none.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The number of the file that is shown.
  open var currentPreviewItemIndex = 0
  /// The file that is shown; always nil here.
  open var currentPreviewItem: (any QLPreviewItem)? { nil }

  /// Asks for the files anew; it does nothing here.
  open func reloadData() {}
  /// Asks for the file that is shown anew; it does nothing here.
  open func refreshCurrentPreviewItem() {}
  /// Returns whether a file can be shown: always false here.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}
