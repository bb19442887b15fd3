// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_spi(Services) import AppleFoundation

/// Returns the cyclic redundancy check of bytes, after those that another one is of; 0 if there is no memory.
@discardableResult
public func crc32(_ crc: uLong, _ buf: UnsafePointer<Bytef>?, _ len: uInt) -> uLong {
  guard let buf else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: buf, count: Int(len)))
  return uLong(
    Checksums.cyclicRedundancyCheck(bytes, after: UInt32(truncatingIfNeeded: crc)))
}

/// Returns the checksum of zlib of bytes, after those that another one is of; 1 if there is no memory.
@discardableResult
public func adler32(_ adler: uLong, _ buf: UnsafePointer<Bytef>?, _ len: uInt) -> uLong {
  guard let buf else { return 1 }
  let bytes = Array(UnsafeBufferPointer(start: buf, count: Int(len)))
  return uLong(Checksums.adler32(bytes, after: UInt32(truncatingIfNeeded: adler)))
}
