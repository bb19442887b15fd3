// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A file or folder that a search came upon and did not look at.
package struct PassedOver: Hashable, Sendable {
  /// The reason why a path was skipped.
  package enum Reason: Hashable, Sendable {
    /// The name begins with a full stop.
    case hidden
    /// The name is one of folders with other projects' or generated files.
    case name
    /// The path is a link to a folder.
    case link
    /// A pattern of a `.gitignore` file says so.
    case ignored(file: FilePath, line: Int, pattern: String)
    /// A pattern of the configuration says so.
    case excluded(PathPattern)
  }

  /// The path that was skipped.
  package let path: FilePath

  /// Whether the path is that of a folder.
  package let isFolder: Bool

  /// The reason for skipping it.
  package let reason: Reason

  /// Creates a record of a skipped path.
  package init(path: FilePath, isFolder: Bool, reason: Reason) {
    self.path = path
    self.isFolder = isFolder
    self.reason = reason
  }
}

extension PassedOver {
  /// The reason in words, behind the path: `is ignored by .gitignore:3 ('build/')`.
  package var words: String {
    switch reason {
    case .hidden: "is hidden"
    case .name: "is skipped because of its name"
    case .link: "is a link to a folder"
    case .ignored(let file, let line, let pattern):
      "is ignored by \(named(file)):\(line) ('\(pattern)')"
    case .excluded(let pattern): "is excluded by \(pattern.place ?? "the configuration")"
    }
  }

  /// The path of a file that is named beside this one: absolute if this one is, and else from the current folder.
  private func named(_ file: FilePath) -> String {
    path.isAbsolute ? file.text : PathBase(FilePath(".")).path(of: file.text)
  }
}
