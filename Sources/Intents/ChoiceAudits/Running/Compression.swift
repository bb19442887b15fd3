// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How a file is compressed, by its first bytes.
enum Compression: Hashable {
  /// A format that a program of the system decompresses: the program.
  case program(String)
  /// A format that is not read: its name.
  case unsupported(String)

  /// How many bytes tell.
  static let headCount = 6

  /// Finds the format of some first bytes; nil for lines of text.
  init?(_ head: some Collection<UInt8>) {
    let known: [([UInt8], Compression)] = [
      ([0x1F, 0x8B], .program("gzip")),
      ([0x28, 0xB5, 0x2F, 0xFD], .program("zstd")),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .unsupported("xz")),
      (Array("BZh".utf8), .unsupported("bzip2")),
      (Array("PK".utf8) + [3, 4], .unsupported("ZIP")),
      (Array("PAR1".utf8), .unsupported("Parquet")),
    ]
    guard let found = known.first(where: { head.starts(with: $0.0) }) else { return nil }
    self = found.1
  }
}
