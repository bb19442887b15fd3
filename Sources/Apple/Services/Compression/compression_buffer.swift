// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_spi(Services) import AppleFoundation

/// Returns how much memory compressing needs, in bytes: none, as the function has its own.
@discardableResult
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses data at once; LZFSE and LZ4 are written without being made smaller.
///
/// - Returns: How many bytes were written; 0 if there is no room for all, or the algorithm is not known here.
@discardableResult
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard let form = algorithm.form else { return 0 }
  let bytes = form.compressed(Array(UnsafeBufferPointer(start: src_buffer, count: src_size)))
  guard bytes.count <= dst_size else { return 0 }
  dst_buffer.update(from: bytes, count: bytes.count)
  return bytes.count
}

/// Returns how much memory restoring needs, in bytes: none, as the function has its own.
@discardableResult
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Restores data at once, or as much of it as there is room for.
///
/// - Returns: How many bytes were written; 0 for damaged data, and for data that is not read here.
@discardableResult
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard let decompressor = algorithm.form?.makeDecompressor() else { return 0 }
  decompressor.append(Array(UnsafeBufferPointer(start: src_buffer, count: src_size)))
  decompressor.finish()
  do {
    let bytes = try decompressor.next(upTo: dst_size)
    guard decompressor.isAtEnd || bytes.count == dst_size else { return 0 }
    dst_buffer.update(from: bytes, count: bytes.count)
    return bytes.count
  } catch {
    reportNotRead(error)
    return 0
  }
}
