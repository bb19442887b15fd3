// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A way to make data smaller.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  /// The number of it in the library.
  public var rawValue: UInt32
  /// Creates one of a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates one of a number, without a label.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// LZ4 in frames of Apple, which is fast.
public let COMPRESSION_LZ4 = compression_algorithm(rawValue: 0x100)
/// LZ4 without frames, as others have it.
public let COMPRESSION_LZ4_RAW = compression_algorithm(rawValue: 0x101)
/// Deflate of level 5, without a header.
public let COMPRESSION_ZLIB = compression_algorithm(rawValue: 0x205)
/// LZMA of level 6, in the format xz.
public let COMPRESSION_LZMA = compression_algorithm(rawValue: 0x306)
/// The algorithm for maps of bits.
public let COMPRESSION_LZBITMAP = compression_algorithm(rawValue: 0x702)
/// The algorithm of Apple.
public let COMPRESSION_LZFSE = compression_algorithm(rawValue: 0x801)
/// Brotli of level 2, as browsers have it.
public let COMPRESSION_BROTLI = compression_algorithm(rawValue: 0xB02)

/// What a stream does with data.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  /// The number of it in the library.
  public var rawValue: UInt32
  /// Creates one of a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates one of a number, without a label.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The stream makes data smaller.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(rawValue: 0)
/// The stream restores what was made smaller.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(rawValue: 1)

/// What a stream has to know about its data.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  /// The number of it in the library.
  public var rawValue: UInt32
  /// Creates one of a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates one of a number, without a label.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// No more data is to come.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(rawValue: 1)

/// What a stream answers.
public struct compression_status: RawRepresentable, Hashable, Sendable {
  /// The number of it in the library.
  public var rawValue: Int32
  /// Creates one of a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Creates one of a number, without a label.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The stream goes on.
public let COMPRESSION_STATUS_OK = compression_status(rawValue: 0)
/// The stream has failed, for damaged data or an algorithm that is not known here.
public let COMPRESSION_STATUS_ERROR = compression_status(rawValue: -1)
/// The stream is at its end.
public let COMPRESSION_STATUS_END = compression_status(rawValue: 1)
