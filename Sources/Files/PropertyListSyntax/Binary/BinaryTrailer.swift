// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The last 32 bytes of a binary property list: where its objects are listed, and how.
struct BinaryTrailer {
  static let byteCount = 32
  static let headerByteCount = 8

  /// The number of bytes of an entry of the offset table, 1 to 8.
  let offsetSize: Int

  /// The number of bytes of a container's reference to an object, 1 to 8.
  let referenceSize: Int

  let objectCount: Int
  let topObject: Int

  /// Where the offset table begins and the objects end.
  let tableOffset: Int

  /// Reads the trailer, and checks that it accounts for every byte of the file.
  init(_ file: Span<UInt8>) throws(SyntaxFault) {
    guard file.count > Self.headerByteCount + Self.byteCount else {
      throw SyntaxFault(.tooShort, inBinaryAt: file.count)
    }
    let start = file.count - Self.byteCount
    offsetSize = Int(file[start + 6])
    referenceSize = Int(file[start + 7])
    let objectCount = file.bigEndian(at: start + 8, size: 8)
    let topObject = file.bigEndian(at: start + 16, size: 8)
    let tableOffset = file.bigEndian(at: start + 24, size: 8)
    // No number is trusted to fit before it is smaller than the file.
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize,
      objectCount <= UInt64(file.count), topObject < objectCount,
      tableOffset > UInt64(Self.headerByteCount), tableOffset < UInt64(start),
      Int(tableOffset) + Int(objectCount) * offsetSize == start
    else { throw SyntaxFault(.invalidTrailer, inBinaryAt: start) }
    // Apple's reader wants every object to have an offset before the table, and references as wide as the count, though it may
    // never look at them.
    guard Self.holds(objectCount, in: referenceSize), Self.holds(tableOffset, in: offsetSize) else {
      throw SyntaxFault(.invalidTrailer, inBinaryAt: start)
    }
    for index in 0..<Int(objectCount) {
      let entry = Int(tableOffset) + index * offsetSize
      guard file.bigEndian(at: entry, size: offsetSize) < tableOffset else {
        throw SyntaxFault(.outOfBounds, inBinaryAt: entry)
      }
    }
    self.objectCount = Int(objectCount)
    self.topObject = Int(topObject)
    self.tableOffset = Int(tableOffset)
  }

  /// Whether a number of so many bytes is larger than a count.
  private static func holds(_ count: UInt64, in size: Int) -> Bool {
    size >= 8 || count < 1 << UInt64(8 * size)
  }

  /// Where an object begins.
  func offset(ofObject index: Int, in file: Span<UInt8>) throws(SyntaxFault) -> Int {
    let entry = tableOffset + index * offsetSize
    let offset = file.bigEndian(at: entry, size: offsetSize)
    guard offset >= UInt64(Self.headerByteCount), offset < UInt64(tableOffset) else {
      throw SyntaxFault(.outOfBounds, inBinaryAt: entry)
    }
    return Int(offset)
  }
}

extension SyntaxFault {
  /// A fault of the binary form.
  init(_ fault: PropertyListError.BinaryFault, inBinaryAt offset: Int) {
    self.init(.binary(fault, offset: offset), at: SourceRange(at: offset))
  }
}

extension Span<UInt8> {
  /// The unsigned number of one to eight bytes at an offset.
  func bigEndian(at offset: Int, size: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(self[index]) }
    return value
  }
}
