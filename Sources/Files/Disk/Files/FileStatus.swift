// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The kind of file at a path.
package enum FileStatus: Hashable, Sendable {
  /// A file, or a link to one; also what the permissions hide, as reading it will say so.
  case file
  /// A folder, or a link to one.
  case folder
  /// There is nothing, or a broken link.
  case nothing
}
