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
  /// A symbolic link is written through, and permissions stay. A pipe or a device cannot be replaced: where nothing is
  /// expected of it, it is written to.
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
    if expectation == .anything, isStream(path) { return try append(bytes, to: path) }
    let target = resolvedPath(path)
    try check(expectation, of: target, named: path)
    // Interrupted, the process ends with the file whole either way; but nobody would remove the temporary file.
    let mask = SignalMask.blockingInterruption()
    defer { mask.restore() }
    let (descriptor, temporary) = try makeTemporaryFile(for: target, named: path)
    do throws(FileError) {
      try fill(descriptor, with: bytes, likeFile: target, named: path)
      try check(expectation, of: target, named: path)
      try put(temporary, at: target, replacing: expectation != .absent, named: path)
    } catch {
      unlink(temporary)
      throw error
    }
    flushFolder(of: target)
  }

  static func check(
    _ expectation: Expectation, of target: String, named path: String
  ) throws(FileError) {
    var status = stat()
    guard stat(target, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR else { throw .last(.write, path) }
      if case .unchanged = expectation { throw FileError(.write, path, .changedMeanwhile) }
      return
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(.write, path, .isFolder) }
    switch expectation {
    case .absent: throw FileError(.write, path, .exists)
    case .unchanged(let fingerprint) where FileContent.Fingerprint(status) != fingerprint:
      throw FileError(.write, path, .changedMeanwhile)
    case .unchanged, .anything: break
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(.write, path, .isNoFile) }
    // Replacing a file asks only for permission on its folder; a file that is read-only is meant to stay.
    if access(target, W_OK) != 0 { throw .last(.write, path) }
  }

  /// Makes an empty file beside the one that it will replace; the first number to try in its name is how many such files the
  /// process has there already.
  static func makeTemporaryFile(
    for target: String, named path: String, startingAt first: Int = 0
  ) throws(FileError) -> (descriptor: Int32, path: String) {
    let folder = FilePath(target).folder
    // What replaces a file is nobody's to read before it has the permissions of that file.
    let permissions: mode_t = access(target, F_OK) == 0 ? 0o600 : 0o666
    for attempt in first..<(first + 100) {
      // Short, whatever the file is called, as there is a limit to the length of names.
      let suffix = String(getpid(), radix: 36) + "-" + String(attempt)
      let name = folder.appending(".quickaction-\(suffix).tmp").text
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
      if descriptor >= 0 { return (descriptor, name) }
      guard errno == EEXIST else { break }
    }
    throw .last(.write, path)
  }

  /// Writes a temporary file, and closes it; flushed, its content is on the disk afterwards.
  static func fill(
    _ descriptor: Int32, with bytes: [UInt8], likeFile target: String, named path: String,
    isFlushed: Bool = true
  ) throws(FileError) {
    defer { close(descriptor) }
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    if let code = FileDescriptor(descriptor).write(bytes) {
      throw FileError(.write, path, code: code)
    }
    guard !isFlushed || fsync(descriptor) == 0 else { throw .last(.write, path) }
  }

  /// Puts a temporary file in the place of the one that it is for.
  static func put(
    _ temporary: String, at target: String, replacing: Bool, named path: String
  ) throws(FileError) {
    if !replacing {
      // A link fails where a file has come up meanwhile; renaming would replace it.
      if link(temporary, target) == 0 {
        unlink(temporary)
        return
      }
      // Not every kind of volume has links.
      guard [EPERM, EOPNOTSUPP, ENOTSUP].contains(errno), access(target, F_OK) != 0 else {
        throw .last(.write, path)
      }
    }
    guard rename(temporary, target) == 0 else { throw .last(.write, path) }
  }

  /// Makes sure that the folder knows the new file after a loss of power.
  ///
  /// Where the system cannot, the file is safe enough.
  private static func flushFolder(of target: String) {
    let descriptor = open(FilePath(target).folder.text, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
