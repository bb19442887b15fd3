// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reads numbers before a currency or a unit.
enum AmountSpelling {
  /// The canonical spelling of an amount of money, `12.50 EUR`; nil if it is not one, or in another currency than allowed.
  static func canonicalAmount(_ text: String, codes: [String]) -> String? {
    guard let (number, unit) = parts(of: text) else { return nil }
    let code = unit.uppercased()
    let isCode = code.utf8.count == 3 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    guard codes.isEmpty ? isCode : codes.contains(code) else { return nil }
    return number + " " + code
  }

  /// The canonical spelling of a number with a unit, `21 °C`; nil if it is not one, or its unit measures something else.
  static func canonicalMeasurement(_ text: String, of quantity: MeasuredQuantity) -> String? {
    guard let (number, name) = parts(of: text), let unit = quantity.unit(name) else { return nil }
    return number + " " + unit
  }

  private static func parts(of text: String) -> (number: String, unit: String)? {
    let number = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let unit = text.dropFirst(number.count).drop { $0 == " " }
    guard let value = Double(number), value.isFinite, let first = unit.first, !first.isNumber,
      unit.last?.isWhitespace == false, !unit.contains(where: \.isNewline)
    else { return nil }
    return (String(number), String(unit))
  }
}
