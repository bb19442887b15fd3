// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A text, laid out in a space.
///
/// Its rules, where they were found out in SwiftUI:
/// - A line is as high as San Francisco's ascent and descent, 2444 parts of 2048 of the size; the heights are summed up, and
///   the sum is rounded up to a pixel. The width is that of the widest line, rounded up too, never that of the space,
///   except if a line is wider than it and cut off there.
/// - The first baseline is rounded to the nearest pixel; those of other lines are moved as far as the first, then rounded up.
/// - The height of the space limits the number of lines, but there is always one.
/// - A text that may be smaller is drawn in the largest size of ``scaleSteps`` at which nothing of it is omitted, no word is broken, and its
///   line is not higher than the space.
///
/// Where nothing is published: text of no characters is one line high; a newline at the end adds no line; spaces before
/// `…` are omitted; and `allowsTightening` comes before a smaller size. The order of characters inside a line is left to what
/// draws it: spans of a text in Arabic or Hebrew go from right to left, and each span keeps its own order.
package struct TextLayout: Sendable {
  /// The step to which a smaller size is rounded down, in points: sizes are whole quarters.
  ///
  /// Three texts of 11 points in a simulator's picture are as wide as at 10, 9.75 and 7.5 points, each the largest quarter that fits.
  package static let sizeStep = 0.25

  /// The number of steps from the smallest factor to 1 in which a smaller size is searched, by halving them seven times.
  ///
  /// In a simulator's pictures, texts of 1,300 points with a factor from 0.001 on, in squares of 72 and 40.5 points, are as high as at 5, 3 and
  /// 1 of 128 steps: 52, 31.7 and 11.4 points. The next step does not fit, for the last because it breaks the word; sizes between them would.
  package static let scaleSteps = 128

  /// By how much characters come closer to each other in a step, in em; and the number of steps.
  ///
  /// Assumed of the 5 % by which TextKit's paragraphs are tightened at most.
  static let tighteningStep = 0.01
  static let tighteningSteps = 5

  /// The size of the lines, rounded up to pixels.
  package let size: Size

  /// The distance from the top to the baseline of the first line, in points.
  package let firstBaseline: Double

  /// The distance from the top to the baseline of the last line, in points.
  package let lastBaseline: Double

  /// Whether some of the text is not shown.
  package let isTruncated: Bool

  /// The part of its size in which the text is drawn.
  package let scaleFactor: Double

  let composer: TextComposer

  /// Breaks a text into lines and measures them.
  ///
  /// - Parameters:
  ///   - spans: The parts of the text.
  ///   - width: The width that there is, in points; nil and infinity for any.
  ///   - height: The height that there is, in points; nil and infinity for any.
  ///   - options: How it is laid out.
  package init(
    _ spans: [TextSpan], width: Double?, height: Double?, options: TextLayoutOptions
  ) {
    self.init(
      MeasuredText(spans, locale: options.locale), width: width, height: height, options: options)
  }

  /// Lays out a text that is measured already, as ``init(_:width:height:options:)`` does.
  package init(
    _ text: MeasuredText, width: Double?, height: Double?, options: TextLayoutOptions
  ) {
    let options = options.normalized
    let width = Self.space(width)
    let height = Self.space(height)
    (composer, scaleFactor) = Self.compose(text, width: width, height: height, options: options)
    isTruncated = composer.isTruncated

    func roundedUp(_ length: Double) -> Double {
      // Sums are not exact: a width of 20 pixels must not become one of 21.
      ((length * options.displayScale) - TextComposer.tolerance).rounded(.up) / options.displayScale
    }
    let lines = composer.lines
    let gaps = options.lineSpacing * Double(max(lines.count - 1, 0))
    var contentHeight = lines.reduce(0) { $0 + $1.height } + gaps
    let least = max(options.leastLines, options.reservesSpace ? options.lineLimit ?? 0 : 0)
    if least > lines.count, let font = composer.metrics.first?.font {
      contentHeight += (font.lineHeight + options.lineSpacing) * Double(least - lines.count)
    }
    let widest = lines.reduce(0) { max($0, $1.width) }
    size = Size(
      width: max(0, roundedUp(min(widest, width))), height: max(0, roundedUp(contentHeight)))

    let baselines = Self.baselines(of: lines, options: options)
    firstBaseline = baselines.first ?? 0
    lastBaseline = baselines.last ?? 0
  }

  /// The length of a space: what is not a number counts as not given, and what is negative as none.
  private static func space(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .infinity }
    return max(0, length)
  }

  /// Lays out a text in the largest size at which nothing is omitted, and if there is none in the smallest.
  private static func compose(
    _ text: MeasuredText, width: Double, height: Double, options: TextLayoutOptions
  ) -> (TextComposer, scale: Double) {
    func attempt(_ scale: Double, tightening: Double = 0) -> TextComposer {
      TextComposer(
        text, width: width, height: height, options: options, scale: scale, tightening: tightening)
    }
    // A single line is never omitted, but it is too large where it is higher than the space.
    func fits(_ composer: TextComposer) -> Bool {
      guard !composer.isTruncated else { return false }
      guard height < .infinity, composer.lines.count == 1 else { return true }
      return composer.lines[0].height <= height + TextComposer.tolerance
    }
    let full = attempt(1)
    let minimum = options.minimumScaleFactor
    if full.isTruncated, options.allowsTightening {
      for step in 1...tighteningSteps {
        let tight = attempt(1, tightening: Double(step) * tighteningStep)
        if !tight.isTruncated { return (tight, 1) }
      }
    }
    guard minimum < 1, !fits(full) else { return (full, 1) }
    let size = text.spans.reduce(0) { max($0, $1.font.size) }
    guard size > 0 else { return (full, 1) }
    let least = attempt(minimum)
    guard fits(least) else { return (least, minimum) }
    // Where words are broken at any size, they may be.
    let keepsWords = !least.breaksWord
    // The fewer steps, the more fits: a binary search for the most.
    var (steps, tooMany) = (0, scaleSteps)
    var best = (least, scale: minimum)
    while tooMany - steps > 1 {
      let middle = (steps + tooMany) / 2
      let part = minimum + (1 - minimum) * Double(middle) / Double(scaleSteps)
      let quarters = (part * size / sizeStep + TextComposer.tolerance).rounded(.down)
      let scale = max(minimum, quarters * sizeStep / size)
      let composer = attempt(scale)
      if fits(composer), !(keepsWords && composer.breaksWord) {
        steps = middle
        best = (composer, scale)
      } else {
        tooMany = middle
      }
    }
    return best
  }
}
