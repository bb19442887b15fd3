// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A line of a text: which characters it shows.
struct TextLine {
  /// What is written that the text does not have.
  enum Marker: String {
    /// Nothing.
    case none = ""
    /// What stands for characters that are not shown.
    case ellipsis = "…"
    /// What a soft hyphen becomes at the end of a line.
    case hyphen = "-"
  }

  /// The clusters before the marker.
  var head: Range<Int>
  /// What is written between head and tail.
  var marker = Marker.none
  /// The span in whose font the marker is written.
  var markerSpan = 0
  /// The width of the marker, in points.
  var markerWidth = 0.0
  /// The clusters behind the marker.
  var tail: Range<Int>
  /// The width of all, in points.
  var width = 0.0
  /// The distance from its top to its baseline, in points.
  var ascent = 0.0
  /// The distance from its baseline to its bottom, in points.
  var descent = 0.0

  /// Its height, in points.
  var height: Double { ascent + descent }
}
