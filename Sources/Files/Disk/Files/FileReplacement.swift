// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FileCalls

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A temporary file that takes the place of another one, and can give it back.
struct FileReplacement {
  /// Where the temporary file is; once it has taken its place, the old file, if the system can exchange two names.
  let temporary: String

  /// The draft that is written.
  let draft: AtomicFile.Draft

  private var state = State.staged

  /// The progress of the replacement.
  private enum State {
    /// Nothing has been replaced yet.
    case staged
    /// There was no file, and now there is one.
    case created
    /// The old file has the temporary name.
    case exchanged
    /// The old file is gone, as this volume cannot exchange names.
    case replaced
  }

  init(temporary: String, draft: AtomicFile.Draft) {
    self.temporary = temporary
    self.draft = draft
  }

  /// Puts the temporary file in the place of the one that it is for.
  ///
  /// What it replaces is looked at afterwards, too: another program may have saved in between, and its file is put back.
  ///
  /// - Throws: ``FileError`` if that fails, or the file is not the one that was expected.
  mutating func make() throws(FileError) {
    let path = draft.path
    if draft.expectation == .absent { return try create() }
    if quickaction_exchange(temporary, path) == 0 {
      state = .exchanged
      var status = stat()
      if case .unchanged(let fingerprint) = draft.expectation,
        lstat(temporary, &status) != 0 || FileContent.Fingerprint(status) != fingerprint
      {
        throw FileError(.write, path, .changedMeanwhile)
      }
      return
    }
    // Not every kind of volume can do that, and there may be nothing to exchange it with.
    guard [ENOENT, EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, EPERM].contains(errno) else {
      throw .last(.write, path)
    }
    let isThere = access(path, F_OK) == 0
    guard rename(temporary, path) == 0 else { throw .last(.write, path) }
    state = isThere ? .replaced : .created
  }

  private mutating func create() throws(FileError) {
    // A link fails where a file has come up meanwhile; renaming would replace it.
    if link(temporary, draft.path) == 0 {
      unlink(temporary)
    } else {
      // Not every kind of volume has links.
      guard [EPERM, EOPNOTSUPP, ENOTSUP].contains(errno), access(draft.path, F_OK) != 0,
        rename(temporary, draft.path) == 0
      else {
        throw .last(.write, draft.path)
      }
    }
    state = .created
  }

  /// Puts back what there was; false if that cannot be.
  func undo() -> Bool {
    switch state {
    case .staged:
      unlink(temporary)
      return true
    case .created: return unlink(draft.path) == 0
    case .exchanged: return rename(temporary, draft.path) == 0
    case .replaced: return false
    }
  }

  /// Removes what there was.
  func finish() {
    if case .exchanged = state { unlink(temporary) }
  }
}
