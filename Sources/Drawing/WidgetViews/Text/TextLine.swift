// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A line of a text: which characters it shows.
struct TextLine {
  /// Characters that a line shows and its text does not have.
  enum Marker: String {
    /// The line has no marker.
    case none = ""
    /// The ellipsis in place of characters that are not shown.
    case ellipsis = "…"
    /// The hyphen that a soft hyphen becomes at the end of a line.
    case hyphen = "-"
  }

  /// The clusters before the marker.
  var head: Range<Int>
  /// The marker between head and tail.
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
