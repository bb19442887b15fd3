// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A rectangle of pixels around the ink of a word, an icon or a bar.
package struct PictureBox: Hashable, Sendable {
  /// The first column of pixels, counted from 0.
  package var left: Int

  /// The first row of pixels, counted from 0.
  package var top: Int

  /// The column behind the last.
  package var right: Int

  /// The row below the last.
  package var bottom: Int

  /// Creates a box from its edges, in pixels.
  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The number of columns.
  package var width: Int { right - left }

  /// The number of rows.
  package var height: Int { bottom - top }

  /// The greatest distance between an edge and that of another box, in pixels.
  package func distance(to other: PictureBox) -> Int {
    max(
      max(abs(left - other.left), abs(top - other.top)),
      max(abs(right - other.right), abs(bottom - other.bottom)))
  }
}
