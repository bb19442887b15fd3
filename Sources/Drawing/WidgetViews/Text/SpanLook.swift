// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The attributes of a span other than its font and its color.
package struct SpanLook: Hashable, Sendable {
  /// A line under a text or through it.
  package struct Line: Hashable, Sendable {
    package var pattern: Text.LineStyle.Pattern
    /// The color of the span; nil for the color of the text.
    package var color: ResolvedColor?
  }

  /// The tracking: points that are added to the advance of each character.
  package var tracking = 0.0

  /// The distance by which the text is raised above the baseline, in points.
  package var baselineOffset = 0.0

  package var underline: Line?
  package var strikethrough: Line?

  /// The font that is measured with; nil for the system's.
  package var file: WidgetFont?

  /// An image that stands in the text: an index in the tree's images, -1 for none.
  package var image: Int32 = -1

  /// The size of the image, in points.
  package var imageSize = Size.zero

  /// How far the image reaches below the baseline, in points; only symbols do, other images stand on it.
  package var imageDrop = 0.0

  /// Whether something besides letters is drawn.
  var isMarked: Bool { underline != nil || strikethrough != nil || image >= 0 }
}
