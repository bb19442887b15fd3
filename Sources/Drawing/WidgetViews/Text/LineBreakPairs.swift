// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The rules of Unicode Standard Annex #14 that concern only a scalar and the one before it.
enum LineBreakPairs {
  /// Whether no line may end between two neighbors.
  static func prohibits(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    neighbors[Int(before.rawValue)] >> next.rawValue & 1 == 1
  }

  /// Whether no line may end between what is before spaces and what is behind them.
  static func acrossSpaces(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    separated[Int(before.rawValue)] >> next.rawValue & 1 == 1
  }

  /// For each class before, a bit for each class that may not begin a line behind spaces.
  private static let separated = table { forbid in
    // LB11, LB13
    forbid(
      all,
      [
        .wordJoiner, .closePunctuation, .closeParenthesis, .wideCloseParenthesis, .exclamation,
        .infixSeparator, .breakSymbol,
      ])
    // LB14
    forbid([.openPunctuation, .wideOpenPunctuation], all)
    // LB15
    forbid([.quotation], [.openPunctuation, .wideOpenPunctuation])
    // LB16
    forbid([.closePunctuation, .closeParenthesis, .wideCloseParenthesis], [.nonstarter])
    // LB17
    forbid([.breakOnBothSides], [.breakOnBothSides])
  }

  /// For each class before, a bit for each class that may not begin a line right after it.
  private static let neighbors = table { forbid in
    let letters: LineBreakClassSet = [.alphabetic, .hebrewLetter]
    let lettersAndDigits: LineBreakClassSet = [.alphabetic, .hebrewLetter, .numeric]
    let pictures: LineBreakClassSet = [
      .ideographic, .emojiBase, .emojiModifier, .unassignedPictograph,
    ]
    let hangul: LineBreakClassSet = [
      .hangulTwoParts, .hangulThreeParts, .hangulLeading, .hangulVowel, .hangulTrailing,
    ]
    let open: LineBreakClassSet = [.openPunctuation, .wideOpenPunctuation]
    let close: LineBreakClassSet = [.closePunctuation, .closeParenthesis, .wideCloseParenthesis]

    // LB11
    forbid([.wordJoiner], all)
    forbid(all, [.wordJoiner])
    // LB12, LB12a
    forbid([.glue], all)
    forbid(all.subtracting([.space, .breakAfter, .hyphen]), [.glue])
    // LB13
    forbid(all, close.union([.exclamation, .infixSeparator, .breakSymbol]))
    // LB14 to LB17
    forbid(open, all)
    forbid([.quotation], open)
    forbid(close, [.nonstarter])
    forbid([.breakOnBothSides], [.breakOnBothSides])
    // LB19
    forbid(all, [.quotation])
    forbid([.quotation], all)
    // LB21, LB21b, LB22; LB20 is before them: nothing is forbidden at what decides for itself.
    let others = all.subtracting([.contingentBreak])
    forbid(others, [.breakAfter, .hyphen, .nonstarter])
    forbid([.breakBefore], others)
    forbid([.breakSymbol], [.hebrewLetter])
    forbid(others, [.inseparable])
    // LB23, LB23a
    forbid(letters, [.numeric])
    forbid([.numeric], letters)
    forbid([.prefixNumeric], pictures)
    forbid(pictures, [.postfixNumeric])
    // LB24
    forbid([.prefixNumeric, .postfixNumeric], letters)
    forbid(letters, [.prefixNumeric, .postfixNumeric])
    // LB25
    forbid(
      [.prefixNumeric, .postfixNumeric, .openPunctuation, .hyphen, .numeric], [.numeric])
    // LB26, LB27
    forbid([.hangulLeading], hangul.subtracting([.hangulTrailing]))
    forbid([.hangulVowel, .hangulTwoParts], [.hangulVowel, .hangulTrailing])
    forbid([.hangulTrailing, .hangulThreeParts], [.hangulTrailing])
    forbid(hangul, [.postfixNumeric])
    forbid([.prefixNumeric], hangul)
    // LB28 to LB30
    forbid(letters, letters)
    forbid([.infixSeparator], letters)
    forbid(lettersAndDigits, [.openPunctuation])
    forbid([.closeParenthesis], lettersAndDigits)
    // LB30b
    forbid([.emojiBase, .unassignedPictograph], [.emojiModifier])
  }

  private static let all = LineBreakClassSet.all

  private static func table(
    _ rules: ((LineBreakClassSet, LineBreakClassSet) -> Void) -> Void
  ) -> [UInt64] {
    var rows = [UInt64](repeating: 0, count: LineBreakClass.allCases.count)
    rules { before, next in
      for element in LineBreakClass.allCases where before.contains(element) {
        rows[Int(element.rawValue)] |= next.bits
      }
    }
    return rows
  }
}
