// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PNGFiles

extension PixelImage {
  /// Fewer pixels of ink are no box.
  private static let leastInk = 30

  /// Ink belongs together if so many columns lie between.
  private static let columnReach = 12

  /// Ink belongs together if so many rows lie between.
  private static let rowReach = 3

  /// The boxes around the ink of an area from the upper left corner: a word, an icon or a bar each.
  ///
  /// Ink differs by more than 60 levels of gray from the ground, which is the median. Each of its pixels reaches 12 columns and 3 rows
  /// in each direction; where these areas touch, it is one box, which encloses all ink in the rectangle around them.
  ///
  /// - Parameters:
  ///   - width: The columns of the area.
  ///   - height: The rows of the area.
  /// - Returns: The boxes, in the order of their first pixels.
  package func inkBoxes(width: Int, height: Int) -> [PictureBox] {
    guard width > 0, height > 0 else { return [] }
    let ink = InkRuns(self, width: width, height: height)
    let areas = ConnectedRuns(ink.grown(columns: Self.columnReach, rows: Self.rowReach)).areas
    return areas.compactMap { ink.box(in: $0, leastInk: Self.leastInk) }
  }
}

extension InkRuns {
  /// The box around all ink in an area; nil if there are fewer pixels of ink.
  fileprivate func box(in area: PictureBox, leastInk: Int) -> PictureBox? {
    var count = 0
    var box = PictureBox(left: area.right, top: area.bottom, right: area.left, bottom: area.top)
    for row in area.top..<area.bottom {
      for run in rows[row] {
        let (start, end) = (max(run.lowerBound, area.left), min(run.upperBound, area.right))
        guard start < end else { continue }
        count += end - start
        box.left = min(box.left, start)
        box.right = max(box.right, end)
        box.top = min(box.top, row)
        box.bottom = max(box.bottom, row + 1)
      }
    }
    return count >= leastInk ? box : nil
  }
}
