// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A number of devices as users type it: `1000000`, `1_000_000`, `1,000,000`, `1M`, `2.5M`, `10k`
/// or `1e6`.
package enum DeviceCount {
  /// The number; nil if the text is not a number, or the number is not whole.
  package static func number(_ text: String) -> Int? {
    var digits = text.lowercased().filter { $0 != "_" && $0 != "," }
    // Separators are between digits.
    guard !text.hasPrefix("_"), !text.hasSuffix("_"), !text.hasPrefix(","), !text.hasSuffix(",")
    else { return nil }
    var zeros = 0
    if digits.hasSuffix("k") || digits.hasSuffix("m") {
      zeros = digits.removeLast() == "k" ? 3 : 6
    } else if let mark = digits.firstIndex(of: "e") {
      let exponent = digits[digits.index(after: mark)...]
      guard let power = Int(exponent), (0...9).contains(power) else { return nil }
      zeros = power
      digits = String(digits[..<mark])
    }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, !whole.isEmpty, parts.last?.isEmpty == false,
      parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } })
    else { return nil }
    var fraction = parts.count == 2 ? parts[1] : ""
    while fraction.last == "0" { fraction.removeLast() }
    guard fraction.count <= zeros else { return nil }
    return Int(whole + fraction + String(repeating: "0", count: zeros - fraction.count))
  }
}
