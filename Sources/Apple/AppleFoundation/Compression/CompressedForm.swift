// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A form of compressed data that NSData, Compression and zlib share.
@_spi(Services) public enum CompressedForm: Sendable {
  /// Deflate (RFC 1951) without a frame.
  case deflate
  /// LZ4 in frames of Apple.
  case lz4
  /// One block of LZ4 without a frame.
  case lz4Raw
  /// LZFSE, of which blocks that are not compressed are read and written.
  case lzfse

  /// Returns what writes data in the form.
  public func makeCompressor() -> any BytesCompressor {
    switch self {
    case .deflate: DeflateCompressor()
    case .lz4: FramedBlocks.Compressor(.lz4)
    case .lz4Raw: LZ4Block.Compressor()
    case .lzfse: FramedBlocks.Compressor(.lzfse)
    }
  }

  /// Returns what reads data in the form.
  public func makeDecompressor() -> any BytesDecompressor {
    switch self {
    case .deflate: DeflateDecompressor()
    case .lz4: FramedBlocks.Decompressor(.lz4)
    case .lz4Raw: LZ4Block.Decompressor()
    case .lzfse: FramedBlocks.Decompressor(.lzfse)
    }
  }

  /// Returns all of some bytes in the form.
  public func compressed(_ bytes: [UInt8]) -> [UInt8] {
    makeCompressor().compress(bytes, isLast: true)
  }

  /// Returns what some bytes in the form hold.
  ///
  /// - Throws: ``CompressionFailure`` if they are damaged, end too soon, or are not read here.
  public func decompressed(_ bytes: [UInt8]) throws(CompressionFailure) -> [UInt8] {
    let decompressor = makeDecompressor()
    decompressor.append(bytes)
    decompressor.finish()
    let result = try decompressor.next(upTo: .max)
    guard decompressor.isAtEnd else { throw .damaged }
    return result
  }
}

/// Why compressed data is not read.
@_spi(Services) public enum CompressionFailure: Error, Hashable, Sendable {
  /// The data is damaged, or ends too soon.
  case damaged
  /// The data is of a form that is not read here, which is named.
  case notRead(String)
}

/// Compresses data that comes in parts.
@_spi(Services) public protocol BytesCompressor: AnyObject {
  /// Returns the compressed bytes of the next part.
  func compress(_ part: [UInt8], isLast: Bool) -> [UInt8]
}

/// Restores data that comes in parts.
@_spi(Services) public protocol BytesDecompressor: AnyObject {
  /// Whether the data has ended, and all that it holds was handed on.
  var isAtEnd: Bool { get }
  /// Adds the next part of the compressed data.
  func append(_ part: [UInt8])
  /// Says that no part follows.
  func finish()
  /// Returns the next bytes of what the parts so far hold, at most so many.
  func next(upTo count: Int) throws(CompressionFailure) -> [UInt8]
  /// Removes the last bytes of the parts that were not read, at most so many, and returns how many those were.
  func removeUnread(upTo limit: Int) -> Int
}
