// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Comparisons of bytes, eight at a time: the same keys are compared hundreds of thousands of times in a big project.
extension RawSpan {
  /// Whether the bytes are the same as others.
  @inlinable package func isEqual(to other: RawSpan) -> Bool {
    guard byteCount == other.byteCount else { return false }
    guard byteCount >= 8 else { return isShortEqual(to: other) }
    var offset = 0
    while offset + 8 <= byteCount {
      guard nativeWord(at: offset) == other.nativeWord(at: offset) else { return false }
      offset += 8
    }
    // The last word may begin in the one before.
    return nativeWord(at: byteCount - 8) == other.nativeWord(at: byteCount - 8)
  }

  /// Whether fewer than eight bytes are the same as as many others: localization IDs have six.
  @inlinable
  @inline(__always)
  func isShortEqual(to other: RawSpan) -> Bool {
    if byteCount >= 4 {
      return nativeHalf(at: 0) == other.nativeHalf(at: 0)
        && nativeHalf(at: byteCount - 4) == other.nativeHalf(at: byteCount - 4)
    }
    for offset in 0..<byteCount where nativeByte(at: offset) != other.nativeByte(at: offset) {
      return false
    }
    return true
  }

  /// Whether the bytes sort before others.
  @inlinable package func lexicographicallyPrecedes(_ other: RawSpan) -> Bool {
    let shared = Swift.min(byteCount, other.byteCount)
    var offset = 0
    // Keys begin alike: `INIntentParameter` is two words long.
    while offset + 8 <= shared {
      let (word, otherWord) = (nativeWord(at: offset), other.nativeWord(at: offset))
      // The first byte is the lowest of the word and counts most.
      if word != otherWord { return word.bigEndian < otherWord.bigEndian }
      offset += 8
    }
    if offset + 4 <= shared {
      let (half, otherHalf) = (nativeHalf(at: offset), other.nativeHalf(at: offset))
      if half != otherHalf { return half.bigEndian < otherHalf.bigEndian }
      offset += 4
    }
    while offset < shared {
      let (byte, otherByte) = (nativeByte(at: offset), other.nativeByte(at: offset))
      if byte != otherByte { return byte < otherByte }
      offset += 1
    }
    return byteCount < other.byteCount
  }

  /// The first eight bytes as a number that sorts as they do, with zeros for those that there are not.
  package var firstBytes: UInt64 {
    var number: UInt64 = 0
    for offset in 0..<8 {
      number = number << 8 | (offset < byteCount ? UInt64(nativeByte(at: offset)) : 0)
    }
    return number
  }

  /// Calls a function with all bytes, eight at a time; the last eight may have been among those before, and missing ones are zeros.
  @inlinable
  @inline(__always)
  package func forEachWord(_ body: (UInt64) -> Void) {
    guard byteCount >= 8 else {
      var word: UInt64 = 0
      for offset in 0..<byteCount { word = word << 8 | UInt64(nativeByte(at: offset)) }
      return body(word)
    }
    var offset = 0
    while offset + 8 <= byteCount {
      body(nativeWord(at: offset))
      offset += 8
    }
    if offset < byteCount { body(nativeWord(at: byteCount - 8)) }
  }

  /// A number that two spans share by accident alone; with a seed that nobody can foresee, no file is made for which many do.
  @inlinable
  package func hash(seed: UInt64) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: byteCount)
    forEachWord { word in
      let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low &+ seed
    }
    return hash ^ hash >> 29
  }

  /// The eight bytes from an offset on, as they are in memory.
  @inlinable
  @inline(__always)
  func nativeWord(at offset: Int) -> UInt64 {
    unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// The four bytes from an offset on.
  @inlinable
  @inline(__always)
  func nativeHalf(at offset: Int) -> UInt32 {
    unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  /// The byte at an offset.
  @inlinable
  @inline(__always)
  package func nativeByte(at offset: Int) -> UInt8 {
    unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }
}
