// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What lays out a text, which never happens here.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// Creates what lays out nothing.
  public override init() { super.init() }
  /// The spaces of the lines.
  open var textContainers: [NSTextContainer] = []
  /// The text that is laid out.
  open weak var textStorage: NSTextStorage?
  /// How many letters there are.
  open var numberOfGlyphs: Int { 0 }
  /// Adds a space of lines.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  /// Removes a space of lines.
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
  /// Does nothing, as a widget has no screen.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Returns `NSRange(location: 0, length: 0)`, as a widget has no screen.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: 0)
  }
  /// Returns zero, as a widget has no screen.
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  /// Returns zero, as a widget has no screen.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  { .zero }
  /// Returns the first letter, as a widget has no screen.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    return 0
  }
  /// Returns the first letter, as a widget has no screen.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  /// Does nothing, as a widget has no screen.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Does nothing, as a widget has no screen.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// A text that is laid out, which never happens here.
open class NSTextStorage: NSMutableAttributedString {
  /// What lays out the text.
  open private(set) lazy var layoutManagers: [NSLayoutManager] = []
  /// Adds what lays out the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Removes what lays out the text.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
  }
}

/// A place in a line that tabs go to.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// At which side the text is.
  public let alignment: NSTextAlignment
  /// The place in points.
  public let location: CGFloat
  /// Creates a place in a line.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) { (self.alignment, location, self.options) = (alignment, loc, options) }

  /// What else is said of the place.
  public let options: [OptionKey: Any]

  /// What is said of a place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters at which numbers are aligned.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
}
