// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The forms that languages have for numbers of things.
///
/// Source: Unicode CLDR, "Language Plural Rules".
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// The category `zero` of CLDR.
  case zero
  /// The category `one` of CLDR: in most languages, the number one.
  case one
  /// The category `two` of CLDR.
  case two
  /// The category `few` of CLDR.
  case few
  /// The category `many` of CLDR.
  case many
  /// Any other number; every language has it.
  case other

  /// The form that a language has for a number.
  ///
  /// Of a number with decimals, as many are counted as it takes to write it.
  package init(of number: Double, in locale: LocaleName) {
    self = PluralOperands(number).map { PluralRule(of: locale).category(of: $0) } ?? .other
  }
}

/// The operands of a number that plural rules compare.
struct PluralOperands {
  /// The number without its sign.
  let n: Double

  /// Its whole part.
  let i: UInt64

  /// Whether it has decimals.
  let hasDecimals: Bool

  /// Its decimals as a number; 0 for none.
  let f: UInt64

  /// Takes a number apart; nil for one that is none, or that is larger than what is counted.
  init?(_ number: Double) {
    let value = abs(number)
    guard value < 1e15 else { return nil }
    n = value
    i = UInt64(value)
    // A double of this size has its decimals in its shortest spelling.
    let spelling = value.description.split(separator: ".")
    let decimals = spelling.count == 2 && !value.description.contains("e") ? spelling[1] : "0"
    f = UInt64(decimals) ?? 0
    hasDecimals = f != 0
  }
}
