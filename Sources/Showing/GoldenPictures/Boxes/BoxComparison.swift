// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PNGFiles

/// Where the ink of a drawing is, compared with a picture that was recorded elsewhere, such as in a simulator.
///
/// Letters that are drawn in another font differ in each pixel, and the boxes around the words are the same.
package struct BoxComparison: Sendable {
  /// Boxes are of the same thing if their edges are no further apart, in points.
  static let reach = 20.0

  /// A box of the recorded picture, and that of the drawing.
  package struct Pair: Hashable, Sendable {
    /// The box in the recorded picture.
    package var recorded: PictureBox

    /// The box in the drawing.
    package var drawn: PictureBox

    /// The greatest distance between two edges, in points.
    package var deviation: Double

    /// The mean colors of the box in the recorded picture.
    package var recordedColors: BoxColors

    /// The mean colors of the box in the drawing.
    package var drawnColors: BoxColors

    /// The greatest difference of the mean colors in a channel, in levels of 255.
    package var colorDeviation: Double { recordedColors.difference(to: drawnColors) }
  }

  /// The boxes that both have, in the order of the recorded picture.
  package private(set) var pairs: [Pair] = []

  /// The boxes that only the recorded picture has.
  package private(set) var missing: [PictureBox] = []

  /// The boxes that only the drawing has.
  package private(set) var added: [PictureBox]

  /// The columns and rows of the recorded picture, in pixels.
  package let recordedSize: (width: Int, height: Int)

  /// The columns and rows of the drawing, in pixels.
  package let drawnSize: (width: Int, height: Int)

  /// The color behind the ink of the recorded picture, from 0 to 255.
  package let recordedGround: SIMD3<Double>

  /// The color behind the ink of the drawing.
  package let drawnGround: SIMD3<Double>

  /// The number of pixels a point.
  package let scale: Double

  /// Compares a drawing with a recorded picture, in the area of the latter.
  ///
  /// Each box of the recorded picture, in order, takes the nearest box of the drawing that is left.
  package init(recorded: PixelImage, drawn: PixelImage, scale: Double) {
    self.scale = scale
    recordedSize = (recorded.width, recorded.height)
    drawnSize = (drawn.width, drawn.height)
    let ink = PictureInk(of: recorded, width: recorded.width, height: recorded.height)
    let drawnInk = PictureInk(of: drawn, width: recorded.width, height: recorded.height)
    (recordedGround, drawnGround) = (ink.ground, drawnInk.ground)
    added = drawnInk.boxes
    for box in ink.boxes {
      let nearest = added.indices.min { box.distance(to: added[$0]) < box.distance(to: added[$1]) }
      guard let nearest,
        case let deviation = Double(box.distance(to: added[nearest])) / scale,
        deviation <= Self.reach
      else {
        missing.append(box)
        continue
      }
      let other = added.remove(at: nearest)
      pairs.append(
        Pair(
          recorded: box, drawn: other, deviation: deviation,
          recordedColors: ink.colors(of: box), drawnColors: drawnInk.colors(of: other)))
    }
  }

  /// The greatest distance between edges of two boxes, in points; 0 without boxes.
  package var deviation: Double { pairs.map(\.deviation).max() ?? 0 }

  /// The greatest difference of mean colors, in levels of 255; 0 without boxes.
  package var colorDeviation: Double { pairs.map(\.colorDeviation).max() ?? 0 }

  /// The difference of the colors behind the ink, in levels of 255.
  package var groundDeviation: Double { BoxColors.difference(recordedGround, drawnGround) }

  /// By how much the sizes of the pictures differ, in points.
  package var sizeDeviation: Double {
    Double(
      max(
        abs(recordedSize.width - drawnSize.width), abs(recordedSize.height - drawnSize.height)))
      / scale
  }
}

/// How far a drawing may be from the recorded picture.
package struct AllowedDeviation: Hashable, Sendable {
  /// The greatest distance of edges, in points.
  package var points: Double

  /// The greatest difference of the mean color of a box, and of the ground, in a channel, in levels of 255.
  package var levels: Double

  /// Creates what is allowed.
  package init(points: Double = 1, levels: Double = 10) {
    self.points = points
    self.levels = levels
  }

  /// Whether boxes of two pictures differ by no more.
  package func holds(for pair: BoxComparison.Pair) -> Bool {
    pair.deviation <= points && pair.colorDeviation <= levels
  }

  /// Whether two pictures differ by no more: each has the boxes of the other, and the same size.
  package func holds(for comparison: BoxComparison) -> Bool {
    comparison.missing.isEmpty && comparison.added.isEmpty
      && comparison.sizeDeviation <= points && comparison.groundDeviation <= levels
      && comparison.pairs.allSatisfy { holds(for: $0) }
  }
}
