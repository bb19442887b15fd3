// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a part of a text in Markdown is for.
///
/// Foundation has it on Apple's systems only.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The raw bits of the intent.
  public let rawValue: UInt
  /// Creates an intent from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasis, which is italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, which is bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Text in the font of code, as between backticks.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Text that is struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// The end of a line that is shown as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// The end of a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML in a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// HTML in lines of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes {
  /// The attributes of Markdown, which are Foundation's on Apple's systems.
  public struct MarkdownAttributes: AttributeScope {
    /// What a part of the text is for.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The attribute of what a part of a text is for.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the value: an intent.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute in encoded strings.
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributeDynamicLookup {
  /// The attribute of Markdown with a name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
