// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// Values as Apple's runtime takes them: by `boolValue` and `integerValue`, whatever their type.
extension PropertyListValue {
  /// The flag of a Boolean, a number or a text; nil for any other kind.
  var runtimeBoolean: Bool? {
    boolean ?? number.map { $0 != 0 } ?? string.map(\.isTrueText)
  }

  /// The whole number of a number, a Boolean or a text; nil for any other kind, and beyond 64 bits.
  ///
  /// A real number is cut, and a text is read as far as it is a number.
  var runtimeInteger: Int? {
    if let integer = integer ?? string.map(\.leadingInteger) { return integer }
    if let boolean { return boolean ? 1 : 0 }
    guard kind == .real else { return nil }
    return number.flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }
}

extension String {
  /// Whether the runtime takes the text for true: `YES`, `true`, or a number other than 0.
  fileprivate var isTrueText: Bool {
    var text = drop { $0.isWhitespace }
    if let sign = text.first, "+-".contains(sign) { text.removeFirst() }
    return text.drop { $0 == "0" }.first.map { "YyTt123456789".contains($0) } ?? false
  }

  /// The number that the text begins with, or the nearest of 64 bits; 0 if it begins with none.
  fileprivate var leadingInteger: Int {
    let text = drop { $0.isWhitespace }
    let sign = text.prefix { $0 == "-" || $0 == "+" }.prefix(1)
    let digits = text.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return 0 }
    return Int(sign + digits) ?? (sign == "-" ? .min : .max)
  }
}
