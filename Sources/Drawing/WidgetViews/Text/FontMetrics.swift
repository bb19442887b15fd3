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
    tracking = Self.tracking(at: size) - Self.opticalNarrowing(at: size) * size
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

  /// By how much letters are narrower at large sizes, in em for each.
  ///
  /// The advances are those of small sizes. From 17 to 28 points, the letters of San Francisco change into those of large texts, which
  /// are narrower, and for which its tracking makes up in part.
  static func opticalNarrowing(at size: Double) -> Double {
    // Most texts are smaller, and need no table.
    size > 17 ? value(at: size, of: narrowings) : 0
  }

  /// By how much digits, and the points between them, are less narrower than letters, in em for each.
  static func digitWidening(at size: Double) -> Double {
    size > 17
      ? opticalNarrowing(at: size) * (1 - digitNarrowing / (narrowings.last?.value ?? 1)) : 0
  }

  /// By how much letters are narrower at a size, in em.
  ///
  /// From the ink of ten texts at 20, 22 and 34 points, in regular and bold, in pictures that a simulator of iOS 26 recorded. That they do not
  /// change above 28 points, where the axis of the font ends, is assumed.
  private static let narrowings: [(size: Double, value: Double)] = [
    (17, 0), (20, 0.0155), (22, 0.0308), (28, 0.0565),
  ]
  /// The same of digits at large sizes: from three texts at 30, 35 and 50 points in such pictures.
  private static let digitNarrowing = 0.025

  private static let verticalUnitsPerEm = 2048.0
  private static let ascent = 1950.0
  private static let descent = 494.0
  private static let capHeight = 1443.0

  /// The tracking of a size: the Human Interface Guidelines have one for most whole sizes.
  private static func tracking(at size: Double) -> Double {
    guard let smallest = trackings.first else { return 0 }
    // Below the table the tracking keeps its part of the size.
    return size <= smallest.size
      ? smallest.value * size / smallest.size : value(at: size, of: trackings)
  }

  /// The value of a size: between two of a table it is on the way from one to the other, and outside of it that of its end.
  private static func value(
    at size: Double, of table: [(size: Double, value: Double)]
  ) -> Double {
    guard let smallest = table.first, let largest = table.last else { return 0 }
    // A size that is no number is not larger, either.
    guard size > smallest.size else { return smallest.value }
    guard size < largest.size else { return largest.value }
    // Whole sizes up to 54 follow each other without a gap in the longest table.
    var index = min(Int(size - smallest.size), table.count - 2)
    while table[index].size > size { index -= 1 }
    while table[index + 1].size < size { index += 1 }
    let (low, high) = (table[index], table[index + 1])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}
