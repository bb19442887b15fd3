// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An error that a font file cannot be used.
package enum FontFileError: Error, Hashable, Sendable {
  /// The file does not begin as an OpenType font or a collection of them does.
  case noFont
  /// The collection has no font of this number.
  case noSuchFont(index: Int, count: Int)
  /// The file ends before a table does.
  case truncated(table: String)
  /// A table that is needed is missing.
  case missingTable(String)
  /// A table says what it cannot mean.
  case malformed(table: String)
  /// A glyph takes more steps than any real one does.
  case tooComplex(glyph: Int)
}
