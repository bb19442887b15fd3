// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An archive that is refused, or a file in it that is not read, and why.
package enum ArchiveError: Error, Hashable, Sendable {
  /// The file is not a zip archive, or its end is missing.
  case noDirectory
  /// The list of files is damaged, or its beginning or end is missing.
  case damagedDirectory
  /// The archive is one of several parts.
  case severalParts
  /// The archive lists more files than are ever read.
  case tooManyFiles(Int)
  /// The list of files alone is larger than any that is read.
  case directoryTooLarge(byteCount: Int)
  /// A name leads out of the archive.
  case outsideName(String)
  /// A name is not UTF-8, or has a character that no file name has.
  case malformedName(String)
  /// A name has more folders than are ever read; its beginning.
  case deepName(String)
  /// Two files have the same name.
  case repeatedName(String)

  /// The file in the archive is encrypted.
  case encrypted(String)
  /// The file is compressed in another way than deflate.
  case unsupportedCompression(String, method: Int)
  /// The file is larger than any that is read.
  case fileTooLarge(String, byteCount: Int)
  /// The file would become so much larger that the archive is not an honest one.
  case suspiciousRatio(String, byteCount: Int, compressedByteCount: Int)
  /// All files that were read together are larger than what is ever read of an archive.
  case tooMuchContent(limit: Int)
  /// The compressed bytes or their checksum are wrong.
  case damagedFile(String)
}

extension ArchiveError: CustomStringConvertible {
  /// A message on what was found and what to do.
  package var description: String {
    switch self {
    case .noDirectory:
      "the file is not a zip archive, or its end is missing; export or download the archive again"
    case .damagedDirectory:
      "the archive's list of files is damaged or incomplete; export or download the archive again"
    case .severalParts:
      "the archive is one of several parts, which is not supported; join them with 'zip -s 0'"
    case .tooManyFiles(let count):
      "the archive lists \(count) files; at most \(ZipArchive.maximumFileCount) are supported"
    case .directoryTooLarge(let count):
      "the archive's list of files has \(count) bytes; at most \(ZipArchive.maximumDirectoryByteCount) are supported"
    case .outsideName(let name):
      "the archive has a file '\(name)', whose name leads out of the archive, so nothing of it is read; export the archive again"
    case .malformedName(let name):
      "the archive has a file '\(name)', whose name is not valid, so nothing of it is read; export the archive again"
    case .deepName(let beginning):
      "the archive has a file '\(beginning)…' with more than \(ZipArchive.maximumPartCount) parts in its name, so nothing of it is read; export the archive again"
    case .repeatedName(let name):
      "the archive has two files '\(name)', so nothing of it is read; export the archive again"
    case .encrypted(let name):
      "'\(name)' is encrypted in the archive; export the archive without a password"
    case .unsupportedCompression(let name, let method):
      "'\(name)' is compressed with method \(method) in the archive, which is not supported; use deflate, as Xcode does"
    case .fileTooLarge(let name, let count):
      "'\(name)' in the archive has \(count) bytes; at most \(ZipArchive.maximumFileByteCount) are supported"
    case .suspiciousRatio(let name, let count, let compressed):
      "'\(name)' grows from \(compressed) to \(count) bytes, as the files of zip bombs do, so it is not read"
    case .tooMuchContent(let limit):
      "the files that belong to intents have more than \(limit) bytes in the archive, so the rest is not read"
    case .damagedFile(let name):
      "'\(name)' is damaged in the archive; export or download the archive again"
    }
  }
}
