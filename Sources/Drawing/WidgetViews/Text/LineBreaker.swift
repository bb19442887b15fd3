// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Where a line may end, by the rules of Unicode Standard Annex #14.
///
/// It is fed the classes of a text's scalars one after the other, and says of each what may happen before it. Beyond the
/// rules it keeps the syllables of a Hangul word together if that is asked for, as labels of iOS do
/// (`NSParagraphStyle.LineBreakStrategy.standard`). It knows no dictionary: words of Thai, Lao and Khmer, which
/// are written without spaces, stay together as long as the line is wide enough.
struct LineBreaker {
  /// A break opportunity between two scalars, or its absence.
  enum Boundary: UInt8 {
    /// The line goes on.
    case prohibited
    /// The line may end.
    case allowed
    /// The line ends.
    case mandatory
  }

  /// Whether the last scalar forbids, beyond what was said before it, that a line ends before the scalar that precedes it:
  /// `$` and `(` belong together only where a digit follows.
  private(set) var retractsPrevious = false

  /// Whether a line may not end inside a word of Hangul.
  let keepsHangulWords: Bool

  /// The class before, with marks that combine counted as what they combine with; nil at the beginning.
  private var before: LineBreakClass?
  /// The class before that, where no space is between.
  private var secondBefore: LineBreakClass?
  /// The class before the spaces that are before, or `before` if there are none.
  private var beforeSpaces: LineBreakClass?
  /// Whether the scalar before joins what follows.
  private var afterJoiner = false
  /// Whether a regional indicator before is the first half of a flag.
  private var insideFlag = false
  /// Whether a hyphen before follows a Hebrew letter.
  private var afterHebrewHyphen = false
  /// Whether a number goes on, and whether a bracket has closed it.
  private var number = Number.none

  private enum Number {
    case none
    case open
    case closed
  }

  init(keepsHangulWords: Bool) {
    self.keepsHangulWords = keepsHangulWords
  }

  /// The break opportunity before a scalar of the class.
  mutating func boundary(before next: LineBreakClass) -> Boundary {
    retractsPrevious = false
    guard let before else {
      // LB10: a mark that combines with nothing is a letter.
      advance(to: Self.combining.contains(next) ? .alphabetic : next, joins: next)
      return .prohibited
    }
    // LB4, LB5
    if Self.hardBreaks.contains(before) {
      let continues = before == .carriageReturn && next == .lineFeed
      advance(to: Self.combining.contains(next) ? .alphabetic : next, joins: next)
      return continues ? .prohibited : .mandatory
    }
    // LB9, LB10
    if Self.combining.contains(next) {
      guard Self.spaces.contains(before) else {
        afterJoiner = next == .zeroWidthJoiner
        return .prohibited
      }
      let result = boundaryRules(before, .alphabetic)
      advance(to: .alphabetic, joins: next)
      return result
    }
    let result = boundaryRules(before, next)
    // LB25
    if next == .numeric, Self.numberOpenings.contains(before),
      secondBefore.map(Self.numberSigns.contains) ?? false
    {
      retractsPrevious = true
    }
    advance(to: next, joins: next)
    return result
  }

  /// The rules LB6 to LB31, apart from those that concern only neighbors: these are in ``LineBreakPairs``.
  private func boundaryRules(_ before: LineBreakClass, _ next: LineBreakClass) -> Boundary {
    // LB6, LB7
    if Self.hardBreaks.contains(next) || Self.spaces.contains(next) { return .prohibited }
    // LB8
    if beforeSpaces == .zeroWidthSpace { return .allowed }
    // LB8a
    if afterJoiner { return .prohibited }
    if before == .space {
      guard let beforeSpaces, beforeSpaces != .space else {
        return LineBreakPairs.acrossSpaces(.space, next) ? .prohibited : .allowed
      }
      // LB11, LB13 to LB18
      return LineBreakPairs.acrossSpaces(beforeSpaces, next) ? .prohibited : .allowed
    }
    if LineBreakPairs.prohibits(before, next) { return .prohibited }
    // LB21a
    if afterHebrewHyphen { return .prohibited }
    // LB25: what belongs to a number that punctuation or a bracket interrupts.
    switch (number, next) {
    case (.open, .numeric), (.open, .breakSymbol), (.open, .infixSeparator): return .prohibited
    case (.open, .prefixNumeric), (.open, .postfixNumeric): return .prohibited
    case (.closed, .prefixNumeric), (.closed, .postfixNumeric): return .prohibited
    default: break
    }
    // LB30a
    if before == .regionalIndicator, next == .regionalIndicator, insideFlag { return .prohibited }
    if keepsHangulWords, Self.hangul.contains(before), Self.hangul.contains(next) {
      return .prohibited
    }
    return .allowed
  }

  private mutating func advance(to next: LineBreakClass, joins scalar: LineBreakClass) {
    afterHebrewHyphen =
      before == .hebrewLetter && (next == .hyphen || next == .breakAfter)
    insideFlag = next == .regionalIndicator && !(before == .regionalIndicator && insideFlag)
    afterJoiner = scalar == .zeroWidthJoiner
    switch (number, next) {
    case (_, .numeric): number = .open
    case (.open, .breakSymbol), (.open, .infixSeparator): break
    case (.open, .closePunctuation), (.open, .closeParenthesis), (.open, .wideCloseParenthesis):
      number = .closed
    default: number = .none
    }
    secondBefore = before
    if next != .space || before.map(Self.hardBreaks.contains) ?? true { beforeSpaces = next }
    before = next
  }

  private static let hardBreaks: LineBreakClassSet = [
    .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine,
  ]
  private static let spaces: LineBreakClassSet = [.space, .zeroWidthSpace]
  private static let numberSigns: LineBreakClassSet = [.prefixNumeric, .postfixNumeric]
  private static let numberOpenings: LineBreakClassSet = [
    .openPunctuation, .wideOpenPunctuation, .hyphen,
  ]
  private static let combining: LineBreakClassSet = [.combiningMark, .zeroWidthJoiner]
  private static let hangul: LineBreakClassSet = [
    .hangulTwoParts, .hangulThreeParts, .hangulLeading, .hangulVowel, .hangulTrailing,
  ]
}
