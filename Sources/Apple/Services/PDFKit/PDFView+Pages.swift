// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import UIKit

extension PDFView {
  /// Arranges the pages, which are not drawn.
  public func layoutDocumentView() {}
  /// Draws changed annotations of a page, which is not drawn.
  public func annotationsChanged(on page: PDFPage) {}
  /// Selects text, with a movement that is not shown.
  public func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    currentSelection = selection
  }
  /// Selects nothing any more.
  public func clearSelection() { currentSelection = nil }
  /// Scrolls to the selected text, which is not shown.
  public func scrollSelectionToVisible(_ sender: Any?) {}
  /// Returns the page at a point of the view: the one that is shown, if the nearest is asked for.
  public func page(for point: CGPoint, nearest: Bool) -> PDFPage? { nearest ? currentPage : nil }
  /// Returns a point of the view on a page: the same.
  public func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
  /// Returns a point of a page in the view: the same.
  public func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
  /// Returns a rectangle of the view on a page: the same.
  public func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
  /// Returns a rectangle of a page in the view: the same.
  public func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
  /// Returns how large a page is at the present scale, in points.
  public func rowSize(for page: PDFPage) -> CGSize {
    let size = page.bounds(for: displayBox).size
    return CGSize(width: size.width * scaleFactor, height: size.height * scaleFactor)
  }
}

/// How a view arranges pages.
public enum PDFDisplayMode: Int, Sendable {
  /// One page at a time.
  case singlePage = 0
  /// Pages in a row that scrolls.
  case singlePageContinuous = 1
  /// Two pages at a time.
  case twoUp = 2
  /// Pairs of pages in a row that scrolls.
  case twoUpContinuous = 3
}

/// The direction of the pages of a view.
public enum PDFDisplayDirection: Int, Sendable {
  /// Pages are below each other.
  case vertical = 0
  /// Pages are side by side.
  case horizontal = 1
}

/// How well the pictures of pages are scaled.
public enum PDFInterpolationQuality: Int, Sendable {
  /// Without pixels in between.
  case none = 0
  /// Fast and not so well.
  case low = 1
  /// As well as it can be.
  case high = 2
}

/// What learns what users do in a view; never called here.
@MainActor @preconcurrency public protocol PDFViewDelegate: NSObjectProtocol {
  /// The user has touched a link to an address; never called here.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  /// The user wants to choose a page; never called here.
  func pdfViewPerformGo(toPage sender: PDFView)
  /// The user wants to search; never called here.
  func pdfViewPerformFind(_ sender: PDFView)
  /// The user has touched a link to another file; never called here.
  func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction)
  /// Returns the controller that presents others; never called here.
  func pdfViewParentViewController() -> UIViewController
}

extension PDFViewDelegate {
  /// Does nothing by default with a link.
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  /// Does nothing by default to choose a page.
  public func pdfViewPerformGo(toPage sender: PDFView) {}
  /// Does nothing by default to search.
  public func pdfViewPerformFind(_ sender: PDFView) {}
  /// Does nothing by default with another file.
  public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction) {}
  /// Returns by default a controller without a screen.
  public func pdfViewParentViewController() -> UIViewController { UIViewController() }
}

/// What gives views over pages; never asked here.
@MainActor @preconcurrency public protocol PDFPageOverlayViewProvider: NSObjectProtocol {
  /// Returns the view over a page; never called here.
  func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
  /// A view over a page is about to be shown; never called here.
  func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage)
  /// A view over a page is no longer shown; never called here.
  func pdfView(
    _ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage)
}

extension PDFPageOverlayViewProvider {
  /// Does nothing by default before a view is shown.
  public func pdfView(
    _ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage
  ) {}
  /// Does nothing by default after a view was shown.
  public func pdfView(
    _ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage
  ) {}
}

/// A view with small pictures of the pages of another view, which is never drawn.
open class PDFThumbnailView: UIView {
  /// The view whose pages are shown; nil for none.
  open weak var pdfView: PDFView?
  /// The size of a picture, in points.
  open var thumbnailSize = CGSize(width: 40, height: 40)
  /// Whether pictures are in a row or in a column.
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  /// The space around the pictures, in points.
  open var contentInset = UIEdgeInsets.zero
  /// The pages that are selected; nil for none.
  open var selectedPages: [PDFPage]? { nil }

  /// Creates a view with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// How small pictures of pages are arranged.
public enum PDFThumbnailLayoutMode: Int, Sendable {
  /// They are in a column.
  case vertical = 0
  /// They are in a row.
  case horizontal = 1
}
