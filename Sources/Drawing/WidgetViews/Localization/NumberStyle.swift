// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How a language writes numbers: the signs between groups and before decimals.
///
/// Those of the Unicode CLDR, for the languages in which widgets of the App Store are most often; others are as in English.
struct NumberStyle {
  private let group: String
  private let decimal: String
  /// The least number of digits before the first group for a group to be set off.
  private let leastDigits: Int

  init(locale: String) {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    switch language {
    case "de", "it", "nl", "id", "tr", "da", "el":
      (group, decimal, leastDigits) =
        locale.hasSuffix("CH") ? ("’", ".", 1) : (".", ",", 1)
    case "es", "pt":
      (group, decimal, leastDigits) =
        locale.hasSuffix("BR")
        ? (".", ",", 1)
        : locale.hasSuffix("MX")
          ? (",", ".", 1) : language == "es" ? (".", ",", 2) : ("\u{A0}", ",", 2)
    case "fr": (group, decimal, leastDigits) = ("\u{202F}", ",", 1)
    case "ru", "uk", "cs", "sv", "nb", "no", "fi", "hu", "sk", "bg":
      (group, decimal, leastDigits) = ("\u{A0}", ",", 1)
    case "pl": (group, decimal, leastDigits) = ("\u{A0}", ",", 2)
    default: (group, decimal, leastDigits) = (",", ".", 1)
    }
  }

  func string(_ value: Int64) -> String {
    (value < 0 ? "-" : "") + grouped(String(value.magnitude))
  }

  /// A number with so many decimals, rounded half to even, as C does of what the number is exactly.
  func string(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
    let digits = DecimalDigits(value.magnitude, decimals: decimals)
    let sign = value < 0 && !digits.isZero ? "-" : ""
    return sign + grouped(digits.whole) + (decimals > 0 ? decimal + digits.fraction : "")
  }

  /// A number with as few decimals as tell it from others, three at most.
  func shortest(_ value: Double) -> String {
    var text = string(value, decimals: 3)
    guard text.contains(decimal), value.isFinite else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(decimal) { text.removeLast(decimal.count) }
    return text
  }

  /// Digits with signs between groups of three.
  func grouped(_ digits: String) -> String {
    guard digits.count > 3, digits.count >= 3 + leastDigits else { return digits }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += group }
      result.append(digit)
    }
    return result
  }
}
