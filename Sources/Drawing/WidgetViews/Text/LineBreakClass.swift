// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The classes of Unicode Standard Annex #14 after its rule LB1; each names its two letters there.
enum LineBreakClass: UInt8, CaseIterable {
  /// BK.
  case mandatoryBreak
  /// CR.
  case carriageReturn
  /// LF.
  case lineFeed
  /// NL.
  case nextLine
  /// SP.
  case space
  /// ZW.
  case zeroWidthSpace
  /// WJ.
  case wordJoiner
  /// GL.
  case glue
  /// ZWJ.
  case zeroWidthJoiner
  /// CM.
  case combiningMark
  /// CL.
  case closePunctuation
  /// CP.
  case closeParenthesis
  /// OP.
  case openPunctuation
  /// QU.
  case quotation
  /// NS.
  case nonstarter
  /// EX.
  case exclamation
  /// SY.
  case breakSymbol
  /// IS.
  case infixSeparator
  /// PR.
  case prefixNumeric
  /// PO.
  case postfixNumeric
  /// NU.
  case numeric
  /// AL.
  case alphabetic
  /// HL.
  case hebrewLetter
  /// ID.
  case ideographic
  /// IN.
  case inseparable
  /// HY.
  case hyphen
  /// BA.
  case breakAfter
  /// BB.
  case breakBefore
  /// B2.
  case breakOnBothSides
  /// CB.
  case contingentBreak
  /// EB.
  case emojiBase
  /// EM.
  case emojiModifier
  /// RI.
  case regionalIndicator
  /// H2.
  case hangulTwoParts
  /// H3.
  case hangulThreeParts
  /// JL.
  case hangulLeading
  /// JV.
  case hangulVowel
  /// JT.
  case hangulTrailing
  /// OP, of an East Asian width that rule LB30 omits.
  case wideOpenPunctuation
  /// CP, of such a width.
  case wideCloseParenthesis
  /// ID, for a pictograph that Unicode has not assigned yet: rule LB30b.
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
