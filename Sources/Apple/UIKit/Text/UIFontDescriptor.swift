// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
import WidgetViews

/// A description of a font, from which one with other traits is made.
open class UIFontDescriptor: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits of a number.
    public let rawValue: UInt32
    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic letters, or slanted ones if the font has none.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold letters, heavier than regular ones.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Letters that are wider than regular ones.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Letters that are narrower than regular ones.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// All letters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// More space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 65_536)
    /// Letters for lines that go down, which are drawn as others here.
    public static let traitVertical = SymbolicTraits(rawValue: 2048)
    /// Letters for an interface, which is so of the system's font.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 4096)
    /// The bits that hold the class of a font's letters.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Letters with serifs as of old books.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Letters with serifs between old and modern ones.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Letters with thin serifs without brackets.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Letters with serifs that are as thick as their strokes.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Letters without serifs, as of the system's font.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 32_768)
  }

  /// The form of the system font's letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design as text.
    public let rawValue: String
    /// Creates a form of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The design of San Francisco, the system's font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with round ends of strokes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs, New York.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// All letters have the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: UIFont
  /// The size, in points.
  public let pointSize: CGFloat
  /// The traits that the descriptor asks for.
  public let symbolicTraits: SymbolicTraits

  /// The transform of the letters, of which only that they lean is drawn, as italic ones.
  public let matrix: CGAffineTransform
  /// The attributes that are only kept.
  let otherAttributes: [AttributeName: Any]

  init(
    _ font: UIFont, pointSize: CGFloat? = nil, traits: SymbolicTraits? = nil,
    matrix: CGAffineTransform = .identity, other: [AttributeName: Any] = [:]
  ) {
    self.font = font
    self.pointSize = pointSize ?? font.pointSize
    symbolicTraits = traits ?? font.symbolicTraits
    self.matrix = matrix
    otherAttributes = other
  }

  /// Creates a description of a font of the program by its name, at a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(pointSize: size, fontName: fontName) { .custom(fontName, fixedSize: $0) })
  }

  /// Creates a description from attributes, those of the system's font where they are not given.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let usual = UIFontDescriptor(UIFont.systemFont(ofSize: 12), pointSize: 0)
    let described = usual.addingAttributes(attributes)
    self.init(
      described.font, pointSize: described.pointSize, traits: described.symbolicTraits,
      matrix: described.matrix, other: described.otherAttributes)
  }

  /// Creates a description of an archive; nil if it has no font.
  public required convenience init?(coder: NSCoder) {
    guard let font = UIFont(coder: coder) else { return nil }
    let traits = UInt32(truncatingIfNeeded: coder.decodeInteger(forKey: "UIFontTraits"))
    self.init(
      font, pointSize: CGFloat(coder.decodeDouble(forKey: "UIFontDescriptorSize")),
      traits: SymbolicTraits(rawValue: traits))
  }

  /// Archives the description: its font, size and traits.
  open func encode(with coder: NSCoder) {
    font.encode(with: coder)
    coder.encode(Double(pointSize), forKey: "UIFontDescriptorSize")
    coder.encode(Int(symbolicTraits.rawValue), forKey: "UIFontTraits")
  }

  /// Whether an archive of it is safe to read, which is so.
  public static var supportsSecureCoding: Bool { true }
}

extension UIFont {
  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The traits that the font has by the way in which it is drawn.
  fileprivate var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    let font = font.resolved(in: .large)
    var traits: UIFontDescriptor.SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= FontWeight.semibold.rawValue { traits.insert(.traitBold) }
    if font.width.value > 0 { traits.insert(.traitExpanded) }
    if font.width.value < 0 { traits.insert(.traitCondensed) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    if font.leading == .loose { traits.insert(.traitLooseLeading) }
    if font.leading == .tight { traits.insert(.traitTightLeading) }
    return traits
  }

  /// Creates a font of a description; a size of 0 is that of the description, or 12 points if it has none.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    let size = pointSize == 0 ? descriptor.pointSize : pointSize
    self.init(pointSize: size > 0 ? size : 12, fontName: font.fontName) { font.withSize($0).font }
  }
}
