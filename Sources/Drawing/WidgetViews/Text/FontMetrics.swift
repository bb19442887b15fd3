// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The line heights and the tracking of a font: San Francisco's own numbers.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the top of a line to its baseline, in points.
  package let ascent: Double

  /// The distance from the baseline to the bottom of a line, in points.
  package let descent: Double

  /// The height of a capital letter, in points.
  package let capHeight: Double

  /// The tracking: points that are added to the advance of each character.
  package let tracking: Double

  /// The height of a line, in points, without a gap to the next one.
  package var lineHeight: Double { ascent + descent }

  /// The metrics of a size, in points; one that is negative, infinite or no number counts as 0.
  package init(size: Double) {
    let size = size > 0 && size < .infinity ? size : 0
    ascent = size * Self.ascent / Self.verticalUnitsPerEm
    descent = size * Self.descent / Self.verticalUnitsPerEm
    capHeight = size * Self.capHeight / Self.verticalUnitsPerEm
    tracking = Self.tracking(at: size) - Self.opticalNarrowing(at: size)
  }

  /// The metrics of a font at a size, in points.
  ///
  /// San Francisco's are those of all its designs and widths; that New York and the monospaced design have them is assumed. A font of a
  /// file has its own, and no tracking. Lines that are tight are 2 points lower and loose ones 2 points higher, half of that above the
  /// letters and half below; assumed from what is reported of UIKit's traits.
  package init(_ font: ResolvedFont, size: Double, file: WidgetFont?) {
    let usual = FontMetrics(size: size)
    let extra: Double =
      switch font.leading {
      case .standard: 0
      case .tight: -1
      case .loose: 1
      }
    let points = size > 0 && size < .infinity ? size : 0
    ascent = max(0, (file.map { $0.ascent * points } ?? usual.ascent) + extra)
    descent = max(0, (file.map { $0.descent * points } ?? usual.descent) + extra)
    capHeight = file.map { $0.capHeight * points } ?? usual.capHeight
    tracking =
      switch font.design {
      case _ where file != nil: 0
      case .monospaced: 0
      case .default: usual.tracking
      // The advances of these designs were measured, or assumed, at large sizes.
      default: Self.tracking(at: points)
      }
  }

  /// By how much letters are narrower at large sizes, in points for each.
  ///
  /// The advances are those of small sizes, and the letters of San Francisco become narrower from 20 to 28 points, for which its tracking
  /// makes up in part. Measured in pictures that a simulator of iOS 26 recorded: digits at 30 points are 0.031 of the size nearer to each
  /// other than with the tracking alone, at 35 points 0.038. How it grows between 20 and 28 is assumed.
  private static func opticalNarrowing(at size: Double) -> Double {
    size * 0.033 * min(max(0, (size - 20) / 8), 1)
  }

  private static let verticalUnitsPerEm = 2048.0
  private static let ascent = 1950.0
  private static let descent = 494.0
  private static let capHeight = 1443.0

  /// The tracking of a size: the Human Interface Guidelines have one for most whole sizes, and between two of them it is
  /// on the way from one to the other.
  private static func tracking(at size: Double) -> Double {
    guard let smallest = trackings.first, let largest = trackings.last else { return 0 }
    // Below the table the tracking keeps its part of the size.
    if size <= smallest.size { return smallest.points * size / smallest.size }
    if size >= largest.size { return largest.points }
    // Whole sizes up to 54 follow each other without a gap.
    var index = min(Int(size - smallest.size), trackings.count - 2)
    while trackings[index].size > size { index -= 1 }
    while trackings[index + 1].size < size { index += 1 }
    let (low, high) = (trackings[index], trackings[index + 1])
    let part = (size - low.size) / (high.size - low.size)
    return low.points + (high.points - low.points) * part
  }
}
