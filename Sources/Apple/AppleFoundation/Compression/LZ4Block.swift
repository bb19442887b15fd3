// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A block of LZ4: bytes as they are, and repetitions of what was before, one after the other.
enum LZ4Block {
  /// Writes one block without repetitions.
  final class Compressor: BytesCompressor {
    private var bytes: [UInt8] = []

    func compress(_ part: [UInt8], isLast: Bool) -> [UInt8] {
      bytes += part
      guard isLast else { return [] }
      var result: [UInt8] = [UInt8(min(bytes.count, 15) << 4)]
      var rest = bytes.count - 15
      while rest >= 0 {
        result.append(UInt8(min(rest, 255)))
        rest -= 255
      }
      return result + bytes
    }
  }

  /// Reads one block, which ends where its data ends.
  final class Decompressor: BytesDecompressor {
    private var input: [UInt8] = []
    private var output: [UInt8]?
    private var taken = 0
    private var isFinished = false

    var isAtEnd: Bool { output.map { taken == $0.count } ?? false }

    func append(_ part: [UInt8]) { input += part }

    func finish() { isFinished = true }

    func next(upTo count: Int) throws(CompressionFailure) -> [UInt8] {
      guard isFinished else { return [] }
      let all = if let output { output } else { try LZ4Block.bytes(of: input, after: []) }
      output = all
      let bytes = Array(all[taken...].prefix(count))
      taken += bytes.count
      return bytes
    }

    func removeUnread(upTo limit: Int) -> Int { 0 }
  }

  /// Returns the bytes of a block.
  ///
  /// - Parameters:
  ///   - data: The block.
  ///   - before: The bytes before it, which it can refer to.
  ///   - limit: How many bytes it may hold.
  /// - Returns: The bytes that the block holds.
  /// - Throws: ``CompressionFailure/damaged``.
  static func bytes(
    of data: [UInt8], after before: [UInt8], limit: Int = .max
  ) throws(CompressionFailure) -> [UInt8] {
    var output = before
    var index = 0
    func byte() throws(CompressionFailure) -> Int {
      guard index < data.count else { throw .damaged }
      defer { index += 1 }
      return Int(data[index])
    }
    func length(_ beginning: Int) throws(CompressionFailure) -> Int {
      guard beginning == 15 else { return beginning }
      var length = beginning
      while true {
        let more = try byte()
        length += more
        if more < 255 { return length }
      }
    }
    while index < data.count {
      let token = try byte()
      let count = try length(token >> 4)
      guard count <= data.count - index, output.count - before.count <= limit - count else {
        throw .damaged
      }
      output += data[index..<index + count]
      index += count
      // The last bytes are no repetition.
      if index == data.count { break }
      let distance = try byte() | (try byte()) << 8
      let repeated = try length(token & 15) + 4
      guard distance > 0, distance <= output.count, output.count - before.count <= limit - repeated
      else { throw .damaged }
      for _ in 0..<repeated { output.append(output[output.count - distance]) }
    }
    return Array(output[before.count...])
  }
}
