// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Some whole lines of an input.
struct LineBlock {
  /// How many bytes follow the last line, so that whoever reads words at once never passes the end.
  static let padding = 64

  /// How many bytes are read at once.
  static let byteCount = 1 << 21

  /// The longest line that is read, in bytes.
  static let longestLine = 1 << 20

  /// The lines, each with a line feed, and the padding.
  var bytes = [UInt8](repeating: 0, count: byteCount + padding + 1)

  /// How many bytes the lines have.
  var count = 0

  /// The place of the block in the order of all.
  var number = 0

  /// The index of the input.
  var input = 0

  /// Whether it is the beginning of a single line that is too long.
  var isCut = false
}
