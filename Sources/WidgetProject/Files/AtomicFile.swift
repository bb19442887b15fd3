// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes files so that at every moment the old content or the new one is there, whole.
package enum AtomicFile {
  /// What is known of the file that is to be written.
  package enum Expectation: Hashable, Sendable {
    /// There is none yet.
    case absent
    /// It is in the given state.
    case unchanged(FileContent.Fingerprint)
    /// Whatever there is may go.
    case anything
  }

  /// Writes a file: to a temporary file beside it, which takes its place once it is on the disk.
  ///
  /// A symbolic link is written through, and permissions stay.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: The file.
  ///   - expectation: What must still be true of the file.
  /// - Throws: ``FileError`` where the file cannot be written, or is not what was expected. The old content is there
  ///   then, and no temporary file.
  package static func write(
    _ bytes: [UInt8], to path: String, expecting expectation: Expectation
  ) throws(FileError) {
    let target = resolvedPath(path)
    try check(expectation, of: target, named: path)
    let (descriptor, temporary) = try makeTemporaryFile(beside: target, named: path)
    do throws(FileError) {
      try fill(descriptor, with: bytes, likeFile: target, named: path)
      try check(expectation, of: target, named: path)
      if expectation == .absent {
        // A link fails where a file has come up meanwhile; renaming would replace it.
        guard link(temporary, target) == 0 else { throw FileError.last(.write, path) }
        unlink(temporary)
      } else {
        guard rename(temporary, target) == 0 else { throw FileError.last(.write, path) }
      }
    } catch {
      unlink(temporary)
      throw error
    }
    flushFolder(of: target)
  }

  private static func check(
    _ expectation: Expectation, of target: String, named path: String
  ) throws(FileError) {
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileError(.write, path, .isFolder) }
    switch expectation {
    case .anything: break
    case .absent:
      if exists { throw FileError(.write, path, .exists) }
    case .unchanged(let fingerprint):
      guard exists, FileContent.Fingerprint(status) == fingerprint else {
        throw FileError(.write, path, .changedMeanwhile)
      }
    }
    // Replacing a file asks only for permission on its folder; a file that is read-only is meant to stay.
    if exists, access(target, W_OK) != 0 { throw FileError.last(.write, path) }
  }

  private static func makeTemporaryFile(
    beside target: String, named path: String
  ) throws(FileError) -> (descriptor: Int32, path: String) {
    let folder = folder(of: target)
    for attempt in 0..<100 {
      let suffix = String(getpid(), radix: 36) + "-" + String(attempt)
      let name = "\(folder)/.\(target.split(separator: "/").last ?? "file").\(suffix).tmp"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if descriptor >= 0 { return (descriptor, name) }
      guard errno == EEXIST else { break }
    }
    throw FileError.last(.write, path)
  }

  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], likeFile target: String, named path: String
  ) throws(FileError) {
    defer { close(descriptor) }
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Self.write(descriptor, buffer, from: offset)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError.last(.write, path) }
      offset += count
    }
    guard fsync(descriptor) == 0 else { throw FileError.last(.write, path) }
  }

  /// The system's `write`, which the name of this type's own function hides.
  private static func write(
    _ descriptor: Int32, _ buffer: UnsafeRawBufferPointer, from offset: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
    #endif
  }

  /// Makes sure that the folder knows the new file after a loss of power.
  ///
  /// Where the system cannot, the file is safe enough.
  private static func flushFolder(of target: String) {
    let descriptor = open(folder(of: target), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The file that a path leads to through symbolic links; the path itself where it leads to none yet.
  private static func resolvedPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
