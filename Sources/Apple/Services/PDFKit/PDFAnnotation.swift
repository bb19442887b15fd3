// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import UIKit

/// A note, a mark or a field on a page, as the app makes it: it is never drawn.
open class PDFAnnotation: NSObject, NSCopying, @unchecked Sendable {
  private var values: [AnyHashable: Any]

  /// The page that it is on; nil for none.
  open internal(set) weak var page: PDFPage?
  /// The position and the size on the page, in points.
  open var bounds: CGRect
  /// The name of the type of the annotation; nil for none.
  open var type: String?
  /// Whether it is shown on the screen.
  open var shouldDisplay = true
  /// Whether it is shown on paper.
  open var shouldPrint = true
  /// When it was changed; nil if that is not known.
  open var modificationDate: Date?
  /// The name of the user who has made it; nil for none.
  open var userName: String?
  /// The text of the annotation; nil for none.
  open var contents: String?
  /// The color of the annotation.
  open var color: UIColor = .black
  /// The color of what is in it; nil for none.
  open var interiorColor: UIColor?
  /// The color of its background; nil for none.
  open var backgroundColor: UIColor?
  /// The font of its text; nil for the system's.
  open var font: UIFont?
  /// The color of its text; nil for black.
  open var fontColor: UIColor?
  /// How its text is aligned.
  open var alignment = NSTextAlignment.natural
  /// The border around it; nil for none.
  open var border: PDFBorder?
  /// What a touch of it does; nil for nothing.
  open var action: PDFAction?
  /// The place that it leads to; nil for nowhere.
  open var destination: PDFDestination?
  /// The address that it opens; nil for none.
  open var url: URL?
  /// Whether it is selected; false at first.
  open var isHighlighted = false
  /// The first point of a line, in the annotation.
  open var startPoint = CGPoint.zero
  /// The last point of a line, in the annotation.
  open var endPoint = CGPoint.zero
  /// The corners of what is marked, in the annotation; nil for none.
  open var quadrilateralPoints: [NSValue]?
  /// The strokes of a drawing; nil for none.
  open private(set) var paths: [UIBezierPath]?

  /// The name of a field of a form; nil for none.
  open var fieldName: String?
  /// The type of a field of a form.
  open var widgetFieldType = PDFAnnotationWidgetSubtype(rawValue: "")
  /// The text of a field of a form; nil for none.
  open var widgetStringValue: String?
  /// The text of a field before it was filled; nil for none.
  open var widgetDefaultStringValue: String?
  /// Whether a field has several lines.
  open var isMultiline = false
  /// Whether a field cannot be changed.
  open var isReadOnly = false
  /// Whether a field hides what is typed.
  open var isPasswordField = false
  /// How many characters a field can have; 0 without a limit.
  open var maximumLength = 0
  /// The state of a button of a form.
  open var buttonWidgetState = PDFWidgetCellState.offState
  /// The text that a button of a form stands for.
  open var buttonWidgetStateString = ""
  /// The choices of a list of a form; nil for none.
  open var choices: [String]?

  /// Creates an annotation of a type, with values by their keys.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = String(annotationType.rawValue.drop { $0 == "/" })
    values = properties ?? [:]
  }

  /// All values that were set by their keys.
  open var annotationKeyValues: [AnyHashable: Any] { values }

  /// Returns a value by its key; nil if it was not set.
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key] }
  /// Sets a value by its key; always true.
  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    values[key] = value
    return true
  }
  /// Sets a Boolean value by its key; always true.
  @discardableResult
  open func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    setValue(value, forAnnotationKey: key)
  }
  /// Sets a rectangle by its key; always true.
  @discardableResult
  open func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    setValue(value, forAnnotationKey: key)
  }
  /// Removes a value by its key.
  open func removeValue(forAnnotationKey key: PDFAnnotationKey) { values[key] = nil }

  /// Adds a stroke to a drawing.
  open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
  /// Removes a stroke of a drawing.
  open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }

  /// Draws nothing, as annotations are not drawn.
  open func draw(with box: PDFDisplayBox, in context: CGContext) {}

  /// Returns an annotation with the same place, type, text and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFAnnotation(
      bounds: bounds, forType: PDFAnnotationSubtype(rawValue: type ?? ""), withProperties: values)
    copy.contents = contents
    copy.color = color
    return copy
  }
}

/// The line around an annotation.
open class PDFBorder: NSObject, NSCopying, @unchecked Sendable {
  /// How the line looks; one of ``PDFBorderStyle``.
  open var style = PDFBorderStyle.solid
  /// How wide the line is, in points.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps; nil for a line without them.
  open var dashPattern: [Any]?

  /// Creates a line of one point.
  public override init() { super.init() }

  /// Draws nothing, as borders are not drawn.
  open func draw(in rect: CGRect) {}

  /// Returns a line of the same style, width and dashes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFBorder()
    copy.style = style
    copy.lineWidth = lineWidth
    copy.dashPattern = dashPattern
    return copy
  }
}
