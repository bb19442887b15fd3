// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_spi(Services) import AppleFoundation

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

/// Begins no stream; the answer is always ``COMPRESSION_STATUS_ERROR``.
@discardableResult
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  reportUnavailable("compression_stream", answer: "no data is compressed or decompressed")
  return COMPRESSION_STATUS_ERROR
}

/// Reads and writes nothing; the answer is always ``COMPRESSION_STATUS_ERROR``.
@discardableResult
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status { COMPRESSION_STATUS_ERROR }

/// Ends a stream, which has not begun: ``COMPRESSION_STATUS_OK``.
@discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status { COMPRESSION_STATUS_OK }
