// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Undoes the compression of PNG files and zip archives: deflate (RFC 1951), in PNG files in a zlib frame (RFC 1950).
package struct Inflate {
  /// What is read next: the beginning of a block, bytes as they are, or symbols of two codes.
  private enum Block {
    case beginning
    case stored(Int)
    case compressed(HuffmanCode, HuffmanCode)
  }

  private var input: BitReader
  private var output: [UInt8] = []
  private let length: Int
  /// Whether the last block was read.
  private var isDone = false
  private var block = Block.beginning
  private var isLast = false
  /// How many bytes of the output were handed on.
  private var taken = 0
  /// The last place from which reading can go on, if bytes are added.
  private var safePlace: BitReader.Place

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
    safePlace = input.place
    if length < .max { output.reserveCapacity(length) }
  }

  private mutating func run() throws(PNGError) {
    while !isDone { _ = try runBlock(pausingAt: .max) }
  }

  /// Reads the beginning of a block, or what is in it.
  ///
  /// - Parameter pause: The number of bytes at which it stops.
  /// - Returns: Whether it has come to the next block, or the content of this one.
  /// - Throws: ``PNGError/truncated`` or ``PNGError/malformedData``.
  private mutating func runBlock(pausingAt pause: Int) throws(PNGError) -> Bool {
    switch block {
    case .beginning:
      let isLast = try input.bits(1) == 1
      switch try input.bits(2) {
      case 0: block = .stored(try storedCount())
      case 1: block = .compressed(HuffmanCode.fixedLiterals, HuffmanCode.fixedDistances)
      case 2:
        let (literals, distances) = try readCodes()
        block = .compressed(literals, distances)
      default: throw .malformedData
      }
      self.isLast = isLast
      safePlace = input.place
      return true
    case .stored(let count):
      guard try copyStored(count, pausingAt: pause) else { return false }
    case .compressed(let literals, let distances):
      guard try expand(literals, distances, pausingAt: pause) else { return false }
    }
    block = .beginning
    safePlace = input.place
    isDone = isLast
    return true
  }

  private mutating func storedCount() throws(PNGError) -> Int {
    input.skipToByte()
    let count = try input.bits(16)
    guard try input.bits(16) == count ^ 0xFFFF, count <= length - output.count else {
      throw .malformedData
    }
    return count
  }

  private mutating func copyStored(_ count: Int, pausingAt pause: Int) throws(PNGError) -> Bool {
    for index in 0..<count {
      block = .stored(count - index)
      safePlace = input.place
      guard output.count < pause else { return false }
      output.append(UInt8(try input.bits(8)))
    }
    return true
  }

  // MARK: Parts

  /// How far back a repetition may be.
  private static let window = 32768

  /// Creates one of deflated data that comes in parts, without a frame.
  package init() {
    self.init(input: BitReader([], from: 0), length: .max)
  }

  /// Whether the last block was read, and all of its bytes were handed on.
  package var isAtEnd: Bool { isDone && taken == output.count }

  /// Adds the next part of the deflated data.
  package mutating func append(_ part: some Sequence<UInt8>) {
    input.append(part)
    safePlace = input.place
  }

  /// Reads until there are so many bytes, or the data that has come so far is read.
  ///
  /// - Parameter count: How many bytes are wanted.
  /// - Returns: The next bytes, at most so many.
  /// - Throws: ``PNGError/malformedData``.
  package mutating func next(upTo count: Int) throws(PNGError) -> [UInt8] {
    let wanted = count < .max - taken ? taken + count : .max
    do throws(PNGError) {
      while !isDone, try runBlock(pausingAt: wanted) {}
    } catch {
      guard error == .truncated else { throw error }
      input.goBack(to: safePlace)
    }
    let bytes = Array(output[taken..<min(wanted, output.count)])
    taken += bytes.count
    // Later repetitions refer to no more than the window.
    if taken > 4 * Self.window {
      output.removeFirst(taken - Self.window)
      taken = Self.window
    }
    return bytes
  }

  /// Removes the last bytes of the data: those after its end, or after the symbol for which there was no room.
  ///
  /// - Parameter limit: How many are removed at most.
  /// - Returns: How many there were.
  package mutating func removeUnread(upTo limit: Int) -> Int {
    defer { safePlace = input.place }
    return input.removeUnread(upTo: limit)
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
    _ literals: HuffmanCode, _ distances: HuffmanCode, pausingAt pause: Int
  ) throws(PNGError) -> Bool {
    while true {
      safePlace = input.place
      let symbol = try input.symbol(of: literals)
      // The end of a block is read even if no more bytes are wanted.
      if symbol == 256 { return true }
      guard output.count < pause else {
        input.goBack(to: safePlace)
        return false
      }
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
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - before: The checksum of the bytes before them.
  /// - Returns: The checksum.
  package static func adler32(_ bytes: [UInt8], after before: Int = 1) -> Int {
    var (low, high) = (before & 0xFFFF, before >> 16 & 0xFFFF)
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
