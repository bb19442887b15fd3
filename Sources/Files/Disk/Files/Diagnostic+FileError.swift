// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import SourceText

extension Diagnostic {
  /// The identifier of the finding of a file with an unresolved merge.
  package static let conflictID = "unresolved-merge-conflict"

  /// The finding of a file that cannot be read.
  package init(unreadable error: FileError) {
    self.init(
      id: error.conflictLine == nil ? "unreadable-file" : Self.conflictID, severity: .error,
      message: "\(error.description)",
      at: .init(file: error.path))
  }
}

extension FileError {
  /// The line of the first mark of an unresolved merge; nil if something else prevents reading.
  package var conflictLine: Int? {
    guard case .content(let error) = reason, case .mergeConflict(let line) = error.reason else {
      return nil
    }
    return line
  }
}
