// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension String {
  /// The text with values in the places of `%1`, `%2` and so on; a mark without a value stays.
  package func filled(with values: [String]) -> String {
    guard !values.isEmpty else { return self }
    // One pass, so that a value that holds `%2` stays as it is.
    var result = ""
    var rest = self[...]
    while let mark = rest.firstIndex(of: "%") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if let number = rest.first?.wholeNumberValue, values.indices.contains(number - 1) {
        result += values[number - 1]
        rest.removeFirst()
      } else {
        result += "%"
      }
    }
    return result + rest
  }
}
