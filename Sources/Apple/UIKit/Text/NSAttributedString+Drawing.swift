// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
import CoreGraphics
public import Foundation
import WidgetViews

/// How a text with attributes is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last line that fits is shortened.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The text has lines, and the place is its upper left corner; always so here.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The space that a font asks for between lines counts; always so here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// What is drawn is measured in place of the space for the letters; never so here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// What drawing a text came to.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// How small letters may become, as a part of their size; 0 leaves them as they are, as here.
  open var minimumScaleFactor: CGFloat = 0
  /// How small the letters became; always 1 here.
  open var actualScaleFactor: CGFloat { 1 }
  /// Where the text was drawn; empty here.
  open var totalBounds: CGRect { .zero }
}

extension NSAttributedString {
  /// The text as a view, with the attributes that are drawn: fonts, colors, kerning, lines and the distance from the baseline.
  private var view: some View {
    var text = Text(verbatim: "")
    let letters = string as NSString
    var alignment = NSTextAlignment.natural
    enumerateAttributes(in: NSRange(location: 0, length: length)) { looks, range, _ in
      var part = Text(verbatim: letters.substring(with: range))
        .font((looks[.font] as? UIFont)?.font ?? .system(size: 12))
        .foregroundColor((looks[.foregroundColor] as? UIColor)?.color ?? .black)
      if let kerning = looks[.kern].flatMap(number) { part = part.kerning(kerning) }
      if let offset = looks[.baselineOffset].flatMap(number) { part = part.baselineOffset(offset) }
      if looks[.underlineStyle] as? Int ?? 0 != 0 { part = part.underline() }
      if looks[.strikethroughStyle] as? Int ?? 0 != 0 { part = part.strikethrough() }
      if let style = looks[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
      text = text + part
    }
    return text.multilineTextAlignment(
      alignment == .center ? .center : alignment == .right ? .trailing : .leading)
  }

  private var alignment: Alignment {
    guard length > 0,
      let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return .topLeading }
    return style.alignment == .center
      ? .top : style.alignment == .right ? .topTrailing : .topLeading
  }

  /// Returns the size of the text in one line, or in as many as it has breaks, in points.
  public func size() -> CGSize { size(in: .unspecified) }

  private func size(in proposal: ProposedViewSize) -> CGSize {
    let size = ViewPart.size(
      of: AnyView(view), proposal: proposal, in: ProgramResources.environment)
    return CGSize(width: size.width, height: size.height)
  }

  /// Returns the bounds of the text in a space, in points, from its upper left corner.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let width: Double? = size.width > 0 && size.width < 1e6 ? size.width : nil
    let used = self.size(in: ProposedViewSize(width: width, height: nil))
    return CGRect(origin: .zero, size: used)
  }

  /// Draws the text in a rectangle of the current context, from its top.
  ///
  /// Letters in the program's own fonts are drawn. A program does not read those of the system, in which nothing is drawn here, which is
  /// reported once.
  public func draw(in rect: CGRect) {
    let fonts = ProgramResources.current.fonts
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { font, _, _ in
      guard fonts[(font as? UIFont)?.fontName ?? ""] == nil else { return }
      reportUnavailable(
        "NSAttributedString.draw(in:)",
        answer: "text in a font of the system is not drawn into a picture")
    }
    UIGraphicsGetCurrentContext()?.draw(
      view.frame(width: rect.width, height: rect.height, alignment: alignment), at: rect.origin)
  }

  /// Draws the text in the current context, with its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the text in a rectangle of the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }
}

extension NSString {
  /// Returns the size of the text with attributes, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// Draws the text in a rectangle of the current context, from its top.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  { attributed(attributes).draw(in: rect) }

  /// Draws the text in the current context, with its upper left corner at a point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attributes).draw(at: point) }

  /// Returns the bounds of the text in a space, in points, from its upper left corner.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text in a rectangle of the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { attributed(attributes).draw(with: rect, options: options, context: context) }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(self), attributes: attributes)
  }
}

extension String {
  /// Returns the size of the text with attributes, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attributes)
  }

  /// Draws the text in a rectangle of the current context, from its top.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  { (self as NSString).draw(in: rect, withAttributes: attributes) }

  /// Draws the text in the current context, with its upper left corner at a point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { (self as NSString).draw(at: point, withAttributes: attributes) }
}
