// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The frames of Apple's forms: blocks with four letters and their sizes, and four letters at the end.
enum FramedBlocks {
  /// The letters of a form.
  struct Letters {
    let form: String
    /// Those of a block that is not compressed.
    let stored: [UInt8]
    /// Those of a block of LZ4; nil for a form without one.
    let lz4: [UInt8]?
    /// Those after the last block.
    let end: [UInt8]

    static let lz4 = Letters(
      form: "LZ4", stored: Array("bv4-".utf8), lz4: Array("bv41".utf8), end: Array("bv4$".utf8))
    static let lzfse = Letters(
      form: "LZFSE", stored: Array("bvx-".utf8), lz4: nil, end: Array("bvx$".utf8))
  }

  /// Writes blocks that are not compressed.
  final class Compressor: BytesCompressor {
    private let letters: Letters

    init(_ letters: Letters) { self.letters = letters }

    func compress(_ part: [UInt8], isLast: Bool) -> [UInt8] {
      var result: [UInt8] = []
      var rest = part[...]
      // The size has 32 bits.
      while !rest.isEmpty {
        let block = rest.prefix(1 << 30)
        rest = rest.dropFirst(block.count)
        result += letters.stored
        for shift in stride(from: 0, to: 32, by: 8) {
          result.append(UInt8(truncatingIfNeeded: block.count >> shift))
        }
        result += block
      }
      return isLast ? result + letters.end : result
    }
  }

  /// Reads blocks that are not compressed, and those of LZ4.
  final class Decompressor: BytesDecompressor {
    private let letters: Letters
    private var input: [UInt8] = []
    private var output: [UInt8] = []
    private var taken = 0
    /// The bytes of the last block, which those of the next one can refer to.
    private var previous: [UInt8] = []
    private var isDone = false

    init(_ letters: Letters) { self.letters = letters }

    var isAtEnd: Bool { isDone && taken == output.count }

    func append(_ part: [UInt8]) { input += part }

    func finish() {}

    func next(upTo count: Int) throws(CompressionFailure) -> [UInt8] {
      while !isDone, output.count - taken < count, try readBlock() {}
      let bytes = Array(output[taken...].prefix(count))
      taken += bytes.count
      if taken == output.count { (output, taken) = ([], 0) }
      return bytes
    }

    func removeUnread(upTo limit: Int) -> Int {
      let count = min(limit, input.count)
      input.removeLast(count)
      return count
    }

    /// Reads a block; false if it has not come whole.
    private func readBlock() throws(CompressionFailure) -> Bool {
      guard input.count >= 4 else { return false }
      let name = Array(input[..<4])
      if name == letters.end {
        input.removeFirst(4)
        isDone = true
        return true
      }
      let hasTwoSizes = name == letters.lz4
      guard name == letters.stored || hasTwoSizes else {
        // All names of blocks have the same beginning.
        throw name.starts(with: letters.stored.dropLast())
          ? .notRead("a compressed block of \(letters.form)") : .damaged
      }
      let header = hasTwoSizes ? 12 : 8
      guard input.count >= header else { return false }
      let size = number(at: 4)
      let packed = hasTwoSizes ? number(at: 8) : size
      guard input.count >= header + packed else { return false }
      let content = Array(input[header..<header + packed])
      input.removeFirst(header + packed)
      let bytes =
        hasTwoSizes ? try LZ4Block.bytes(of: content, after: previous, limit: size) : content
      guard bytes.count == size else { throw .damaged }
      previous = Array((previous + bytes).suffix(1 << 16))
      output += bytes
      return true
    }

    private func number(at index: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(input[index + $1]) << (8 * $1) }
    }
  }
}
