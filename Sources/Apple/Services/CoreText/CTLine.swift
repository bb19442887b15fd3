// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import CoreGraphics
public import Foundation
import UIKit

/// A text with attributes, as Core Foundation calls it.
public typealias CFAttributedString = NSAttributedString

/// A text in one line.
public final class CTLine: _CFObject, @unchecked Sendable {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = colored(text) }

  /// The fonts of the text; that of the system at 12 points where it has none.
  var fonts: [UIFont] {
    var fonts: [UIFont] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { font, _, _ in
      fonts.append(font as? UIFont ?? .systemFont(ofSize: 12))
    }
    return fonts
  }

  var ascent: CGFloat { fonts.map(\.ascender).max() ?? 0 }
  var descent: CGFloat { fonts.map { -$0.descender }.max() ?? 0 }
}

/// Returns a text in which the colors of Core Text are those of UIKit, which are drawn.
private func colored(_ text: NSAttributedString) -> NSAttributedString {
  let colored = NSMutableAttributedString(attributedString: text)
  let key = NSAttributedString.Key(kCTForegroundColorAttributeName)
  text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { color, range, _ in
    guard let color = color as? CGColor else { return }
    colored.addAttribute(.foregroundColor, value: UIColor(cgColor: color), range: range)
  }
  return colored
}

/// How a line is measured.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: CFOptionFlags
  /// Creates options from their bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  /// The distance between lines does not count, which is 0 here.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// How far texts of a font are from their line does not count; never here.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Marks at the ends may hang over; never here.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// The forms of letters count; here always the space for them.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// The outlines of letters without curves count; here always the space for them.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a line of a text.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the width of a line, in points, and writes its height above and below the baseline and the distance to the next one; a nil
/// pointer is skipped.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = 0
  return Double(line.text.size().width)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the bounds of a line, in points from its beginning on the baseline, with y pointing up.
public func CTLineGetBoundsWithOptions(
  _ line: CTLine, _ options: CTLineBoundsOptions
) -> CGRect {
  CGRect(
    x: 0, y: -line.descent, width: line.text.size().width, height: line.ascent + line.descent)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a line with its beginning on the baseline at the text's position of a context, upright where y points up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  draw(in: context, at: context.textPosition) {
    line.text.draw(at: CGPoint(x: 0, y: -line.ascent))
  }
}

/// Calls a function that draws with y pointing down from a point on.
private func draw(in context: CGContext, at point: CGPoint, _ body: () -> Void) {
  context.saveGState()
  context.translateBy(x: point.x, y: point.y)
  context.concatenate(context.textMatrix)
  context.scaleBy(x: 1, y: -1)
  UIGraphicsPushContext(context)
  body()
  UIGraphicsPopContext()
  context.restoreGState()
}

/// What breaks a text into lines.
public final class CTFramesetter: _CFObject, @unchecked Sendable {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = colored(text) }
}

/// The lines of a text in an area.
public final class CTFrame: _CFObject, @unchecked Sendable {
  let text: NSAttributedString
  let path: CGPath
  init(_ text: NSAttributedString, _ path: CGPath) { (self.text, self.path) = (text, path) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes what breaks a text into lines.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size of a part of a text in a space, in points; a length of 0 is the rest of it, and the attributes have no effect.
///
/// The range that fits is written unless its pointer is nil: it is the whole part.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let part = part(stringRange, of: framesetter.text)
  fitRange?.pointee = CFRange(location: stringRange.location, length: part.length)
  let used = part.boundingRect(
    with: constraints, options: .usesLineFragmentOrigin, context: nil
  ).size
  return constraints.height > 0
    ? CGSize(width: used.width, height: min(used.height, constraints.height)) : used
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the lines of a part of a text in the rectangle around an area; a length of 0 is the rest of the text.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(part(stringRange, of: framesetter.text), path) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws lines from the top of their area, where y points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBoxOfPath
  guard !box.isNull else { return }
  draw(in: context, at: CGPoint(x: box.minX, y: box.maxY)) {
    frame.text.draw(in: CGRect(origin: .zero, size: box.size))
  }
}

private func part(_ range: CFRange, of text: NSAttributedString) -> NSAttributedString {
  let start = min(max(range.location, 0), text.length)
  let rest = text.length - start
  let length = range.length > 0 ? min(range.length, rest) : rest
  return text.attributedSubstring(from: NSRange(location: start, length: length))
}
