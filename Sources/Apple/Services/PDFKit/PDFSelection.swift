// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// Text that is selected in a document, of which there is none here.
open class PDFSelection: NSObject, NSCopying, @unchecked Sendable {
  /// Creates an empty selection in a document.
  public init(document: PDFDocument) {}

  /// The pages that it is on; none here.
  open var pages: [PDFPage] { [] }
  /// The color of the selection; nil for the system's.
  open var color: UIColor?
  /// The text that is selected; nil, as there is no text.
  open var string: String? { nil }
  /// The text that is selected, with its fonts; nil, as there is no text.
  open var attributedString: NSAttributedString? { nil }
  /// Returns where it is on a page: nowhere.
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  /// Returns how many ranges it has on a page; always 0 here.
  open func numberOfTextRanges(on page: PDFPage) -> Int { 0 }
  /// Returns a range of it on a page; an empty one here.
  open func range(at index: Int, on page: PDFPage) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  /// Returns its lines as selections; none here.
  open func selectionsByLine() -> [PDFSelection] { [] }
  /// Adds another selection, which is empty, too.
  open func add(_ selection: PDFSelection) {}
  /// Adds other selections, which are empty, too.
  open func add(_ selections: [PDFSelection]) {}
  /// Makes the selection longer at its end, which has no effect here.
  open func extend(atEnd succeed: Int) {}
  /// Makes the selection longer at its start, which has no effect here.
  open func extend(atStart precede: Int) {}
  /// Draws the selection on a page, which is not done here.
  open func draw(for page: PDFPage, active: Bool) {}
  /// Returns the selection itself, as it is empty.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
