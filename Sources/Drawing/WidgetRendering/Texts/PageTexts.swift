// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

extension PageTexts {
  /// The names as a list in the language.
  package func list(_ names: [String]) -> String {
    names.joined(separator: self(.listSeparator))
  }

  /// A number of things, with commas between the thousands.
  package func number(_ count: Int) -> String {
    var digits = String(count)
    var end = digits.count - 3
    while end > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: end))
      end -= 3
    }
    return digits
  }
}
