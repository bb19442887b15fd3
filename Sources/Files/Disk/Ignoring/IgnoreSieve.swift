// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The patterns that may fit a path, by the bytes that it and its last name begin and end with: a bit for each pattern.
///
/// All files of a project are compared with all patterns, of which nearly none has the right ends (Benchmarks/README.md,
/// "First and last bytes").
struct IgnoreSieve: Sendable {
  /// For each byte, the patterns that may fit a path that begins, whose last name begins, or which ends with it.
  private var rows: (start: [UInt64], name: [UInt64], end: [UInt64])

  /// How many words have the bits of all patterns.
  private let wordCount: Int

  /// Takes the ends of patterns, the one that counts most first.
  init(_ patterns: [IgnorePattern.Ends]) {
    let wordCount = (patterns.count + 63) / 64
    self.wordCount = wordCount
    func rows(_ byte: (IgnorePattern.Ends) -> UInt8?) -> [UInt64] {
      // Those that fit any byte are in each row.
      var row = [UInt64](repeating: 0, count: wordCount)
      for (index, pattern) in patterns.enumerated() where byte(pattern) == nil {
        row[index / 64] |= 1 << UInt64(index % 64)
      }
      var rows: [UInt64] = []
      rows.reserveCapacity(256 * wordCount)
      for _ in 0..<256 { rows += row }
      for (index, pattern) in patterns.enumerated() {
        guard let byte = byte(pattern) else { continue }
        rows[Int(byte) * wordCount + index / 64] |= 1 << UInt64(index % 64)
      }
      return rows
    }
    self.rows = (
      start: rows { $0.isAnchored ? $0.first : nil },
      name: rows { $0.isAnchored ? nil : $0.first }, end: rows(\.last)
    )
  }

  /// The first pattern that may fit a path and satisfies a condition, which is asked of few; nil if there is none.
  ///
  /// The path begins with that of the folder that the patterns are about.
  func first(for path: FilePath, below folder: FilePath, where fits: (Int) -> Bool) -> Int? {
    guard let ends = path.ends(below: folder) else { return nil }
    for word in 0..<wordCount {
      func bits(_ rows: [UInt64], _ byte: UInt8) -> UInt64 { rows[Int(byte) * wordCount + word] }
      var bits =
        bits(rows.start, ends.start) & bits(rows.name, ends.name) & bits(rows.end, ends.end)
      while bits != 0 {
        let index = word * 64 + bits.trailingZeroBitCount
        if fits(index) { return index }
        bits &= bits - 1
      }
    }
    return nil
  }
}

extension FilePath {
  /// The bytes with which the way below a folder begins, and with which its last name begins and ends; nil if there is no way.
  fileprivate func ends(
    below folder: FilePath
  ) -> (start: UInt8, name: UInt8, end: UInt8)? {
    let start = folder.text.utf8.count
    return text.utf8.withContiguousStorageIfAvailable { Self.ends(of: $0, from: start) }
      ?? Self.ends(of: Array(text.utf8), from: start)
  }

  private static func ends<Bytes: RandomAccessCollection<UInt8>>(
    of bytes: Bytes, from start: Int
  ) -> (start: UInt8, name: UInt8, end: UInt8)? where Bytes.Index == Int {
    let slash = UInt8(ascii: "/")
    guard start < bytes.count, let first = bytes[start...].first(where: { $0 != slash }),
      let last = bytes.lastIndex(where: { $0 != slash })
    else { return nil }
    var name = last
    while name > start, bytes[name - 1] != slash { name -= 1 }
    return (first, bytes[name], bytes[last])
  }
}
