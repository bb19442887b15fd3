// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Compresses bytes as PNG's data is (RFC 1950 and 1951): repetitions of up to 32 KiB before, and codes made for each block.
package struct Deflate {
  /// How far back a repetition may be, and how long it may be.
  private static let window = 32768
  private static let lengths = 3...258

  /// How many earlier places with the same three bytes are looked at.
  private static let attempts = 24

  /// How many symbols a block has.
  private static let blockLength = 1 << 15

  /// The number of bits of the hash of three bytes.
  private static let hashBits = 15

  /// A byte, or a repetition: the length, shifted by 16, and how far back it is.
  private typealias Symbol = UInt32

  private var output = BitWriter()
  private var symbols: [Symbol] = []

  /// The compressed bytes, with the header and checksum of zlib.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    deflate.compress(bytes, isLast: true)
    let checksum = UInt32(Inflate.adler32(bytes))
    var result: [UInt8] = [0x78, 0x9C]
    result += deflate.output.finished()
    for shift in stride(from: 24, through: 0, by: -8) {
      result.append(UInt8(truncatingIfNeeded: checksum >> UInt32(shift)))
    }
    return result
  }

  /// The compressed bytes without a frame, as whole bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - isLast: Whether no more follow. If more do, those refer to none of these.
  /// - Returns: Blocks of deflate.
  package static func blocks(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    var deflate = Deflate()
    deflate.compress(bytes, isLast: isLast)
    // An empty block of bytes as they are begins and ends at a byte.
    if !isLast { deflate.output.append(0, count: 3) }
    let result = deflate.output.finished()
    return isLast ? result : result + [0x00, 0x00, 0xFF, 0xFF]
  }

  private mutating func compress(_ bytes: [UInt8], isLast: Bool) {
    symbols.reserveCapacity(Self.blockLength)
    /// For each hash the last place that has it, and for each place the one before that has the same.
    var last = [Int32](repeating: -1, count: 1 << Self.hashBits)
    var before = [Int32](repeating: -1, count: Self.window)
    func hash(_ place: Int) -> Int {
      let three =
        UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
      return Int((three &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
    }
    func remember(_ place: Int) {
      guard place + 2 < bytes.count else { return }
      let hash = hash(place)
      before[place % Self.window] = last[hash]
      last[hash] = Int32(place)
    }
    var place = 0
    while place < bytes.count {
      var best = (length: 0, distance: 0)
      if place + 2 < bytes.count {
        let limit = min(Self.lengths.upperBound, bytes.count - place)
        var candidate = Int(last[hash(place)])
        for _ in 0..<Self.attempts {
          guard candidate >= 0, place - candidate <= Self.window else { break }
          var length = 0
          // What does not go on where the best ends is not longer.
          let isCandidate =
            bytes[candidate + best.length] == bytes[place + best.length]
          while isCandidate, length < limit, bytes[candidate + length] == bytes[place + length] {
            length += 1
          }
          if length > best.length { best = (length, place - candidate) }
          if length == limit { break }
          let next = Int(before[candidate % Self.window])
          // A place that was overwritten by a later one ends the list.
          guard next < candidate else { break }
          candidate = next
        }
      }
      if best.length >= Self.lengths.lowerBound {
        symbols.append(UInt32(best.length) << 16 | UInt32(best.distance))
        for step in 0..<best.length { remember(place + step) }
        place += best.length
      } else {
        symbols.append(UInt32(bytes[place]))
        remember(place)
        place += 1
      }
      if symbols.count == Self.blockLength { writeBlock(isLast: isLast && place == bytes.count) }
    }
    if !symbols.isEmpty || (isLast && bytes.isEmpty) { writeBlock(isLast: isLast) }
  }

  // MARK: Blocks

  /// Writes the symbols that wait as a block with codes of its own.
  private mutating func writeBlock(isLast: Bool) {
    var literals = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    literals[256] = 1
    for symbol in symbols {
      guard symbol >> 16 > 0 else {
        literals[Int(symbol)] += 1
        continue
      }
      literals[257 + Self.lengthCode[Int(symbol >> 16)]] += 1
      distances[Self.distanceCode(Int(symbol & 0xFFFF))] += 1
    }
    let literalCode = PrefixCode(frequencies: literals, maximumLength: 15)
    let distanceCode = PrefixCode(frequencies: distances, maximumLength: 15)
    output.append(isLast ? 1 : 0, count: 1)
    output.append(2, count: 2)
    writeCodes(literalCode, distanceCode)
    for symbol in symbols {
      guard symbol >> 16 > 0 else {
        output.append(literalCode, Int(symbol))
        continue
      }
      let (length, distance) = (Int(symbol >> 16), Int(symbol & 0xFFFF))
      let code = Self.lengthCode[length]
      output.append(literalCode, 257 + code)
      output.append(length - Inflate.lengthBases[code], count: Inflate.lengthBits[code])
      let step = Self.distanceCode(distance)
      output.append(distanceCode, step)
      output.append(distance - Inflate.distanceBases[step], count: Inflate.distanceBits[step])
    }
    output.append(literalCode, 256)
    symbols.removeAll(keepingCapacity: true)
  }

  /// Writes how many bits each symbol has: runs of equal lengths in short, and that with a code of its own.
  private mutating func writeCodes(_ literals: PrefixCode, _ distances: PrefixCode) {
    let literalCount = max(257, literals.usedCount)
    let distanceCount = max(1, distances.usedCount)
    let lengths =
      Array(literals.lengths[..<literalCount]) + Array(distances.lengths[..<distanceCount])
    var runs: [(symbol: Int, extra: Int, bits: Int)] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var count = 1
      while index + count < lengths.count, lengths[index + count] == length { count += 1 }
      index += count
      if length == 0 {
        while count >= 11 {
          let part = min(count, 138)
          runs.append((18, part - 11, 7))
          count -= part
        }
        if count >= 3 {
          runs.append((17, count - 3, 3))
          count = 0
        }
      } else {
        runs.append((length, 0, 0))
        count -= 1
        while count >= 3 {
          let part = min(count, 6)
          runs.append((16, part - 3, 2))
          count -= part
        }
      }
      for _ in 0..<count { runs.append((length, 0, 0)) }
    }
    var frequencies = [Int](repeating: 0, count: 19)
    for run in runs { frequencies[run.symbol] += 1 }
    let code = PrefixCode(frequencies: frequencies, maximumLength: 7)
    let ordered = Inflate.codeOrder.map { code.lengths[$0] }
    let orderedCount = max(4, (ordered.lastIndex { $0 > 0 } ?? 0) + 1)
    output.append(literalCount - 257, count: 5)
    output.append(distanceCount - 1, count: 5)
    output.append(orderedCount - 4, count: 4)
    for length in ordered[..<orderedCount] { output.append(length, count: 3) }
    for run in runs {
      output.append(code, run.symbol)
      output.append(run.extra, count: run.bits)
    }
  }

  /// The code of each length, from 0 to 258.
  private static let lengthCode: [Int] = (0...258).map { length in
    Inflate.lengthBases.lastIndex { $0 <= length } ?? 0
  }

  /// The code of a distance.
  private static func distanceCode(_ distance: Int) -> Int {
    var (low, high) = (0, Inflate.distanceBases.count)
    while low < high {
      let middle = (low + high) / 2
      if Inflate.distanceBases[middle] <= distance { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
