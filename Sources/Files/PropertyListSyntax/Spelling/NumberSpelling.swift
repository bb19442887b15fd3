// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The value of a whole number as property lists and JSON spell it.
enum IntegerSpelling {
  /// Whether a text spells a whole number of any size.
  static func isInteger(_ spelling: String) -> Bool {
    var digits = Substring(spelling).utf8.trimmed(where: \.isSpaceOfNumber)
    if digits.starts(with: "-".utf8) || digits.starts(with: "+".utf8) { digits.removeFirst() }
    let isHexadecimal = digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8)
    if isHexadecimal { digits = digits.dropFirst(2) }
    return !digits.isEmpty
      && digits.allSatisfy { byte in
        Int(hexadecimalDigit: byte).map { $0 < (isHexadecimal ? 16 : 10) } ?? false
      }
  }

  /// Whether a text spells a whole number that Apple's reader of the XML form holds: 64 bits with or without a sign.
  static func isReadable(_ spelling: String) -> Bool {
    guard isInteger(spelling) else { return false }
    return value(of: Array(spelling.utf8)[...]) != nil
      || unsignedValue(of: Substring(spelling).utf8.trimmed(where: \.isSpaceOfNumber)) != nil
  }

  private static func unsignedValue(of text: Substring.UTF8View) -> UInt64? {
    let digits = Substring(text)
    let isHexadecimal = digits.lowercased().hasPrefix("0x")
    return UInt64(isHexadecimal ? digits.dropFirst(2) : digits, radix: isHexadecimal ? 16 : 10)
  }

  /// The value of an optional sign and decimal digits, or of `0x` and hexadecimal ones; nil beyond 64 bits.
  static func value(of bytes: ArraySlice<UInt8>) -> Int? {
    if let value = decimalValue(of: bytes.span) { return value }
    var digits = bytes.trimmed(where: \.isSpaceOfNumber)
    var isNegative = false
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      digits.removeFirst()
    }
    var radix = 10
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      radix = 16
      digits = digits.dropFirst(2)
    }
    guard !digits.isEmpty else { return nil }
    var result = 0
    for byte in digits {
      guard let digit = Int(hexadecimalDigit: byte), digit < radix else { return nil }
      let (product, productOverflow) = result.multipliedReportingOverflow(by: radix)
      let (sum, sumOverflow) =
        isNegative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      guard !productOverflow, !sumOverflow else { return nil }
      result = sum
    }
    return result
  }

  /// The value of decimal digits and nothing else, which is how nearly all numbers are spelled; nil for more than 18.
  private static func decimalValue(of digits: Span<UInt8>) -> Int? {
    guard 1...18 ~= digits.count else { return nil }
    var result = 0
    for index in digits.indices {
      let digit = Int(digits[index]) - Int(UInt8(ascii: "0"))
      guard 0...9 ~= digit else { return nil }
      result = result * 10 + digit
    }
    return result
  }

  /// The value of a whole number of any size, as near as a real number gets to it.
  static func approximateValue(of spelling: String) -> Double? {
    guard isInteger(spelling) else { return nil }
    return String(Substring(spelling).utf8.trimmed(where: \.isSpaceOfNumber)).flatMap {
      Double($0.lowercased())
    }
  }
}

/// The value of a real number as property lists and JSON spell it.
enum RealSpelling {
  /// The value of a decimal number, or of the words that Apple's readers know for the values without digits.
  static func value(of spelling: String) -> Double? {
    let spelling = String(Substring(spelling).utf8.trimmed(where: \.isSpaceOfNumber)) ?? spelling
    return switch spelling.lowercased() {
    case "nan", "+nan", "-nan": .nan
    case "inf", "+inf", "infinity", "+infinity": .infinity
    case "-inf", "-infinity": -.infinity
    default: spelling.utf8.allSatisfy(\.isPartOfDecimal) ? Double(spelling) : nil
    }
  }
}

extension UInt8 {
  /// Whether the byte can be in a decimal number with a fraction and an exponent.
  fileprivate var isPartOfDecimal: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether Apple's readers ignore the byte before and after a number.
  fileprivate var isSpaceOfNumber: Bool { self <= UInt8(ascii: " ") }
}

extension Int {
  /// The value of a hexadecimal digit.
  init?(hexadecimalDigit byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self = Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self = Int(byte - UInt8(ascii: "A")) + 10
    default: return nil
    }
  }
}
