// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A way to make data smaller, for filters.
public enum Algorithm: CaseIterable, RawRepresentable, Hashable, Sendable {
  /// The algorithm of Apple, LZFSE.
  case lzfse
  /// Deflate of level 5, without a header.
  case zlib
  /// LZ4 in frames of Apple.
  case lz4
  /// LZMA of level 6, in the format xz.
  case lzma
  /// The algorithm for maps of bits.
  case lzbitmap
  /// Brotli of level 2, as browsers have it.
  case brotli

  /// Creates an algorithm of one of the library; nil for LZ4 without frames and unknown ones.
  public init?(rawValue: compression_algorithm) {
    guard let algorithm = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = algorithm
  }

  /// The algorithm as the library names it.
  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .lzbitmap: COMPRESSION_LZBITMAP
    case .brotli: COMPRESSION_BROTLI
    }
  }
}

/// What a filter does with data.
public enum FilterOperation: RawRepresentable, Hashable, Sendable {
  /// It makes data smaller.
  case compress
  /// It restores what was made smaller.
  case decompress

  /// Creates an operation of one of the library; nil for an unknown one.
  public init?(rawValue: compression_stream_operation) {
    switch rawValue {
    case COMPRESSION_STREAM_ENCODE: self = .compress
    case COMPRESSION_STREAM_DECODE: self = .decompress
    default: return nil
    }
  }

  /// The operation as the library names it.
  public var rawValue: compression_stream_operation {
    switch self {
    case .compress: COMPRESSION_STREAM_ENCODE
    case .decompress: COMPRESSION_STREAM_DECODE
    }
  }
}

/// An error of a filter.
public enum FilterError: Error {
  /// The filter cannot go on, as its algorithm is not known here or it has ended.
  case invalidState
  /// The data is not what the filter expects.
  case invalidData
}
