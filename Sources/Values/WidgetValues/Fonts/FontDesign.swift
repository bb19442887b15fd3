// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Font {
  /// The designs of the system's font.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    /// The system's usual design, San Francisco.
    case `default`
    /// New York: letters with serifs.
    case serif
    /// San Francisco with round ends.
    case rounded
    /// Letters that all have the same width.
    case monospaced
  }

  /// The width of the letters of the system's font.
  public struct Width: Hashable, Sendable {
    /// The narrowest of the named widths.
    public static let compressed = Width(-0.3)
    /// Narrower than the standard width.
    public static let condensed = Width(-0.2)
    /// The system font's standard width.
    public static let standard = Width(0)
    /// Wider than the standard width.
    public static let expanded = Width(0.2)

    /// The width: 0 is the usual one, what is narrower is negative.
    public var value: Double

    /// Creates a width; what is not a number counts as the usual one.
    public init(_ value: Double) {
      self.value = value.isNaN ? 0 : min(max(-0.9, value), 2)
    }
  }

  /// The distance between the lines of a font.
  public enum Leading: Hashable, Sendable {
    /// The distance that the font itself gives.
    case standard
    /// Lines closer to each other than standard.
    case tight
    /// Lines farther apart than standard.
    case loose
  }
}
