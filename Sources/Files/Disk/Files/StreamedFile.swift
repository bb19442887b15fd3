// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written piece by piece, and takes its place whole.
package struct StreamedFile: ~Copyable {
  private let descriptor: Int32
  private let path: String
  private var replacement: FileReplacement
  private var isFinished = false

  /// Begins a file beside the one that it will replace.
  ///
  /// - Throws: ``FileError`` if there can be none.
  package init(to path: String) throws(FileError) {
    try AtomicFile.check(.anything, of: path)
    let made = try AtomicFile.makeTemporaryFile(for: path, startingAt: 0)
    (descriptor, self.path) = (made.descriptor, path)
    replacement = FileReplacement(
      temporary: made.path, draft: AtomicFile.Draft([], to: path, expecting: .anything))
  }

  deinit {
    guard !isFinished else { return }
    close(descriptor)
    _ = replacement.undo()
  }

  /// Copies a file of any size.
  ///
  /// - Parameters:
  ///   - source: The path of the file.
  ///   - path: Where the copy takes its place.
  /// - Throws: ``FileError`` if the file cannot be read, or the copy cannot be written; there is nothing new then.
  package static func copy(of source: String, to path: String) throws(FileError) {
    let file = try RandomAccessFile(path: source)
    var copy = try StreamedFile(to: path)
    for start in stride(from: 0, to: file.count, by: partByteCount) {
      guard let part = file.bytes(in: start..<min(start + partByteCount, file.count)) else {
        throw .last(.read, source)
      }
      try copy.write(part)
    }
    try copy.finish()
  }

  /// How much of a file is copied at a time.
  private static let partByteCount = 1 << 20

  /// Writes bytes to the end of the file.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    if let code = FileDescriptor(descriptor).write(bytes) {
      throw FileError(.write, path, code: code)
    }
  }

  /// Moves the file to its place.
  ///
  /// - Throws: ``FileError`` if that fails; the old content is there then.
  package mutating func finish() throws(FileError) {
    _ = try FileAttributes.copy(fromFile: path, to: descriptor)
    try AtomicFile.check(.anything, of: path)
    try replacement.make()
    replacement.finish()
    isFinished = true
    close(descriptor)
  }
}
