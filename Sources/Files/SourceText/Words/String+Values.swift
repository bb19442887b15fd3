// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension String {
  /// The text with values in the places of `%1`, `%2` and so on; a mark without a value stays.
  package func filled(with values: [String]) -> String {
    guard !values.isEmpty else { return self }
    // One pass, so that a value that holds `%2` stays as it is.
    var result = ""
    var start = utf8.startIndex
    var next = start
    while let mark = utf8[next...].firstIndex(of: UInt8(ascii: "%")) {
      next = utf8.index(after: mark)
      guard next < utf8.endIndex, case let digit = utf8[next], digit > UInt8(ascii: "0"),
        digit <= UInt8(ascii: "9"), case let number = Int(digit - UInt8(ascii: "1")),
        number < values.count
      else { continue }
      result += self[start..<mark]
      result += values[number]
      next = utf8.index(after: next)
      start = next
    }
    return result + self[start...]
  }
}
