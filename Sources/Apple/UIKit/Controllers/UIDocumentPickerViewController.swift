// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UniformTypeIdentifiers

/// What lets users choose files, which a widget cannot show.
open class UIDocumentPickerViewController: UIViewController {
  /// What is told of chosen files.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether users can choose several.
  open var allowsMultipleSelection = false
  /// Whether names have their endings.
  open var shouldShowFileExtensions = false
  /// The folder at first; nil for any.
  open var directoryURL: URL?
  /// Creates what lets users choose files of types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates what lets users save files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates what lets users choose files of types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates what lets users save files.
  public init(urls: [URL], in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What happens with files.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// Copied, opened, or brought to another place.
  case `import`, open, exportToService, moveToService
}

/// What is told of chosen files, which never happens here.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Is told of what happens, which is nothing here.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Is told of what happens, which is nothing here.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Is told of what happens, which is nothing here.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Does nothing by default.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing by default.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing by default.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}

/// What shows a file, which a widget does not do.
@MainActor @preconcurrency open class UIDocumentInteractionController: NSObject {
  /// Creates what shows a file.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
  /// What is asked about the file.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The address of the file.
  open var url: URL?
  /// The name of the file; nil for its own.
  open var name: String?
  /// The type of the file; nil for its own.
  open var uti: String?
  /// What belongs to the file.
  open var annotation: Any?
  /// Returns false, as a widget has no screen.
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Returns false, as a widget has no screen.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool)
    -> Bool
  { false }
  /// Returns false, as a widget has no screen.
  @discardableResult open func presentOptionsMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { false }
  /// Does nothing, as a widget has no screen.
  open func dismissPreview(animated: Bool) {}
  /// Does nothing, as a widget has no screen.
  open func dismissMenu(animated: Bool) {}
}

/// What is asked about a file, which is never shown.
@MainActor @preconcurrency public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol
{
  /// Is asked for this by the system, which never happens here.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Is told of what happens, which is nothing here.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Is told of what happens, which is nothing here.
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns `UIViewController()` by default.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Does nothing by default.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing by default.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}
