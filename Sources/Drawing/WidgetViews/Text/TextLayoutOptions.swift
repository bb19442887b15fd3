// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The options by which a text is laid out, apart from its space.
package struct TextLayoutOptions: Hashable, Sendable {
  /// The most lines that it may have; nil for any number, and less than 1 counts as 1.
  package var lineLimit: Int?

  /// Whether the text always has the height of as many lines as its limit.
  package var reservesSpace: Bool

  /// The lines that it is always as high as, at least.
  package var leastLines = 0

  /// Whether its characters may come closer before something is not shown.
  package var allowsTightening = false

  /// Whether a line ends a character earlier where the last line would have one character alone.
  package var avoidsLoneCharacters = false

  /// The part of the last line that is truncated if the text does not fit.
  package var truncationMode: TextTruncationMode

  /// The smallest factor by which the text may be scaled so that it fits; at 1 or more it keeps its
  /// size.
  package var minimumScaleFactor: Double

  /// The alignment of the lines in the width of the text.
  package var alignment: TextAlignment

  /// The points that are added between two lines.
  package var lineSpacing: Double

  /// The pixels of a point.
  package var displayScale: Double

  /// The identifier of the language, such as `ja` or `zh-Hant`.
  package var locale: String

  /// The side at which reading begins.
  package var layoutDirection: LayoutDirection

  /// Creates options; those that are omitted are SwiftUI's.
  package init(
    lineLimit: Int? = nil, reservesSpace: Bool = false, truncationMode: TextTruncationMode = .tail,
    minimumScaleFactor: Double = 1, alignment: TextAlignment = .leading, lineSpacing: Double = 0,
    displayScale: Double = 3, locale: String = "en", layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.lineLimit = lineLimit
    self.reservesSpace = reservesSpace
    self.truncationMode = truncationMode
    self.minimumScaleFactor = minimumScaleFactor
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.displayScale = displayScale
    self.locale = locale
    self.layoutDirection = layoutDirection
  }

  /// The options with numbers that can be computed with.
  ///
  /// A scale that is not a positive number counts as 1, spacing that is none as 0, and a text is never smaller than a
  /// thousandth of its size.
  var normalized: TextLayoutOptions {
    var options = self
    if !(displayScale > 0 && displayScale < .infinity) { options.displayScale = 1 }
    if !(lineSpacing > 0 && lineSpacing < .infinity) { options.lineSpacing = 0 }
    options.minimumScaleFactor = minimumScaleFactor < 1 ? max(0.001, minimumScaleFactor) : 1
    return options
  }
}
