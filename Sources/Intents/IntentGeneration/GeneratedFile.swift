// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A file that was generated and is not on a disk yet.
public struct GeneratedFile: Hashable, Sendable {
  /// The name, relative to the folder of the output; it has no slash in it.
  public var path: String

  /// The text, with a line feed at its end.
  public var contents: String

  /// Creates a file from its path and its text.
  public init(path: String, contents: String) {
    self.path = path
    self.contents = contents
  }
}
