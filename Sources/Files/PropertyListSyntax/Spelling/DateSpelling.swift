// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A moment as property lists spell it: `2026-11-21T09:30:00Z`, always UTC; `-0043-03-15T12:00:00Z` long before that.
struct DateSpelling: Hashable {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int

  /// Reads a spelling; nil if it is none.
  init?(_ text: String) {
    let isBeforeYearZero = text.utf8.first == UInt8(ascii: "-")
    let spelling = text.dropFirst(isBeforeYearZero ? 1 : 0)
    let parts = spelling.utf8.split(
      maxSplits: 6, omittingEmptySubsequences: false,
      whereSeparator: { "-T:Z".utf8.contains($0) })
    let separators = spelling.utf8.filter { "-T:Z".utf8.contains($0) }
    guard separators.elementsEqual("--T::Z".utf8), parts.count == 7, parts[6].isEmpty else {
      return nil
    }
    let numbers = parts.prefix(6).compactMap { part in
      part.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        ? Int(String(decoding: part, as: UTF8.self)) : nil
    }
    guard numbers.count == 6, 1...12 ~= numbers[1], 1...31 ~= numbers[2], 0...24 ~= numbers[3],
      0...59 ~= numbers[4], 0...60 ~= numbers[5]
    else { return nil }
    (year, month, day) = (isBeforeYearZero ? -numbers[0] : numbers[0], numbers[1], numbers[2])
    (hour, minute, second) = (numbers[3], numbers[4], numbers[5])
  }
}
