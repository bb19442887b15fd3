// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_spi(Services) import AppleFoundation

/// What a stream that is restored keeps.
final class Inflater {
  /// The frame of the data; nil until it is known whether it is that of zlib or of gzip.
  private var frame: Frame?
  private let isFrameOpen: Bool
  private let reader = CompressedForm.deflate.makeDecompressor()
  private var header: [UInt8] = []
  private var isHeaderDone = false
  private var trailer: [UInt8] = []
  private(set) var checksum: UInt32 = 0
  private var length = 0
  private(set) var isAtEnd = false
  private var isDamaged = false

  /// Creates one of a number of bits as the functions have it; nil for numbers that say nothing.
  init?(windowBits: Int32) {
    isFrameOpen = (40...47).contains(windowBits)
    if !isFrameOpen {
      guard let frame = Frame(windowBits: windowBits == 0 ? MAX_WBITS : windowBits) else {
        return nil
      }
      self.frame = frame
      checksum = frame.emptyChecksum
    }
  }

  /// Reads a part.
  ///
  /// - Parameters:
  ///   - part: The bytes of the part.
  ///   - room: How many bytes can be written.
  /// - Returns: How many bytes of the part were read, and what is to be written; nil for damaged data.
  func step(_ part: [UInt8], room: Int) -> (readCount: Int, bytes: [UInt8])? {
    guard !isDamaged else { return nil }
    var rest = part[...]
    guard readHeader(&rest) else {
      isDamaged = true
      return nil
    }
    guard isHeaderDone, let frame else { return (part.count, []) }
    var bytes: [UInt8] = []
    if !reader.isAtEnd {
      reader.append(Array(rest))
      do {
        bytes = try reader.next(upTo: room)
      } catch {
        isDamaged = true
        return nil
      }
      checksum = frame.checksum(bytes, after: checksum)
      length += bytes.count
      let isFull = reader.isAtEnd || bytes.count == room
      rest = rest.suffix(isFull ? reader.removeUnread(upTo: rest.count) : 0)
    }
    if reader.isAtEnd, !isAtEnd {
      let expected = frame.trailer(checksum: checksum, length: length)
      let more = rest.prefix(expected.count - trailer.count)
      trailer += more
      rest = rest.dropFirst(more.count)
      isAtEnd = trailer.count == expected.count
      if isAtEnd, trailer != expected {
        isDamaged = true
        return nil
      }
    }
    return (part.count - rest.count, bytes)
  }

  /// Reads what is before the data; false if it is damaged.
  private func readHeader(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard !isHeaderDone else { return true }
    let known = header.count
    header += rest
    if frame == nil, let first = header.first {
      let found: Frame = first == 0x1F ? .gzip : .zlib
      (frame, checksum) = (found, found.emptyChecksum)
    }
    guard let frame, let count = frame.headerLength(in: header) else {
      rest = []
      return true
    }
    guard count >= 0 else { return false }
    rest = rest.dropFirst(count - known)
    isHeaderDone = true
    return true
  }
}

/// Begins to restore data in the frame of zlib.
@discardableResult
public func inflateInit_(
  _ strm: z_streamp?, _ version: UnsafePointer<CChar>?, _ stream_size: Int32
) -> Int32 { inflateInit2_(strm, MAX_WBITS, version, stream_size) }

/// Begins to restore data in a frame.
///
/// The bits are 8 to 15 for the frame of zlib, 16 more for that of gzip, 32 more for one of both, and negative for none.
///
/// - Returns: ``Z_OK``, or ``Z_STREAM_ERROR`` for another number.
@discardableResult
public func inflateInit2_(
  _ strm: z_streamp?, _ windowBits: Int32, _ version: UnsafePointer<CChar>?,
  _ stream_size: Int32
) -> Int32 {
  guard let strm, let inflater = Inflater(windowBits: windowBits) else { return Z_STREAM_ERROR }
  return strm.begin(with: inflater)
}

/// Reads what can be read, writes what there is room for, and moves both places in the stream.
///
/// - Returns: ``Z_STREAM_END`` at the end, ``Z_DATA_ERROR`` for damaged data, ``Z_BUF_ERROR`` if nothing could be done, or
///   not all with ``Z_FINISH``, else ``Z_OK``.
@discardableResult
public func inflate(_ strm: z_streamp?, _ flush: Int32) -> Int32 {
  guard let strm, let inflater = strm.coder(Inflater.self) else { return Z_STREAM_ERROR }
  guard !inflater.isAtEnd else { return Z_STREAM_END }
  guard let step = inflater.step(strm.input, room: Int(strm.pointee.avail_out)) else {
    return Z_DATA_ERROR
  }
  strm.read(step.readCount)
  strm.write(step.bytes)
  strm.pointee.adler = uLong(inflater.checksum)
  if inflater.isAtEnd { return Z_STREAM_END }
  let isIdle = step.readCount == 0 && step.bytes.isEmpty
  return isIdle || flush == Z_FINISH ? Z_BUF_ERROR : Z_OK
}

/// Ends a stream that is restored.
@discardableResult
public func inflateEnd(_ strm: z_streamp?) -> Int32 {
  strm?.end(Inflater.self) ?? Z_STREAM_ERROR
}

/// Begins a stream again, with a number of bits as ``inflateInit2_(_:_:_:_:)`` has it.
@discardableResult
public func inflateReset2(_ strm: z_streamp?, _ windowBits: Int32) -> Int32 {
  guard let strm, let inflater = Inflater(windowBits: windowBits),
    strm.end(Inflater.self) == Z_OK
  else { return Z_STREAM_ERROR }
  return strm.begin(with: inflater)
}
