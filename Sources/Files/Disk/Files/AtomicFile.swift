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
  /// The state in which a file is expected before it is written.
  package enum Expectation: Hashable, Sendable {
    /// There is no file at the path.
    case absent
    /// The file is in the given state.
    case unchanged(FileContent.Fingerprint)
    /// Whatever there is may go.
    case anything
  }

  /// Writes a file: to a temporary file beside it, which takes its place once it is on the disk.
  ///
  /// Nothing is written through a symbolic link: it is refused. Permissions stay, and so do the owner, the group, the access
  /// control list and extended attributes, as far as the system permits. A pipe or a device cannot be replaced: where nothing
  /// is expected of it, it is written to.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: The file.
  ///   - expectation: The expectation that must still hold for the file.
  /// - Returns: Whether the new file has the owner and the attributes of the old one.
  /// - Throws: ``FileError`` where the file cannot be written, or is not what was expected. The old content is there
  ///   then, and no temporary file.
  @discardableResult
  package static func write(
    _ bytes: [UInt8], to path: String, expecting expectation: Expectation
  ) throws(FileError) -> Bool {
    if expectation == .anything, isStream(path) {
      try append(bytes, to: path)
      return true
    }
    return try write([Draft(bytes, to: path, expecting: expectation)], isFlushed: true)
  }

  /// Refuses a file that is not what is expected, that may not be replaced, or that is a link.
  static func check(_ expectation: Expectation, of path: String) throws(FileError) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR else { throw .last(.write, path) }
      if case .unchanged = expectation { throw FileError(.write, path, .changedMeanwhile) }
      return
    }
    if status.st_mode & S_IFMT == S_IFLNK {
      throw FileError(.write, path, .isLink(destination: destination(ofLink: path)))
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
    if access(path, W_OK) != 0 { throw .last(.write, path) }
  }

  /// Makes an empty file beside the one that it will replace; the first number to try in its name is how many such files the
  /// process has there already.
  static func makeTemporaryFile(
    for path: String, startingAt first: Int
  ) throws(FileError) -> (descriptor: Int32, path: String) {
    let folder = FilePath(path).folder
    // What replaces a file must not be readable before it has the permissions of that file.
    let permissions: mode_t = access(path, F_OK) == 0 ? 0o600 : 0o666
    for attempt in first..<(first + 100) {
      let name = folder.appending(TemporaryName(process: getpid(), number: attempt).text).text
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
      if descriptor >= 0 { return (descriptor, name) }
      guard errno == EEXIST else { break }
    }
    throw .last(.write, path)
  }

  /// Writes a temporary file, and closes it; flushed, its content is on the disk afterwards.
  ///
  /// - Returns: Whether it has the owner and the attributes of the file that it is for.
  static func fill(_ descriptor: Int32, with draft: Draft, isFlushed: Bool) throws(FileError)
    -> Bool
  {
    defer { close(descriptor) }
    let isKept = try FileAttributes.copy(fromFile: draft.path, to: descriptor)
    if let code = FileDescriptor(descriptor).write(draft.bytes) {
      throw FileError(.write, draft.path, code: code)
    }
    guard !isFlushed || fsync(descriptor) == 0 else { throw .last(.write, draft.path) }
    return isKept
  }

  /// Makes sure that the folder knows the new file after a loss of power.
  ///
  /// Where the system cannot, the file is safe enough.
  static func flushFolder(of path: String) {
    let descriptor = open(FilePath(path).folder.text, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
