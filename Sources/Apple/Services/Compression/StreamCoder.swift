// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation

/// What a stream or a filter does with data that comes in parts.
final class StreamCoder {
  /// What was done with a part.
  struct Step {
    /// How many bytes of the part were read.
    var readCount: Int
    /// What was made of them, or of earlier parts.
    var bytes: [UInt8]
  }

  private enum Coder {
    case compressor(any BytesCompressor)
    case decompressor(any BytesDecompressor)
  }

  private let coder: Coder
  /// Bytes of the parts that were not compressed yet.
  private var gathered: [UInt8] = []
  /// Compressed bytes for which there was no room.
  private var pending: [UInt8] = []
  private var isFinished = false

  /// How many bytes are compressed at once, as each block is by itself.
  private static let blockLength = 1 << 18

  /// Creates one of an algorithm; nil for those that are not known here, which is reported once.
  init?(_ operation: compression_stream_operation, _ algorithm: compression_algorithm) {
    guard let form = algorithm.form else { return nil }
    switch operation {
    case COMPRESSION_STREAM_ENCODE: coder = .compressor(form.makeCompressor())
    case COMPRESSION_STREAM_DECODE: coder = .decompressor(form.makeDecompressor())
    default: return nil
    }
  }

  /// Whether nothing is left to be written.
  var isAtEnd: Bool {
    switch coder {
    case .compressor: isFinished && pending.isEmpty
    case .decompressor(let decompressor): decompressor.isAtEnd
    }
  }

  /// Reads a part.
  ///
  /// - Parameters:
  ///   - part: The part; what was not read of it comes again with the next one.
  ///   - isLast: Whether no part follows.
  ///   - room: How many bytes can be written.
  /// - Returns: What was read, and what is to be written.
  /// - Throws: ``CompressionFailure``, also of data that ends too soon.
  func step(_ part: [UInt8], isLast: Bool, room: Int) throws(CompressionFailure) -> Step {
    switch coder {
    case .compressor(let compressor):
      gathered += part
      if !isFinished, isLast || gathered.count >= Self.blockLength {
        pending += compressor.compress(gathered, isLast: isLast)
        gathered = []
        isFinished = isLast
      }
      let bytes = Array(pending.prefix(room))
      pending.removeFirst(bytes.count)
      return Step(readCount: part.count, bytes: bytes)
    case .decompressor(let decompressor):
      decompressor.append(part)
      if isLast { decompressor.finish() }
      let bytes = try next(room, of: decompressor)
      let isFull = decompressor.isAtEnd || bytes.count == room
      let unread = isFull ? decompressor.removeUnread(upTo: part.count) : 0
      if isLast, !isFull { throw .damaged }
      return Step(readCount: part.count - unread, bytes: bytes)
    }
  }

  private func next(
    _ count: Int, of decompressor: any BytesDecompressor
  ) throws(CompressionFailure) -> [UInt8] {
    do {
      return try decompressor.next(upTo: count)
    } catch {
      reportNotRead(error)
      throw error
    }
  }
}

/// Reports once that data has a form that is not read here.
func reportNotRead(_ failure: CompressionFailure) {
  if case .notRead(let form) = failure {
    reportUnavailable("Compression", answer: "\(form) is not decompressed")
  }
}

extension compression_algorithm {
  /// The form of the algorithm; nil for those that are not known here, which is reported once.
  var form: CompressedForm? {
    switch self {
    case COMPRESSION_LZ4: return .lz4
    case COMPRESSION_LZ4_RAW: return .lz4Raw
    case COMPRESSION_ZLIB: return .deflate
    case COMPRESSION_LZFSE: return .lzfse
    default:
      reportUnavailable("Compression", answer: "LZMA, Brotli and LZBITMAP fail")
      return nil
    }
  }
}
