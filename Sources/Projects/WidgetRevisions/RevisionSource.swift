// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a comparison reads: a commit, or what is on the disk.
package enum RevisionSource: Hashable, Sendable {
  /// A commit, and what people call it.
  case commit(String, label: String)
  /// Files and folders of the working tree.
  case disk([String])

  /// What people call it.
  package var label: String {
    switch self {
    case .commit(_, let label): label
    case .disk(let paths): paths == ["."] ? "" : paths.joined(separator: ", ")
    }
  }
}
