// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How a group of languages chooses the form for a number.
///
/// Source: Unicode CLDR 46, "Language Plural Rules", cardinals; forms for numbers in compact notation, as in `1c6`, are left out.
enum PluralRule: Hashable, Sendable {
  /// One form.
  case none
  /// One thing, without decimals; another form for all else.
  case whole
  /// The number one.
  case exactlyOne
  /// Less than two, decimals included.
  case belowTwo
  /// From zero to one.
  case zeroToOne
  case filipino, icelandic, latvian, lithuanian, eastSlavic, polish, czech, slovenian, southSlavic
  case romanian, arabic, hebrew, irish, welsh, maltese

  private static let languages: [(PluralRule, String)] = [
    (.none, "ja zh yue ko vi th id ms lo my jv su to wo yo ig bo dz km ii sah ses sg kde lkt"),
    (.whole, "en de nl sv it ca et fi gl ast fy io ji yi sc scn sw ur ia lij"),
    (.belowTwo, "fr pt hy kab ff"),
    (.zeroToOne, "hi bn fa gu kn zu am as doi pcm"),
    (.filipino, "fil tl ceb"), (.icelandic, "is mk"), (.latvian, "lv prg"),
    (.lithuanian, "lt"), (.eastSlavic, "ru uk be"), (.polish, "pl"), (.czech, "cs sk"),
    (.slovenian, "sl"), (.southSlavic, "hr sr bs sh"), (.romanian, "ro mo"),
    (.arabic, "ar ars"), (.hebrew, "he iw"), (.irish, "ga"), (.welsh, "cy"), (.maltese, "mt"),
  ]

  private static let byLanguage: [Substring: PluralRule] = Dictionary(
    languages.flatMap { rule, codes in codes.split(separator: " ").map { ($0, rule) } },
    uniquingKeysWith: { first, _ in first })

  /// The rule of a language; of one that is not listed, that of most others.
  init(of locale: LocaleName) {
    if locale.identifier == "pt-PT" {
      self = .whole
    } else {
      self = Self.byLanguage[locale.identifier.prefix { $0 != "-" }] ?? .exactlyOne
    }
  }

  /// The form for a number.
  func category(of number: PluralOperands) -> PluralCategory {
    let (n, i) = (number.n, number.i)
    let isWhole = !number.hasDecimals
    let (ten, hundred) = (i % 10, i % 100)
    switch self {
    case .none: return .other
    case .whole: return i == 1 && isWhole ? .one : .other
    case .exactlyOne: return n == 1 ? .one : .other
    case .belowTwo: return i < 2 ? .one : .other
    case .zeroToOne: return i == 0 || n == 1 ? .one : .other
    case .filipino:
      let digit = isWhole ? ten : number.f % 10
      return (isWhole && (1...3).contains(i)) || ![4, 6, 9].contains(digit) ? .one : .other
    case .icelandic:
      return (isWhole && ten == 1 && hundred != 11) || number.f % 10 == 1 ? .one : .other
    case .latvian:
      if isWhole, ten == 0 || (11...19).contains(hundred) { return .zero }
      return (ten == 1 && hundred != 11 && isWhole) || number.f % 10 == 1 ? .one : .other
    case .lithuanian:
      if !isWhole { return .many }
      let isTeen = (11...19).contains(hundred)
      return ten == 1 && !isTeen ? .one : (2...9).contains(ten) && !isTeen ? .few : .other
    case .eastSlavic, .polish, .czech, .slovenian, .southSlavic:
      return slavic(number)
    case .romanian:
      if i == 1, isWhole { return .one }
      return !isWhole || n == 0 || (1...19).contains(hundred) ? .few : .other
    case .arabic:
      guard isWhole else { return .other }
      if i < 3 { return [.zero, .one, .two][Int(i)] }
      return (3...10).contains(hundred) ? .few : hundred > 10 ? .many : .other
    case .hebrew:
      if (i == 1 && isWhole) || (i == 0 && !isWhole) { return .one }
      return i == 2 && isWhole ? .two : .other
    case .irish:
      guard isWhole, i <= 10 else { return .other }
      return i == 1 ? .one : i == 2 ? .two : i >= 7 ? .many : i >= 3 ? .few : .other
    case .welsh:
      let forms: [UInt64: PluralCategory] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
      return isWhole ? forms[i] ?? .other : .other
    case .maltese:
      guard isWhole else { return .other }
      if i == 1 { return .one }
      if i == 2 { return .two }
      return i == 0 || (3...10).contains(hundred)
        ? .few : (11...19).contains(hundred) ? .many : .other
    }
  }

  private func slavic(_ number: PluralOperands) -> PluralCategory {
    let i = number.i
    let isWhole = !number.hasDecimals
    func isOne(_ value: UInt64) -> Bool { value % 10 == 1 && value % 100 != 11 }
    func isFew(_ value: UInt64) -> Bool {
      (2...4).contains(value % 10) && !(12...14).contains(value % 100)
    }
    switch self {
    case .southSlavic:
      let value = isWhole ? i : number.f
      return isOne(value) ? .one : isFew(value) ? .few : .other
    case .slovenian:
      guard isWhole else { return .few }
      return i % 100 == 1 ? .one : i % 100 == 2 ? .two : (3...4).contains(i % 100) ? .few : .other
    case .czech:
      guard isWhole else { return .many }
      return i == 1 ? .one : (2...4).contains(i) ? .few : .other
    case .polish:
      guard isWhole else { return .other }
      return i == 1 ? .one : isFew(i) ? .few : .many
    default:
      guard isWhole else { return .other }
      return isOne(i) ? .one : isFew(i) ? .few : .many
    }
  }
}
