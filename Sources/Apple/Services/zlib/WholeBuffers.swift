// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_spi(Services) import AppleFoundation

/// Returns how many bytes so many have at most when they are compressed.
public func compressBound(_ sourceLen: uLong) -> uLong {
  // Codes that repeat nothing are hardly longer than bytes.
  sourceLen + sourceLen >> 3 + 1024
}

/// Compresses data at once, in the frame of zlib.
///
/// - Returns: ``Z_OK``, or ``Z_BUF_ERROR`` if there is no room.
@discardableResult
public func compress(
  _ dest: UnsafeMutablePointer<Bytef>?, _ destLen: UnsafeMutablePointer<uLongf>?,
  _ source: UnsafePointer<Bytef>?, _ sourceLen: uLong
) -> Int32 { compress2(dest, destLen, source, sourceLen, Z_DEFAULT_COMPRESSION) }

/// Compresses data at once, in the frame of zlib; the level makes no difference here.
///
/// - Returns: ``Z_OK``, or ``Z_BUF_ERROR`` if there is no room.
@discardableResult
public func compress2(
  _ dest: UnsafeMutablePointer<Bytef>?, _ destLen: UnsafeMutablePointer<uLongf>?,
  _ source: UnsafePointer<Bytef>?, _ sourceLen: uLong, _ level: Int32
) -> Int32 {
  guard let dest, let destLen else { return Z_STREAM_ERROR }
  let deflater = Deflater(.zlib)
  let data = Array(UnsafeBufferPointer(start: source, count: Int(sourceLen)))
  let bytes = deflater.step(data, flush: Z_FINISH, room: .max)
  guard bytes.count <= Int(destLen.pointee) else { return Z_BUF_ERROR }
  dest.update(from: bytes, count: bytes.count)
  destLen.pointee = uLongf(bytes.count)
  return Z_OK
}

/// Restores data at once, in the frame of zlib.
///
/// - Returns: ``Z_OK``, ``Z_BUF_ERROR`` if there is no room, or ``Z_DATA_ERROR`` for data that is damaged or not whole.
@discardableResult
public func uncompress(
  _ dest: UnsafeMutablePointer<Bytef>?, _ destLen: UnsafeMutablePointer<uLongf>?,
  _ source: UnsafePointer<Bytef>?, _ sourceLen: uLong
) -> Int32 {
  guard let dest, let destLen, let inflater = Inflater(windowBits: MAX_WBITS) else {
    return Z_STREAM_ERROR
  }
  let data = Array(UnsafeBufferPointer(start: source, count: Int(sourceLen)))
  let room = Int(destLen.pointee)
  guard let step = inflater.step(data, room: room) else { return Z_DATA_ERROR }
  dest.update(from: step.bytes, count: step.bytes.count)
  destLen.pointee = uLongf(step.bytes.count)
  guard inflater.isAtEnd else { return step.bytes.count == room ? Z_BUF_ERROR : Z_DATA_ERROR }
  return Z_OK
}
