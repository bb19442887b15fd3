// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGFiles

/// Compresses parts by deflate, each in blocks of its own that end at a byte.
final class DeflateCompressor: BytesCompressor {
  func compress(_ part: [UInt8], isLast: Bool) -> [UInt8] {
    part.isEmpty && !isLast ? [] : Deflate.blocks(part, isLast: isLast)
  }
}

/// Restores parts of deflated data.
final class DeflateDecompressor: BytesDecompressor {
  private var inflate = Inflate()

  var isAtEnd: Bool { inflate.isAtEnd }

  func append(_ part: [UInt8]) { inflate.append(part) }

  func finish() {}

  func next(upTo count: Int) throws(CompressionFailure) -> [UInt8] {
    do {
      return try inflate.next(upTo: count)
    } catch { throw .damaged }
  }

  func removeUnread(upTo limit: Int) -> Int { inflate.removeUnread(upTo: limit) }
}

/// The checksums of files of zip archives, PNG and zlib.
@_spi(Services) public enum Checksums {
  /// Returns the cyclic redundancy check of bytes, after those that another one is of.
  public static func cyclicRedundancyCheck(_ bytes: [UInt8], after before: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: CyclicRedundancyCheck.value(of: bytes, after: Int(before)))
  }

  /// Returns the checksum of zlib of bytes, after those that another one is of.
  public static func adler32(_ bytes: [UInt8], after before: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: Inflate.adler32(bytes, after: Int(before)))
  }
}
