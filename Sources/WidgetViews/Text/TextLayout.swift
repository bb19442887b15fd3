// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A text, laid out in a space.
package struct TextLayout: Sendable {
  /// The size of the lines, rounded up to pixels.
  package private(set) var size: Size

  /// The distance from the top to the baseline of the first line, in points.
  package private(set) var firstBaseline: Double

  /// The distance from the top to the baseline of the last line, in points.
  package private(set) var lastBaseline: Double

  /// The lines, relative to the upper left corner of the text.
  package private(set) var lines: [DisplayText.Line]

  /// Whether some of the text is not shown.
  package private(set) var isTruncated: Bool

  /// The part of its size in which the text is drawn.
  package private(set) var scaleFactor: Double

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - spans: The parts of the text.
  ///   - width: The width that there is; nil and infinity for any.
  ///   - height: The height that there is; nil and infinity for any.
  ///   - options: How it is laid out.
  package init(
    _ spans: [TextSpan], width: Double?, height: Double?, options: TextLayoutOptions
  ) {
    let font = spans.first?.font ?? ResolvedFont(size: 17)
    let string = spans.map(\.string).joined()
    let advance = Double(string.count) * font.size * 0.55
    let lineHeight = font.size * 2444 / 2048
    let baseline = font.size * 1950 / 2048
    func up(_ length: Double) -> Double {
      (length * options.displayScale).rounded(.up) / options.displayScale
    }
    size = Size(width: min(up(advance), width ?? .infinity), height: up(lineHeight))
    firstBaseline = baseline
    lastBaseline = baseline
    let run = DisplayText.Run(
      string: string, x: 0, width: advance, font: font, color: spans.first?.color ?? .clear)
    lines = [DisplayText.Line(baseline: Point(x: 0, y: baseline), width: advance, runs: [run])]
    isTruncated = advance > width ?? .infinity
    scaleFactor = 1
  }
}
