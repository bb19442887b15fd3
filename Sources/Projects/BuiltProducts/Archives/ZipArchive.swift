// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import PNGFiles
import SourceText
import Synchronization

/// A zip archive, of which the list of files is read, and then only the files that are asked for.
///
/// Nothing is written anywhere. What no honest archive of an app has is refused: names that lead out of the archive, a name
/// twice, encrypted files, and content that grows beyond all measure.
package final class ZipArchive: Sendable {
  /// The greatest number of files that an archive can list.
  package static let maximumFileCount = 1_000_000

  /// The greatest number of path components of a file, its name included.
  package static let maximumPartCount = 64

  /// The greatest size of the central directory, in bytes.
  package static let maximumDirectoryByteCount = 256 << 20

  /// The greatest size of a file that is read, in bytes.
  package static let maximumFileByteCount = 64 << 20

  /// The greatest total size of the files that are read, in bytes.
  package static let maximumContentByteCount = 512 << 20

  /// The greatest compression ratio of a file of more than a mebibyte.
  package static let maximumRatio = 200

  /// The files and folders that are wanted, in the order of the archive.
  package let entries: [ZipEntry]

  /// The number of files and folders that the archive lists.
  package let listedCount: Int

  private let bytes: any RandomAccessBytes
  private let contentByteCount = Mutex(0)

  /// Reads the list of files of an archive.
  ///
  /// - Parameters:
  ///   - bytes: The archive.
  ///   - isWanted: Whether a file of a path is wanted, from the bytes of its path. The names of all files are checked.
  /// - Throws: ``ArchiveError`` if the archive cannot be read or is refused.
  package init(
    _ bytes: any RandomAccessBytes, where isWanted: (_ path: RawSpan) -> Bool
  ) throws(ArchiveError) {
    let directory = try ZipDirectory(of: bytes)
    guard let list = bytes.bytes(in: directory.range) else { throw .damagedDirectory }
    var reader = ZipDirectoryReader(archiveByteCount: directory.range.lowerBound)
    try reader.read(list.span.bytes, count: directory.fileCount, where: isWanted)
    self.bytes = bytes
    entries = reader.entries
    listedCount = directory.fileCount
  }

  /// The content of a file.
  ///
  /// - Throws: ``ArchiveError`` if it is refused or damaged.
  package func content(of entry: ZipEntry) throws(ArchiveError) -> [UInt8] {
    guard !entry.isEncrypted else { throw .encrypted(entry.path) }
    guard entry.method == 0 || entry.method == 8 else {
      throw .unsupportedCompression(entry.path, method: entry.method)
    }
    let count = entry.byteCount
    guard count <= Self.maximumFileByteCount else {
      throw .fileTooLarge(entry.path, byteCount: count)
    }
    guard count <= 1 << 20 || count / Self.maximumRatio <= entry.compressedByteCount else {
      throw .suspiciousRatio(
        entry.path, byteCount: count, compressedByteCount: entry.compressedByteCount)
    }
    let total = contentByteCount.withLock { total in
      total += count
      return total
    }
    guard total <= Self.maximumContentByteCount else {
      throw .tooMuchContent(limit: Self.maximumContentByteCount)
    }
    let packed = try packedContent(of: entry)
    let content: [UInt8]
    if entry.method == 0 {
      content = packed
    } else {
      do throws(PNGError) {
        content = try Inflate.deflate(packed, length: count)
      } catch {
        throw .damagedFile(entry.path)
      }
    }
    guard content.count == count, CyclicRedundancyCheck.value(of: content) == entry.checksum else {
      throw .damagedFile(entry.path)
    }
    return content
  }

  /// The bytes of a file as they are in the archive, after the file's own header, which repeats the name.
  private func packedContent(of entry: ZipEntry) throws(ArchiveError) -> [UInt8] {
    let start = entry.headerOffset
    guard start <= bytes.count - 30, let header = bytes.bytes(in: start..<start + 30),
      header.span.bytes.number32(at: 0) == 0x0403_4B50,
      let nameCount = header.span.bytes.number16(at: 26),
      let extraCount = header.span.bytes.number16(at: 28)
    else { throw .damagedFile(entry.path) }
    let content = start + 30 + nameCount + extraCount
    guard content <= bytes.count, entry.compressedByteCount <= bytes.count - content,
      let name = bytes.bytes(in: start + 30..<start + 30 + nameCount),
      name.elementsEqual(entry.path.utf8),
      let packed = bytes.bytes(in: content..<content + entry.compressedByteCount)
    else { throw .damagedFile(entry.path) }
    return packed
  }
}
