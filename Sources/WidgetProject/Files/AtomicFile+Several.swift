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
    /// The path.
    package var path: String

    /// The new content.
    package var bytes: [UInt8]

    /// What must still be true of the file.
    package var expectation: Expectation

    /// Makes a draft.
    package init(_ bytes: [UInt8], to path: String, expecting expectation: Expectation) {
      self.path = path
      self.bytes = bytes
      self.expectation = expectation
    }
  }

  /// Writes files that can be made again: all of them, or none if one of them cannot be written.
  ///
  /// Each is written to a temporary file beside it first, so that a full disk or a missing permission is known before any
  /// file is replaced. The content is not forced onto the disk: what generates the files can do it again.
  ///
  /// - Parameter drafts: The files. They take their places in this order.
  /// - Throws: ``FileError`` if a file cannot be written, or is not what was expected. No temporary file is left.
  package static func write(_ drafts: [Draft]) throws(FileError) {
    let mask = SignalMask.blockingInterruption()
    defer { mask.restore() }
    var staged: [(temporary: String, target: String, draft: Draft)] = []
    var putCount = 0
    defer { for file in staged[putCount...] { unlink(file.temporary) } }
    for draft in drafts {
      let target = resolvedPath(draft.path)
      try check(draft.expectation, of: target, named: draft.path)
      let (descriptor, temporary) = try makeTemporaryFile(
        for: target, named: draft.path, startingAt: staged.count)
      staged.append((temporary, target, draft))
      try fill(
        descriptor, with: draft.bytes, likeFile: target, named: draft.path, isFlushed: false)
    }
    for (temporary, target, draft) in staged {
      try check(draft.expectation, of: target, named: draft.path)
      try put(
        temporary, at: target, replacing: draft.expectation != .absent, named: draft.path)
      putCount += 1
    }
  }
}
