// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Data that is compressed or restored in parts.
public struct compression_stream {
  /// Where the next bytes are written to.
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  /// How many bytes can be written there.
  public var dst_size: Int
  /// Where the next bytes are read from.
  public var src_ptr: UnsafePointer<UInt8>
  /// How many bytes can be read there.
  public var src_size: Int
  /// What the library keeps of the stream; nil until it begins.
  public var state: UnsafeMutableRawPointer?

  /// Creates a stream of its parts, which has not begun.
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>,
    src_size: Int, state: UnsafeMutableRawPointer?
  ) {
    self.dst_ptr = dst_ptr
    self.dst_size = dst_size
    self.src_ptr = src_ptr
    self.src_size = src_size
    self.state = state
  }
}

/// Begins a stream; only its state is set.
///
/// - Returns: ``COMPRESSION_STATUS_OK``, or ``COMPRESSION_STATUS_ERROR`` for algorithms that are not known here, which is
///   reported once: LZMA, Brotli and that of maps of bits.
@discardableResult
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard let coder = StreamCoder(operation, algorithm) else { return COMPRESSION_STATUS_ERROR }
  stream.pointee.state = Unmanaged.passRetained(coder).toOpaque()
  return COMPRESSION_STATUS_OK
}

/// Reads what can be read, writes what there is room for, and moves both places in the stream.
///
/// - Returns: ``COMPRESSION_STATUS_END`` when all was written, ``COMPRESSION_STATUS_ERROR`` for damaged data and for data
///   that is not read here, else ``COMPRESSION_STATUS_OK``.
@discardableResult
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let coder = Unmanaged<StreamCoder>.fromOpaque(state).takeUnretainedValue()
  let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
  do {
    let source = UnsafeBufferPointer(start: stream.pointee.src_ptr, count: stream.pointee.src_size)
    let step = try coder.step(Array(source), isLast: isLast, room: stream.pointee.dst_size)
    stream.pointee.dst_ptr.update(from: step.bytes, count: step.bytes.count)
    stream.pointee.dst_ptr += step.bytes.count
    stream.pointee.dst_size -= step.bytes.count
    stream.pointee.src_ptr += step.readCount
    stream.pointee.src_size -= step.readCount
    return coder.isAtEnd ? COMPRESSION_STATUS_END : COMPRESSION_STATUS_OK
  } catch {
    return COMPRESSION_STATUS_ERROR
  }
}

/// Ends a stream, and frees what the library keeps of it.
///
/// - Returns: ``COMPRESSION_STATUS_OK``, or ``COMPRESSION_STATUS_ERROR`` for a stream that has not begun.
@discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<StreamCoder>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}
