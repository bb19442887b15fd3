// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The classes of Unicode Standard Annex #14 after its rule LB1, each with its abbreviation.
enum LineBreakClass: UInt8, CaseIterable {
  /// Mandatory breaks: BK.
  case mandatoryBreak
  /// Carriage return: CR.
  case carriageReturn
  /// Line feed: LF.
  case lineFeed
  /// Next line: NL.
  case nextLine
  /// Spaces: SP.
  case space
  /// Zero width space: ZW.
  case zeroWidthSpace
  /// Word joiners: WJ.
  case wordJoiner
  /// Non-breaking characters (glue): GL.
  case glue
  /// Zero width joiner: ZWJ.
  case zeroWidthJoiner
  /// Combining marks: CM.
  case combiningMark
  /// Closing punctuation: CL.
  case closePunctuation
  /// Closing parentheses: CP.
  case closeParenthesis
  /// Opening punctuation: OP.
  case openPunctuation
  /// Quotation marks: QU.
  case quotation
  /// Nonstarters: NS.
  case nonstarter
  /// Exclamation and question marks: EX.
  case exclamation
  /// Symbols that allow a break after them: SY.
  case breakSymbol
  /// Infix numeric separators: IS.
  case infixSeparator
  /// Numeric prefixes: PR.
  case prefixNumeric
  /// Numeric postfixes: PO.
  case postfixNumeric
  /// Digits: NU.
  case numeric
  /// Letters and symbols of alphabets: AL.
  case alphabetic
  /// Hebrew letters: HL.
  case hebrewLetter
  /// Ideographs: ID.
  case ideographic
  /// Inseparable characters: IN.
  case inseparable
  /// Hyphens: HY.
  case hyphen
  /// Characters with a break opportunity after them: BA.
  case breakAfter
  /// Characters with a break opportunity before them: BB.
  case breakBefore
  /// Characters with break opportunities on both sides: B2.
  case breakOnBothSides
  /// Contingent break opportunities: CB.
  case contingentBreak
  /// Emoji bases: EB.
  case emojiBase
  /// Emoji modifiers: EM.
  case emojiModifier
  /// Regional indicators: RI.
  case regionalIndicator
  /// Hangul syllables of two parts (LV): H2.
  case hangulTwoParts
  /// Hangul syllables of three parts (LVT): H3.
  case hangulThreeParts
  /// Leading consonants of Hangul: JL.
  case hangulLeading
  /// Vowels of Hangul: JV.
  case hangulVowel
  /// Trailing consonants of Hangul: JT.
  case hangulTrailing
  /// Opening punctuation (OP) of an East Asian width that rule LB30 omits.
  case wideOpenPunctuation
  /// Closing parentheses (CP) of such a width.
  case wideCloseParenthesis
  /// Ideographs (ID) for pictographs that Unicode has not assigned yet: rule LB30b.
  case unassignedPictograph
}

/// A set of classes.
struct LineBreakClassSet: ExpressibleByArrayLiteral, Sendable {
  /// Every class.
  static let all = LineBreakClassSet(bits: .max)

  /// A bit for each class, at the place of its number.
  let bits: UInt64

  private init(bits: UInt64) {
    self.bits = bits
  }

  init(arrayLiteral elements: LineBreakClass...) {
    bits = elements.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  /// Whether the class is in the set.
  func contains(_ element: LineBreakClass) -> Bool { bits >> UInt64(element.rawValue) & 1 == 1 }

  /// The union: the classes of this set and of the other.
  func union(_ other: LineBreakClassSet) -> LineBreakClassSet {
    LineBreakClassSet(bits: bits | other.bits)
  }

  /// The difference: the classes of this set that the other does not have.
  func subtracting(_ other: LineBreakClassSet) -> LineBreakClassSet {
    LineBreakClassSet(bits: bits & ~other.bits)
  }
}
