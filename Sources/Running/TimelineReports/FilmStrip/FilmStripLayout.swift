// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Where the pictures of a film strip are: in rows, as large as a given height allows.
struct FilmStripLayout {
  /// The room for a caption under a picture.
  static let captionHeight = 24.0
  /// The room between two pictures.
  static let gap = 16.0
  /// The least width of a picture with its caption.
  private static let minimumCell = 54.0
  private static let scales = [1, 0.85, 0.7, 0.6, 0.5, 0.42, 0.35, 0.3, 0.25]

  /// The factor by which the pictures are scaled down.
  let scale: Double
  /// The upper left corners of the pictures.
  let origins: [Point]
  /// The height of all rows.
  let height: Double

  /// Lays pictures out.
  ///
  /// - Parameters:
  ///   - size: The largest of the pictures.
  ///   - count: How many there are.
  ///   - width: The room for a row.
  ///   - height: The height that is not to be exceeded, if the pictures can be made small enough.
  init(size: Size, count: Int, width: Double, height: Double) {
    func rows(_ scale: Double) -> (perRow: Int, cell: Double, height: Double) {
      let cell = max(size.width * scale, Self.minimumCell)
      let perRow = max(1, Int((width + Self.gap) / (cell + Self.gap)))
      let rowCount = Double((count + perRow - 1) / perRow)
      let row = size.height * scale + Self.captionHeight
      return (perRow, cell, rowCount * row + max(0, rowCount - 1) * Self.gap)
    }
    let scale = Self.scales.first { rows($0).height <= height } ?? Self.scales.last ?? 1
    let (perRow, cell, total) = rows(scale)
    let rowHeight = size.height * scale + Self.captionHeight + Self.gap
    self.scale = scale
    self.height = total
    origins = (0..<count).map { index in
      Point(
        x: Double(index % perRow) * (cell + Self.gap) + (cell - size.width * scale) / 2,
        y: Double(index / perRow) * rowHeight)
    }
  }
}
