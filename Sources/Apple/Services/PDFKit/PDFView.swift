// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// A view that shows a document, which is never drawn.
open class PDFView: UIView {
  /// The document that is shown; nil for none.
  open var document: PDFDocument? {
    didSet {
      shownPage = document?.page(at: 0)
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
    }
  }
  private var shownPage: PDFPage?

  /// Creates a view with a frame, in points, and without a document.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The object that learns what the user does; nil for none.
  open weak var delegate: (any PDFViewDelegate)?
  /// How pages are arranged; one after the other at first.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// Whether pages are below each other or side by side.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Whether there is space between pages.
  open var displaysPageBreaks = true
  /// The space around pages, in points.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  /// The part of the pages that is shown.
  open var displayBox = PDFDisplayBox.cropBox
  /// Whether the first page is alone, as in a book.
  open var displaysAsBook = false
  /// Whether pages go from right to left.
  open var displaysRTL = false
  /// Whether pages have shadows; true at first.
  open var pageShadowsEnabled = true
  /// How well pictures are scaled.
  open var interpolationQuality = PDFInterpolationQuality.high
  /// How large a page is shown; 1 is its own size.
  open var scaleFactor: CGFloat = 1
  /// The least scale that the user can choose.
  open var minScaleFactor: CGFloat = 0.25
  /// The largest scale that the user can choose.
  open var maxScaleFactor: CGFloat = 5
  /// Whether the scale follows the size of the view.
  open var autoScales = false
  /// The scale at which a page fits the view; 1 here.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// The text that is selected; nil for none.
  open var currentSelection: PDFSelection?
  /// The texts that are marked; nil for none.
  open var highlightedSelections: [PDFSelection]?
  /// Whether text is selected, and annotations are not touched, in a document for reading.
  open var isInMarkupMode = false
  /// Whether phone numbers and dates become links.
  open var enableDataDetectors = false
  /// Whether the user can search in the document.
  open var isFindInteractionEnabled = false
  /// The object that gives views over pages; nil for none.
  open weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)?

  /// The page that is shown; nil without a document.
  open var currentPage: PDFPage? { shownPage }
  /// The pages that are shown; one at most.
  open var visiblePages: [PDFPage] { shownPage.map { [$0] } ?? [] }
  /// The place that is shown; nil without a document.
  open var currentDestination: PDFDestination? {
    shownPage.map { PDFDestination(page: $0, at: .zero) }
  }
  /// The view with the pages; nil, as they are not drawn.
  open var documentView: UIView? { nil }
  /// Whether a page is shown at a time in a controller that turns them.
  open private(set) var isUsingPageViewController = false
  /// Shows a page at a time in a controller that turns them, or no longer.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) { isUsingPageViewController = enable }

  private var index: Int? {
    guard let index = shownPage.flatMap({ document?.index(for: $0) }), index != NSNotFound else {
      return nil
    }
    return index
  }

  private func show(_ page: PDFPage?) {
    guard let page, page !== shownPage else { return }
    shownPage = page
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
  }

  /// Whether there is a page before the one that is shown.
  open var canGoToPreviousPage: Bool { (index ?? 0) > 0 }
  /// Whether there is a page after the one that is shown.
  open var canGoToNextPage: Bool { index.map { $0 + 1 < document?.pageCount ?? 0 } ?? false }
  /// Whether the first page is another one.
  open var canGoToFirstPage: Bool { canGoToPreviousPage }
  /// Whether the last page is another one.
  open var canGoToLastPage: Bool { canGoToNextPage }
  /// Whether another place was shown before; always false here.
  open var canGoBack: Bool { false }
  /// Whether the user went back; always false here.
  open var canGoForward: Bool { false }
  /// Shows the page before; nothing happens if there is none.
  open func goToPreviousPage(_ sender: Any?) { show(index.flatMap { document?.page(at: $0 - 1) }) }
  /// Shows the page after; nothing happens if there is none.
  open func goToNextPage(_ sender: Any?) { show(index.flatMap { document?.page(at: $0 + 1) }) }
  /// Shows the first page; nothing happens without a document.
  open func goToFirstPage(_ sender: Any?) { show(document?.page(at: 0)) }
  /// Shows the last page; nothing happens without a document.
  open func goToLastPage(_ sender: Any?) {
    show(document.flatMap { $0.page(at: $0.pageCount - 1) })
  }
  /// Shows the place before, which is not kept here.
  open func goBack(_ sender: Any?) {}
  /// Shows the place after, which is not kept here.
  open func goForward(_ sender: Any?) {}
  /// Shows a page of the document.
  open func go(to page: PDFPage) { show(page) }
  /// Shows the page of a place.
  open func go(to destination: PDFDestination) { show(destination.page) }
  /// Shows the page of a selection, which has none here.
  open func go(to selection: PDFSelection) { show(selection.pages.first) }
  /// Shows a rectangle of a page.
  open func go(to rect: CGRect, on page: PDFPage) { show(page) }

  /// Makes pages larger, by a fourth.
  open func zoomIn(_ sender: Any?) { scaleFactor = min(scaleFactor * 1.25, maxScaleFactor) }
  /// Makes pages smaller, by a fifth.
  open func zoomOut(_ sender: Any?) { scaleFactor = max(scaleFactor / 1.25, minScaleFactor) }
  /// Whether pages can be larger.
  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  /// Whether pages can be smaller.
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }
}
