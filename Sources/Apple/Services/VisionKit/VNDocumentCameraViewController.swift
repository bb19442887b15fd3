// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// What learns which pages were scanned; never called here, as there is no camera.
@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol
{
  /// The user has scanned pages; never called here.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// The user has canceled the scan; never called here.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// The camera has failed with an error; never called here.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  /// Does nothing by default with scanned pages.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Does nothing by default when the user has canceled.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// Does nothing by default with an error.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// A screen that scans pages with the camera, of which there is none.
open class VNDocumentCameraViewController: UIViewController {
  /// The object that learns what was scanned; nil for none.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  /// Whether the device scans pages: always false here.
  open class var isSupported: Bool { false }
}

/// Pages that were scanned; there are none here.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
  init(pages: Void) {}

  /// How many pages there are; always 0 here.
  open var pageCount: Int { 0 }
  /// The title of the pages; always empty here.
  open var title: String { "" }
  /// Returns the picture of a page; an empty one here.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
