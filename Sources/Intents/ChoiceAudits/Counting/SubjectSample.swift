// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// How often each of some texts came, in memory that does not grow with their number.
///
/// Of more texts than it holds, those with the smallest hashes are kept. Which these are does not depend on the order, and a text that
/// is kept in the end was kept from its first time on, so that every count is exact, and two samples add up to the one of all.
struct SubjectSample: Hashable, Sendable {
  /// A text with its count.
  struct Entry: Hashable, Sendable {
    /// The text, shortened.
    var text: String

    /// How often it came.
    var count: Int
  }

  /// How many texts are kept.
  static let limit = 256

  /// How many Unicode scalars of a text are kept.
  private static let textLimit = 120

  /// The texts by their hashes.
  private(set) var entries: [UInt64: Entry] = [:]

  /// Whether there were more texts than are kept.
  var isSample = false

  private var largest: UInt64 = 0

  /// Counts some bytes of a block.
  mutating func add(_ text: Span<UInt8>, _ range: Range<Int>) {
    var hash = StableHash()
    for offset in range { hash.add(text[offset]) }
    let key = Self.mixed(hash.value)
    if addToKnown(1, at: key) { return }
    insert(String(decoding: range.map { text[$0] }, as: UTF8.self), 1, at: key)
  }

  /// Counts a text.
  mutating func add(_ text: String) {
    let key = Self.mixed(StableHash(text).value)
    if addToKnown(1, at: key) { return }
    insert(text, 1, at: key)
  }

  /// Adds the counts of another sample.
  mutating func add(_ other: SubjectSample) {
    isSample = isSample || other.isSample
    for (key, entry) in other.entries { add(entry, at: key) }
  }

  /// Adds a text that was counted under its hash.
  mutating func add(_ entry: Entry, at key: UInt64) {
    if addToKnown(entry.count, at: key) { return }
    insert(entry.text, entry.count, at: key)
  }

  /// Adds to the count of a text that is kept; false if it is not.
  private mutating func addToKnown(_ count: Int, at key: UInt64) -> Bool {
    guard var entry = entries[key] else { return false }
    entry.count.add(count: count)
    entries[key] = entry
    return true
  }

  private mutating func insert(_ text: String, _ count: Int, at key: UInt64) {
    if entries.count == Self.limit {
      isSample = true
      guard key < largest else { return }
      entries[largest] = nil
      largest = entries.keys.max() ?? 0
    }
    entries[key] = Entry(text: text.brief(Self.textLimit), count: count)
    largest = max(largest, key)
  }

  /// The texts with their hashes, the most frequent first.
  var keyedRanking: [(key: UInt64, text: String, count: Int)] {
    entries.map { (key: $0.key, text: $0.value.text, count: $0.value.count) }
      .sorted { ($1.count, $0.text, $0.key) < ($0.count, $1.text, $1.key) }
  }

  /// A hash whose upper bits depend on all bytes.
  private static func mixed(_ hash: UInt64) -> UInt64 {
    let mixed = (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed >> 29
  }
}
