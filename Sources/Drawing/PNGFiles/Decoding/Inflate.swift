// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Undoes the compression of PNG files and zip archives: deflate (RFC 1951), in PNG files in a zlib frame (RFC 1950).
package struct Inflate {
  private var input: BitReader
  private var output: [UInt8] = []
  private let length: Int

  /// The bytes of a zlib stream.
  ///
  /// - Parameters:
  ///   - data: The stream.
  ///   - length: How many bytes it holds. Not one more is written, whatever the stream says.
  /// - Returns: So many bytes.
  /// - Throws: ``PNGError/truncated`` or ``PNGError/malformedData``.
  static func zlib(_ data: [UInt8], length: Int) throws(PNGError) -> [UInt8] {
    // Two bits become 258 bytes at best: what cannot hold the image is not allocated.
    guard data.count >= 2, length / 1032 <= data.count else { throw .truncated }
    let (method, flags) = (Int(data[0]), Int(data[1]))
    // Deflate with a window of up to 32 KiB, without a dictionary, and a check of the two bytes.
    guard method & 0x0F == 8, method >> 4 <= 7, (method << 8 | flags) % 31 == 0, flags & 0x20 == 0
    else { throw .malformedData }
    var inflate = Inflate(input: BitReader(data, from: 2), length: length)
    try inflate.run()
    guard inflate.output.count == length else { throw .truncated }
    let checksum = try inflate.input.bigEndian32AfterByte()
    guard checksum == Self.adler32(inflate.output) else { throw .malformedData }
    return inflate.output
  }

  /// The bytes of deflated data without a frame, as zip archives have it.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - length: How many bytes it holds. Not one more is written, whatever the data says.
  /// - Returns: So many bytes.
  /// - Throws: ``PNGError/truncated`` or ``PNGError/malformedData``.
  package static func deflate(_ data: [UInt8], length: Int) throws(PNGError) -> [UInt8] {
    // Two bits become 258 bytes at best.
    guard length / 1032 <= data.count else { throw .truncated }
    var inflate = Inflate(input: BitReader(data, from: 0), length: length)
    try inflate.run()
    guard inflate.output.count == length else { throw .truncated }
    return inflate.output
  }

  private init(input: BitReader, length: Int) {
    self.input = input
    self.length = length
    output.reserveCapacity(length)
  }

  private mutating func run() throws(PNGError) {
    var isLast = false
    while !isLast {
      isLast = try input.bits(1) == 1
      switch try input.bits(2) {
      case 0: try copyStored()
      case 1: try expand(HuffmanCode.fixedLiterals, HuffmanCode.fixedDistances)
      case 2:
        let (literals, distances) = try readCodes()
        try expand(literals, distances)
      default: throw .malformedData
      }
    }
  }

  private mutating func copyStored() throws(PNGError) {
    input.skipToByte()
    let count = try input.bits(16)
    guard try input.bits(16) == count ^ 0xFFFF, count <= length - output.count else {
      throw .malformedData
    }
    for _ in 0..<count { output.append(UInt8(try input.bits(8))) }
  }

  // MARK: Compressed blocks

  package static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  package static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  package static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  package static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]

  private mutating func expand(
    _ literals: HuffmanCode, _ distances: HuffmanCode
  ) throws(PNGError) {
    while true {
      let symbol = try input.symbol(of: literals)
      if symbol == 256 { return }
      if symbol < 256 {
        guard output.count < length else { throw .malformedData }
        output.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Self.lengthBases.count else { throw .malformedData }
      let count =
        Self.lengthBases[symbol - 257] + (try input.bits(Self.lengthBits[symbol - 257]))
      let code = try input.symbol(of: distances)
      guard code < Self.distanceBases.count else { throw .malformedData }
      let distance = Self.distanceBases[code] + (try input.bits(Self.distanceBits[code]))
      guard distance <= output.count, count <= length - output.count else { throw .malformedData }
      // Byte by byte: the copy may reach into what it writes.
      for _ in 0..<count { output.append(output[output.count - distance]) }
    }
  }

  package static let codeOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private mutating func readCodes() throws(PNGError) -> (HuffmanCode, HuffmanCode) {
    let literalCount = try input.bits(5) + 257
    let distanceCount = try input.bits(5) + 1
    let codeCount = try input.bits(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw .malformedData }
    var codeLengths = Array(repeating: 0, count: 19)
    for index in Self.codeOrder.prefix(codeCount) { codeLengths[index] = try input.bits(3) }
    let codes = try HuffmanCode(lengths: codeLengths)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try input.symbol(of: codes)
      let (value, count): (Int, Int)
      switch symbol {
      case 0..<16: (value, count) = (symbol, 1)
      case 16:
        guard let last = lengths.last else { throw .malformedData }
        (value, count) = (last, 3 + (try input.bits(2)))
      case 17: (value, count) = (0, 3 + (try input.bits(3)))
      default: (value, count) = (0, 11 + (try input.bits(7)))
      }
      guard lengths.count + count <= literalCount + distanceCount else { throw .malformedData }
      lengths.append(contentsOf: repeatElement(value, count: count))
    }
    return (
      try HuffmanCode(lengths: Array(lengths.prefix(literalCount))),
      try HuffmanCode(lengths: Array(lengths.dropFirst(literalCount)))
    )
  }

  /// The checksum of zlib (RFC 1950, 8.2).
  package static func adler32(_ bytes: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    var index = 0
    while index < bytes.count {
      // So many bytes cannot overflow even 32 bits.
      let end = min(index + 5552, bytes.count)
      for byte in bytes[index..<end] {
        low += Int(byte)
        high += low
      }
      low %= 65521
      high %= 65521
      index = end
    }
    return high << 16 | low
  }
}
