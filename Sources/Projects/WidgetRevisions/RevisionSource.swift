// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The source of a revision: a commit, or the files on the disk.
package enum RevisionSource: Hashable, Sendable {
  /// A commit, by its hash and the label that the user gave it.
  case commit(String, label: String)
  /// Files and folders of the working tree.
  case disk([String])

  /// The label of the revision.
  package var label: String {
    switch self {
    case .commit(_, let label): label
    case .disk(let paths): paths == ["."] ? "" : paths.joined(separator: ", ")
    }
  }
}
