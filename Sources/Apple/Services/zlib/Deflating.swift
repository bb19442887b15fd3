// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_spi(Services) import AppleFoundation

/// What a stream that is compressed keeps.
final class Deflater {
  private let frame: Frame
  private let writer = CompressedForm.deflate.makeCompressor()
  /// Bytes that were not compressed yet.
  private var gathered: [UInt8] = []
  /// Compressed bytes for which there was no room.
  private var pending: [UInt8]
  private(set) var checksum: UInt32
  private var length = 0
  private(set) var isFinished = false

  /// How many bytes are compressed at once, as each block is by itself.
  private static let blockLength = 1 << 18

  init(_ frame: Frame) {
    self.frame = frame
    pending = frame.header
    checksum = frame.emptyChecksum
  }

  /// Whether all was written.
  var isAtEnd: Bool { isFinished && pending.isEmpty }

  /// Reads a part, all of it, and returns what is to be written.
  func step(_ part: [UInt8], flush: Int32, room: Int) -> [UInt8] {
    if !isFinished {
      gathered += part
      checksum = frame.checksum(part, after: checksum)
      length += part.count
      let isLast = flush == Z_FINISH
      if isLast || (flush != Z_NO_FLUSH && !gathered.isEmpty)
        || gathered.count >= Self.blockLength
      {
        pending += writer.compress(gathered, isLast: isLast)
        gathered = []
      }
      if isLast { pending += frame.trailer(checksum: checksum, length: length) }
      isFinished = isLast
    }
    let bytes = Array(pending.prefix(room))
    pending.removeFirst(bytes.count)
    return bytes
  }
}

/// Begins to compress data in the frame of zlib; the level makes no difference here.
@discardableResult
public func deflateInit_(
  _ strm: z_streamp?, _ level: Int32, _ version: UnsafePointer<CChar>?, _ stream_size: Int32
) -> Int32 {
  deflateInit2_(
    strm, level, Z_DEFLATED, MAX_WBITS, 8, Z_DEFAULT_STRATEGY, version, stream_size)
}

/// Begins to compress data in a frame; level, memory and strategy make no difference here.
///
/// The bits are 8 to 15 for the frame of zlib, 16 more for that of gzip, and negative for none.
///
/// - Returns: ``Z_OK``, or ``Z_STREAM_ERROR`` for another number or method.
@discardableResult
public func deflateInit2_(
  _ strm: z_streamp?, _ level: Int32, _ method: Int32, _ windowBits: Int32, _ memLevel: Int32,
  _ strategy: Int32, _ version: UnsafePointer<CChar>?, _ stream_size: Int32
) -> Int32 {
  guard let strm, method == Z_DEFLATED, let frame = Frame(windowBits: windowBits) else {
    return Z_STREAM_ERROR
  }
  return strm.begin(with: Deflater(frame))
}

/// Reads all that there is, writes what there is room for, and moves both places in the stream.
///
/// - Returns: ``Z_STREAM_END`` when all was written with ``Z_FINISH``, ``Z_BUF_ERROR`` if nothing could be done, else ``Z_OK``.
@discardableResult
public func deflate(_ strm: z_streamp?, _ flush: Int32) -> Int32 {
  guard let strm, let deflater = strm.coder(Deflater.self), (Z_NO_FLUSH...Z_BLOCK).contains(flush)
  else { return Z_STREAM_ERROR }
  let part = strm.input
  guard part.isEmpty || !deflater.isFinished else { return Z_BUF_ERROR }
  let bytes = deflater.step(part, flush: flush, room: Int(strm.pointee.avail_out))
  strm.read(part.count)
  strm.write(bytes)
  strm.pointee.adler = uLong(deflater.checksum)
  if deflater.isAtEnd { return Z_STREAM_END }
  return part.isEmpty && bytes.isEmpty ? Z_BUF_ERROR : Z_OK
}

/// Ends a stream that is compressed.
@discardableResult
public func deflateEnd(_ strm: z_streamp?) -> Int32 {
  strm?.end(Deflater.self) ?? Z_STREAM_ERROR
}

/// Returns how many bytes so many have at most when they are compressed.
public func deflateBound(_ strm: z_streamp?, _ sourceLen: uLong) -> uLong {
  compressBound(sourceLen)
}
