// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The pictures of the samples: food and faces, drawn for this project.
package enum SamplePictures {
  /// The picture of a name; nil if there is none.
  package static func named(_ name: String) -> ImageAsset? { all[name] }

  /// The names of all pictures, sorted.
  package static var names: [String] { all.keys.sorted() }

  private static let all: [String: ImageAsset] = [
    "curry": curry, "ramen": ramen, "salad": salad, "pancakes": pancakes, "omurice": omurice,
    "pizza": pizza, "pudding": pudding, "cat": cat, "bear": bear, "rabbit": rabbit,
    "penguin": penguin,
  ].mapValues(\.asset)

  /// Points on a circle at equal angles, the first at an angle from the top.
  static func ring(
    _ count: Int, _ radius: Double, x: Double = 50, y: Double = 50, from start: Double = 0
  ) -> [(x: Double, y: Double)] {
    (0..<count).map {
      Turn(degrees: start + 360 * Double($0) / Double(count))
        .point(on: radius, around: Point(x: x, y: y))
    }
  }
}
