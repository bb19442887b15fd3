// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Spacing {
  /// The spacing that a text prefers whose largest font has the given size, in points.
  ///
  /// With h the height of a line of the font, d a tenth of it rounded up to a pixel, and L their sum: L less the ascent below other
  /// views, and above them the larger of L less the height of a capital, and d and the descent. Beside other views it prefers nothing.
  /// Source: OpenSwiftUI, `Text+Spacing.swift`, for apps linked against the SDK of iOS 17 or later. San Francisco has no line gap, so
  /// that texts one above the other touch (measured).
  static func text(fontSize: Double, pixels: Pixels) -> Spacing {
    let metrics = FontMetrics(size: fontSize)
    let tenth = pixels.roundedUp(metrics.lineHeight / 10)
    let line = metrics.lineHeight + tenth
    return Spacing(
      top: Edge(textToText: 0, aboveText: line - metrics.ascent),
      bottom: Edge(textToText: 0, belowText: max(line - metrics.capHeight, tenth + metrics.descent))
    )
  }

  /// The spacing that an SF Symbol prefers that is not resizable: it is close to text above and
  /// below it.
  ///
  /// Source: OpenSwiftUI, `ResolvedImage.swift`; the offset of its baseline is taken as 0.
  static let symbol = Spacing(
    top: Edge(textToText: 0, aboveText: 0), bottom: Edge(textToText: 0, belowText: 1))
}
