// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The names on the way from a folder to a path, as the bytes that they have there.
struct PathParts {
  /// The bytes of the whole path.
  private let bytes: [UInt8]

  /// Where the names are.
  private let ranges: [Range<Int>]

  /// The names of a path below a folder, both absolute and without links; nil if the path is not below it.
  init?(_ bytes: [UInt8], below folder: FilePath) {
    let slash = UInt8(ascii: "/")
    var start = 0
    for byte in folder.text.utf8 {
      guard start < bytes.count, bytes[start] == byte else { return nil }
      start += 1
    }
    // The root ends in its slash.
    guard start == bytes.count || bytes[start] == slash || start > 0 && bytes[start - 1] == slash
    else { return nil }
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(8)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: slash) ?? bytes.count
      if end > start { ranges.append(start..<end) }
      start = end + 1
    }
    self.bytes = bytes
    self.ranges = ranges
  }

  /// How many names there are.
  var count: Int { ranges.count }

  /// The bytes of a name.
  subscript(index: Int) -> ArraySlice<UInt8> { bytes[ranges[index]] }
}
