// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import UIKit

/// A part of the space of a page.
public enum PDFDisplayBox: Int, Sendable {
  /// The whole paper of the page.
  case mediaBox = 0
  /// What is shown of the page.
  case cropBox = 1
  /// What is cut in printing.
  case bleedBox = 2
  /// The page as it is after cutting.
  case trimBox = 3
  /// The content of the page.
  case artBox = 4
}

/// A page of a document, as the app makes it: it is never drawn.
open class PDFPage: NSObject, NSCopying, @unchecked Sendable {
  private var boxes: [PDFDisplayBox: CGRect] = [:]
  private let image: UIImage?

  /// The document that it is in; nil for none.
  open internal(set) weak var document: PDFDocument?
  /// The annotations of the page, in order.
  open private(set) var annotations: [PDFAnnotation] = []
  /// How far the page is turned clockwise, in degrees.
  open var rotation = 0
  /// Whether annotations are shown; true at first.
  open var displaysAnnotations = true

  /// Creates a page of the size US Letter, without content.
  public override init() {
    image = nil
    super.init()
  }

  /// Creates a page with a picture, of its size.
  public init?(image: UIImage) {
    self.image = image
    super.init()
    boxes[.mediaBox] = CGRect(x: 0, y: 0, width: image.size.width, height: image.size.height)
  }

  /// The number of the page as it is written on it; nil without a document.
  open var label: String? {
    guard let index = document?.index(for: self), index != NSNotFound else { return nil }
    return String(index + 1)
  }

  /// Returns a box of the page, in points; that of the paper if it is not set.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    boxes[box] ?? boxes[.mediaBox] ?? CGRect(x: 0, y: 0, width: 612, height: 792)
  }
  /// Sets a box of the page, in points.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

  /// Adds an annotation to the page.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }
  /// Removes an annotation of the page.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
    annotation.page = nil
  }
  /// Returns the topmost annotation at a point; nil for none.
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }

  /// Draws nothing, as pages are not drawn.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
  /// Changes a context so that the page is upright; nothing here.
  open func transform(_ context: CGContext, for box: PDFDisplayBox) {}
  /// Returns how the points of the page become those of a box: unchanged.
  open func transform(for box: PDFDisplayBox) -> CGAffineTransform { .identity }
  /// Returns a small picture of the page: its own picture, or an empty one.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image ?? UIImage() }

  /// The page as data of a file; nil, as none is written.
  open var dataRepresentation: Data? { nil }
  /// How many characters the page has; always 0 here.
  open var numberOfCharacters: Int { 0 }
  /// The text of the page; nil, as no text is read.
  open var string: String? { nil }
  /// The text of the page with its fonts; nil, as no text is read.
  open var attributedString: NSAttributedString? { nil }
  /// Returns where a character is: nowhere.
  open func characterBounds(at index: Int) -> CGRect { .zero }
  /// Returns the number of the character at a point; -1 for none.
  open func characterIndex(at point: CGPoint) -> Int { -1 }
  /// Returns the text in a rectangle; nil, as there is no text.
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  /// Returns the word at a point; nil, as there is no text.
  open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
  /// Returns the line at a point; nil, as there is no text.
  open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
  /// Returns the text of a range; nil, as there is no text.
  open func selection(for range: NSRange) -> PDFSelection? { nil }
  /// Returns the text between two points; nil, as there is no text.
  open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? { nil }

  /// Returns a page with the same boxes and picture, without annotations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = image.flatMap(PDFPage.init(image:)) ?? PDFPage()
    copy.boxes = boxes
    copy.rotation = rotation
    return copy
  }
}
