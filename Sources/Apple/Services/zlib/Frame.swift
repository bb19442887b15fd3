// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_spi(Services) import AppleFoundation

/// What is around deflated data: nothing, the two and four bytes of zlib, or those of gzip.
enum Frame {
  case none
  case zlib
  case gzip

  /// Creates the frame of a number of bits as the functions have it; nil for numbers that say nothing.
  init?(windowBits: Int32) {
    switch windowBits {
    case -15 ... -8: self = .none
    case 8...15: self = .zlib
    case 24...31: self = .gzip
    default: return nil
    }
  }

  /// The bytes before the data.
  var header: [UInt8] {
    switch self {
    case .none: []
    case .zlib: [0x78, 0x9C]
    // No name, no time, and a system of Unix's kind.
    case .gzip: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    }
  }

  /// The checksum of no bytes.
  var emptyChecksum: UInt32 { self == .zlib ? 1 : 0 }

  /// Returns the checksum of bytes, after those that another one is of.
  func checksum(_ bytes: [UInt8], after before: UInt32) -> UInt32 {
    switch self {
    case .none: before
    case .zlib: Checksums.adler32(bytes, after: before)
    case .gzip: Checksums.cyclicRedundancyCheck(bytes, after: before)
    }
  }

  /// Returns the bytes after data.
  func trailer(checksum: UInt32, length: Int) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    }
    return switch self {
    case .none: []
    case .zlib: bytes(checksum).reversed()
    case .gzip: bytes(checksum) + bytes(UInt32(truncatingIfNeeded: length))
    }
  }

  /// Returns how many bytes a header has.
  ///
  /// - Returns: The number; nil if more bytes are needed, and -1 if this is not a header.
  func headerLength(in bytes: [UInt8]) -> Int? {
    switch self {
    case .none: return 0
    case .zlib:
      guard bytes.count >= 2 else { return nil }
      let number = Int(bytes[0]) << 8 | Int(bytes[1])
      return bytes[0] & 0x8F == 8 && number % 31 == 0 && bytes[1] & 0x20 == 0 ? 2 : -1
    case .gzip: return Self.gzipHeaderLength(in: bytes)
    }
  }

  private static func gzipHeaderLength(in bytes: [UInt8]) -> Int? {
    guard zip(bytes, [0x1F, 0x8B, 8]).allSatisfy({ $0 == $1 }) else { return -1 }
    guard bytes.count >= 10 else { return nil }
    let flags = bytes[3]
    var length = 10
    if flags & 4 != 0 {
      guard bytes.count >= length + 2 else { return nil }
      length += 2 + Int(bytes[length]) + Int(bytes[length + 1]) << 8
    }
    // A name and a comment, each with a zero at its end.
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      guard length < bytes.count, let end = bytes[length...].firstIndex(of: 0) else { return nil }
      length = end + 1
    }
    if flags & 2 != 0 { length += 2 }
    return length <= bytes.count ? length : nil
  }
}
