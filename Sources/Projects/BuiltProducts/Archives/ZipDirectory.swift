// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// Where the list of files of a zip archive is, which the end of the archive says.
struct ZipDirectory {
  /// The bytes of the list.
  let range: Range<Int>

  /// The number of files that it lists.
  let fileCount: Int

  private static let endByteCount = 22
  private static let locatorByteCount = 20

  /// Looks for the list.
  ///
  /// - Throws: ``ArchiveError`` if there is none, or it is larger than any that is read.
  init(of archive: some RandomAccessBytes) throws(ArchiveError) {
    // The end has a comment of up to 65,535 bytes.
    let tailCount = min(archive.count, Self.endByteCount + 0xFFFF + Self.locatorByteCount)
    guard let tail = archive.bytes(in: archive.count - tailCount..<archive.count) else {
      throw .noDirectory
    }
    let bytes = tail.span.bytes
    guard let end = Self.end(in: bytes) else { throw .noDirectory }
    var found = try Self.fields(
      of: bytes, disk: end + 4, disks: (end + 4, end + 6), counts: (end + 8, end + 10), wide: false,
      size: end + 12, offset: end + 16)
    let locator = end - Self.locatorByteCount
    if locator >= 0, bytes.number32(at: locator) == 0x0706_4B50 {
      found = try Self.wide(archive, locator: locator, in: bytes)
    }
    guard found.count <= ZipArchive.maximumFileCount else { throw .tooManyFiles(found.count) }
    guard found.size <= ZipArchive.maximumDirectoryByteCount else {
      throw .directoryTooLarge(byteCount: found.size)
    }
    guard found.offset <= archive.count, found.size <= archive.count - found.offset else {
      throw .damagedDirectory
    }
    range = found.offset..<found.offset + found.size
    fileCount = found.count
  }

  private typealias Fields = (count: Int, size: Int, offset: Int)

  /// The last end mark whose comment fills the rest of the archive.
  private static func end(in bytes: RawSpan) -> Int? {
    var offset = bytes.byteCount - endByteCount
    while offset >= 0 {
      if bytes.number32(at: offset) == 0x0605_4B50,
        bytes.number16(at: offset + 20) == bytes.byteCount - offset - endByteCount
      {
        return offset
      }
      offset -= 1
    }
    return nil
  }

  private static func fields(
    of bytes: RawSpan, disk: Int, disks: (Int, Int), counts: (Int, Int), wide: Bool, size: Int,
    offset: Int
  ) throws(ArchiveError) -> Fields {
    func number(_ offset: Int) -> Int? {
      wide ? bytes.number64(at: offset) : bytes.number32(at: offset)
    }
    let here = wide ? bytes.number64(at: counts.0) : bytes.number16(at: counts.0)
    let count = wide ? bytes.number64(at: counts.1) : bytes.number16(at: counts.1)
    guard let here, let count, let size = number(size), let offset = number(offset) else {
      throw .damagedDirectory
    }
    let first = wide ? bytes.number32(at: disks.0) : bytes.number16(at: disks.0)
    let second = wide ? bytes.number32(at: disks.1) : bytes.number16(at: disks.1)
    let isAll = !wide && (first == 0xFFFF || second == 0xFFFF)
    guard isAll || (first == 0 && second == 0 && here == count) else { throw .severalParts }
    return (count, size, offset)
  }

  /// The fields of an archive that is too large for 32 bits.
  private static func wide(
    _ archive: some RandomAccessBytes, locator: Int, in tail: RawSpan
  ) throws(ArchiveError) -> Fields {
    guard let offset = tail.number64(at: locator + 8), offset <= archive.count - 56, offset >= 0,
      let record = archive.bytes(in: offset..<offset + 56),
      record.span.bytes.number32(at: 0) == 0x0606_4B50
    else { throw .damagedDirectory }
    return try fields(
      of: record.span.bytes, disk: 16, disks: (16, 20), counts: (24, 32), wide: true, size: 40,
      offset: 48)
  }
}
