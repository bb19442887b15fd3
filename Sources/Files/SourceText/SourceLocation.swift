// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A location in a file by line and column, as users and editors name it.
public struct SourceLocation: Hashable, Sendable {
  /// The line, counted from 1.
  ///
  /// A line ends with LF or CRLF.
  public var line: Int

  /// The column, counted from 1, in UTF-8 bytes.
  public var column: Int

  /// Creates the location of the given line and column, both counted from 1.
  @inlinable
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
