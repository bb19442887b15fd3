// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// An object of a binary property list: its type, and the bytes after its marker.
struct BinaryObject {
  var kind: Node.Kind
  var traits: Node.Traits = []

  /// Where the marker stands.
  var offset: Int

  /// Where the content begins: a leaf's bytes or a container's references.
  var start: Int

  /// The end of the content.
  var end: Int

  /// The number of elements or entries of a container.
  var count = 0

  /// Reads the marker at an offset, and checks that all of the object is before the offset table.
  init(
    _ file: Span<UInt8>, at offset: Int, trailer: BinaryTrailer
  ) throws(SyntaxFault) {
    let marker = file[offset]
    self.offset = offset
    (start, end) = (offset + 1, offset + 1)
    let size: Int
    switch (marker >> 4, Int(marker & 0xF)) {
    case (0x0, 0x0): (kind, size) = (.null, 0)
    case (0x0, 0x8): (kind, size) = (.false, 0)
    case (0x0, 0x9): (kind, size) = (.true, 0)
    case (0x1, let power) where power <= 4: (kind, size) = (.integer, 1 << power)
    case (0x2, let power) where power == 2 || power == 3: (kind, size) = (.real, 1 << power)
    case (0x3, 0x3): (kind, size) = (.date, 8)
    case (0x4, _): (kind, size) = (.data, 1)
    case (0x5, _): (kind, size) = (.string, 1)
    case (0x6, _): (kind, traits, size) = (.string, .utf16, 2)
    // A keyed archive's reference to another object; a property list has a number there at most.
    case (0x8, let length) where length < 8: (kind, size) = (.integer, length + 1)
    case (0xA, _), (0xC, _): (kind, size) = (.array, trailer.referenceSize)
    case (0xD, _): (kind, size) = (.dictionary, 2 * trailer.referenceSize)
    default: throw SyntaxFault(.unknownMarker(marker), inBinaryAt: offset)
    }
    let isCounted = marker >> 4 >= 0x4 && marker >> 4 != 0x8
    if isCounted {
      count = try Self.count(file, marker: marker, start: &start, limit: trailer.tableOffset)
    } else {
      count = 1
    }
    // Divided, because the product of two numbers from a file can overflow.
    guard start <= trailer.tableOffset, size == 0 || count <= (trailer.tableOffset - start) / size
    else { throw SyntaxFault(.outOfBounds, inBinaryAt: offset) }
    end = start + count * size
  }

  /// The count in the marker's low half or, if that is full, in the integer after it.
  private static func count(
    _ file: Span<UInt8>, marker: UInt8, start: inout Int, limit: Int
  ) throws(SyntaxFault) -> Int {
    guard marker & 0xF == 0xF else { return Int(marker & 0xF) }
    let offset = start
    guard offset < limit, file[offset] & 0xFC == 0x10 else {
      throw SyntaxFault(.outOfBounds, inBinaryAt: offset)
    }
    let size = 1 << Int(file[offset] & 3)
    start += 1 + size
    guard start <= limit else { throw SyntaxFault(.outOfBounds, inBinaryAt: offset) }
    let count = file.bigEndian(at: offset + 1, size: size)
    guard count <= UInt64(limit) else { throw SyntaxFault(.outOfBounds, inBinaryAt: offset) }
    return Int(count)
  }
}
