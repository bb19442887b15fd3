// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Variants and the direction of texts, which do not affect what is drawn here.

public import CoreGraphics
public import Foundation
public import WidgetViews

/// Which form of a text is shown.
public protocol TextVariantPreference {}
/// The form of a text that does not depend on the room.
public struct FixedTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The form of a text that does not depend on the room.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

/// The form of a text for which there is room.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The form of a text for which there is room.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// The language by which lines of text are made.
public struct TypesettingLanguage: Hashable, Sendable {
  private let name: String

  /// The language of the text itself.
  public static let automatic = TypesettingLanguage(name: "automatic")
  /// A language that is always used.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(name: language.maximalIdentifier)
  }
}

extension Text {
  /// How the direction of a text is known.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String

    /// What the system decides.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// By the direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// By the letters of the text.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }

  /// How the alignment of a text is known.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String

    /// What the system decides.
    public static let `default` = AlignmentStrategy(name: "default")
    /// By the direction of the layout.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// By the direction of the text.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }
}

/// What a text renderer knows of a text when it measures it.
public struct TextProxy {
  private let text: Text

  init(text: Text) { self.text = text }

  /// Returns the size of the text for a proposal: what is proposed here.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension TextRenderer {
  /// Returns the size of a text, which is that of the text by default.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
}

extension AttributedString {
  /// The distance between the lines of a text.
  public struct LineHeight: Hashable, Sendable, Codable {
    private let name: String

    /// The distance of the font in the system's usual measure.
    public static let normal = LineHeight(name: "normal")
    /// A distance greater than the usual.
    public static let loose = LineHeight(name: "loose")
    /// A distance smaller than the usual.
    public static let tight = LineHeight(name: "tight")
    /// A distance that follows the letters of all languages.
    public static let variable = LineHeight(name: "variable")

    /// A distance of points, whatever the font is.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "\(points)") }
    /// A multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "×\(factor)") }
    /// The distance of the font and more points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(name: "+\(increase)")
    }
  }
}

nonisolated extension View {
  /// Sets which form of texts is shown; the one that is written is drawn here.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }

  /// Sets the language by which lines are made; it has no effect on the fonts that are drawn here.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true)
    -> some View
  { self }

  /// Sets how the direction of texts is known; it has no effect here.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }

  /// Sets how the alignment of texts is known; it has no effect here.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }

  /// Sets the distance between lines; a distance other than the usual is reported and not drawn.
  @ViewBuilder public func lineHeight(
    _ lineHeight: AttributedString.LineHeight?, file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    if let lineHeight, lineHeight != .normal {
      notDrawn("lineHeight", at: "\(file):\(line)")
    } else {
      self
    }
  }
}

nonisolated extension Text {
  /// Returns the text unchanged, as its language is not used here.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    self
  }

  /// Returns the text unchanged, as its language is not used here.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
}
