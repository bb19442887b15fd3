// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
import WidgetViews

extension UIFontDescriptor {
  /// Returns the description of a style of texts.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  /// Returns the description of a style of texts at the text size of traits, or at the user's if they have none.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  /// Returns the description with other traits, of which bold, italic, the width and the space between lines are drawn; never nil here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let hadBold = self.symbolicTraits.contains(.traitBold)
    let changed = changed { font in
      var result = font
      if symbolicTraits.contains(.traitBold) {
        result = result.bold()
      } else if hadBold {
        result = result.weight(.regular)
      }
      if symbolicTraits.contains(.traitItalic) { result = result.italic() }
      if symbolicTraits.contains(.traitMonoSpace) { result = result.monospaced() }
      if symbolicTraits.contains(.traitExpanded) { result = result.width(.expanded) }
      if symbolicTraits.contains(.traitCondensed) { result = result.width(.condensed) }
      if symbolicTraits.contains(.traitLooseLeading) { result = result.leading(.loose) }
      if symbolicTraits.contains(.traitTightLeading) { result = result.leading(.tight) }
      return result
    }
    return UIFontDescriptor(
      changed.font, pointSize: pointSize, traits: symbolicTraits, matrix: matrix,
      other: otherAttributes)
  }

  /// Returns the description with another form of letters; never nil here.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let designs: [SystemDesign: Font.Design] = [
      .default: .default, .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
    ]
    guard let design = designs[design] else { return self }
    return changed { $0.design(design) }
  }

  /// Returns the description with other attributes, of which the name, the family, the face, the size, the traits and digits of one width are drawn.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let family = attributes[.family] as? String { result = result.withFamily(family) }
    if let face = attributes[.face] as? String { result = result.withFace(face) }
    if let name = attributes[.name] as? String { result = result.named(name) }
    if let size = attributes[.size].flatMap(number) { result = result.withSize(size) }
    if let matrix = attributes[.matrix] as? CGAffineTransform {
      result = result.withMatrix(matrix)
    }
    result = result.adding(attributes[.traits] as? [TraitKey: Any] ?? [:])
    let features = attributes[.featureSettings] as? [[FeatureKey: Int]] ?? []
    let hasEqualDigits = features.contains { feature in
      feature[.type] == kNumberSpacingType && feature[.selector] == kMonospacedNumbersSelector
    }
    if hasEqualDigits { result = result.changed { $0.monospacedDigit() } }
    return UIFontDescriptor(
      result.font, pointSize: result.pointSize, traits: result.symbolicTraits,
      matrix: result.matrix, other: otherAttributes.merging(attributes) { $1 })
  }

  private func adding(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
    var result = self
    if let bits = traits[.symbolic].flatMap(number) {
      let traits = SymbolicTraits(rawValue: UInt32(max(0, bits)))
      result = result.withSymbolicTraits(result.symbolicTraits.union(traits)) ?? result
    }
    if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue
      ?? traits[.weight].flatMap(number)
    {
      result = result.changed { $0.weight(UIFont.Weight(weight).weight) }
    }
    if let width = (traits[.width] as? UIFont.Width)?.rawValue ?? traits[.width].flatMap(number) {
      result = result.changed { $0.width(Font.Width(width)) }
    }
    if let slant = traits[.slant].flatMap(number), slant != 0 {
      result = result.changed { $0.italic() }
    }
    return result
  }

  /// Returns the description of a font of a family, in the weight and the slant of this one.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    let font = font.font.resolved(in: .large)
    return named(newFamily).changed {
      let changed = $0.weight(font.weight)
      return font.isItalic ? changed.italic() : changed
    }
  }

  /// Returns the description of the font of the family with a face, such as `Bold`.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let family = font.familyName
    guard !family.hasPrefix(".") else {
      let isBold = newFace.contains("Bold")
      let isItalic = newFace.contains("Italic")
      var traits = symbolicTraits
      if isBold { traits.insert(.traitBold) }
      if isItalic { traits.insert(.traitItalic) }
      return withSymbolicTraits(traits) ?? self
    }
    return named(
      family.filter { $0 != " " } + "-" + newFace.filter { $0 != " " })
  }

  /// Returns the description with another transform of the letters, of which only that they lean is drawn.
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    let leaning = matrix.c != 0 ? changed { $0.italic() } : self
    return UIFontDescriptor(
      leaning.font, pointSize: pointSize, traits: symbolicTraits, matrix: matrix,
      other: otherAttributes)
  }

  /// Returns the description with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      font, pointSize: newPointSize, traits: symbolicTraits, matrix: matrix,
      other: otherAttributes)
  }

  private func named(_ name: String) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont(pointSize: pointSize, fontName: name) { .custom(name, fixedSize: $0) },
      matrix: matrix, other: otherAttributes)
  }

  /// The description of a font that is drawn in another way.
  private func changed(_ change: @escaping @Sendable (Font) -> Font) -> UIFontDescriptor {
    let font = font
    let changed = UIFont(pointSize: pointSize, fontName: font.fontName) {
      change(font.withSize($0).font)
    }
    return UIFontDescriptor(changed, matrix: matrix, other: otherAttributes)
  }
}

/// Returns a number of one of the types in which attributes have it; nil for another value.
func number(_ value: Any) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as UInt32: CGFloat(value)
  case let value as UIFontDescriptor.SymbolicTraits: CGFloat(value.rawValue)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}
