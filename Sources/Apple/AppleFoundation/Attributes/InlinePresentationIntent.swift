// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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
