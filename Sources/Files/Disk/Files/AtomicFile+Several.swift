// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension AtomicFile {
  /// A file that is written together with others.
  package struct Draft: Hashable, Sendable {
    /// The path of the file to write.
    package var path: String

    /// The content to write.
    package var bytes: [UInt8]

    /// The expectation that must still hold when the file is written.
    package var expectation: Expectation

    /// Creates a draft of a file's content.
    package init(_ bytes: [UInt8], to path: String, expecting expectation: Expectation) {
      self.path = path
      self.bytes = bytes
      self.expectation = expectation
    }
  }

  /// Writes files: all of them, or none if one of them cannot be written.
  ///
  /// Each is written to a temporary file beside it first, so that a full disk or a missing permission is known before any
  /// file is replaced. If a file cannot be replaced after that, those that were are changed back.
  ///
  /// - Parameters:
  ///   - drafts: The files. They take their places in this order.
  ///   - isFlushed: Whether the content is forced onto the disk; what can be generated again does not need that.
  /// - Returns: Whether the new files have the owners and the attributes of the old ones.
  /// - Throws: ``FileError`` if a file cannot be written, or is not what was expected. No temporary file is left.
  @discardableResult
  package static func write(
    _ drafts: [Draft], isFlushed: Bool = false
  ) throws(FileError) -> Bool {
    // Interrupted, the process ends with the files whole either way; but the temporary ones would stay.
    let mask = SignalMask.blockingInterruption()
    defer { mask.restore() }
    var replacements: [FileReplacement] = []
    var isKept = true
    var folders: Set<FilePath> = []
    do throws(FileError) {
      for draft in drafts {
        try check(draft.expectation, of: draft.path)
        if folders.insert(FilePath(draft.path).folder).inserted {
          TemporaryName.removeLeftovers(in: FilePath(draft.path).folder)
        }
        let (descriptor, temporary) = try makeTemporaryFile(
          for: draft.path, startingAt: replacements.count)
        replacements.append(FileReplacement(temporary: temporary, draft: draft))
        if try !fill(descriptor, with: draft, isFlushed: isFlushed) { isKept = false }
      }
      for index in replacements.indices {
        try check(drafts[index].expectation, of: drafts[index].path)
        try replacements[index].make()
      }
    } catch {
      let stuck = replacements.indices.reversed().filter { !replacements[$0].undo() }
      guard stuck.isEmpty else {
        throw FileError(
          .write, error.path,
          .leftChanged(paths: stuck.map { drafts[$0].path }, because: error.reason))
      }
      throw error
    }
    for replacement in replacements { replacement.finish() }
    if isFlushed { for draft in drafts { flushFolder(of: draft.path) } }
    return isKept
  }
}
