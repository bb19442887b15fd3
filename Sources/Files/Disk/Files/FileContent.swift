// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The content of a file, as it was at one moment.
package struct FileContent: Hashable, Sendable {
  /// The bytes of the file.
  package var bytes: [UInt8]

  /// The fingerprint by which this state of the file differs from a later one.
  package var fingerprint: Fingerprint

  /// The facts of the system on a file's state, without its content.
  package struct Fingerprint: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    private let byteCount: Int64
    private let seconds: Int64
    private let nanoseconds: Int64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(status.st_ino)
      byteCount = Int64(status.st_size)
      #if canImport(Darwin)
        let modified = status.st_mtimespec
      #else
        let modified = status.st_mtim
      #endif
      seconds = Int64(modified.tv_sec)
      nanoseconds = Int64(modified.tv_nsec)
    }

    /// The facts as a text, to be compared with those of another run.
    package var text: String { "\(device) \(inode) \(byteCount) \(seconds) \(nanoseconds)" }
  }

  /// Reads the content and the fingerprint of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isInput: Whether a command may not overwrite the file after that.
  /// - Throws: ``FileError`` if there is no such file, or it is larger than any file that is read.
  package init(path: String, isInput: Bool = true) throws(FileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last(.read, path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last(.read, path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError(.read, path, .isFolder)
    default: throw FileError(.read, path, .isNoFile)
    }
    guard status.st_size <= SourceFile.maximumByteCount else {
      let error = SourceFileError(name: path, reason: .tooLarge(byteCount: Int(status.st_size)))
      throw FileError(.read, path, .content(error))
    }
    if isInput { InputFiles.note(path, status) }
    fingerprint = Fingerprint(status)
    // Read into memory that is not filled with zeros before.
    bytes = try [UInt8](capacity: Int(status.st_size)) { content throws(FileError) in
      try Self.fill(&content, from: descriptor, path: path)
    }
  }

  /// Reads as much as there is room for.
  private static func fill(
    _ content: inout OutputSpan<UInt8>, from descriptor: Int32, path: String
  ) throws(FileError) {
    while !content.isFull {
      let count = content.withUnsafeMutableBufferPointer { buffer, initializedCount in
        let count = read(
          descriptor, buffer.baseAddress?.advanced(by: initializedCount),
          buffer.count - initializedCount)
        initializedCount += max(count, 0)
        return count
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last(.read, path) }
      // The file was cut while it was read: what there is, is its content.
      if count == 0 { break }
    }
  }

  /// The fingerprint of a file now; nil if there is no file.
  package static func fingerprint(ofFile path: String) -> Fingerprint? {
    var status = stat()
    return stat(path, &status) == 0 ? Fingerprint(status) : nil
  }
}

extension SourceFile {
  /// Opens the bytes of a file: a property list as Apple reads it, anything else strictly.
  ///
  /// - Throws: ``FileError`` if they are not text.
  package init(path: String, bytes: [UInt8]) throws(FileError) {
    do throws(SourceFileError) {
      let isPropertyList = Self.propertyListSuffixes.contains { path.endsInBytes(of: $0) }
      try self.init(name: path, content: bytes, isPropertyList: isPropertyList)
    } catch {
      throw FileError(.read, path, .content(error))
    }
  }

  private static let propertyListSuffixes = [
    ".intentdefinition", ".strings", ".stringsdict", ".plist", ".loctable",
  ]
}
