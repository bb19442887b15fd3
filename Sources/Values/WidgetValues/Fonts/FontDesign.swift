// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Font {
  /// The designs of the system's font.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    /// San Francisco.
    case `default`
    /// New York: letters with serifs.
    case serif
    /// San Francisco with round ends.
    case rounded
    /// Letters that all have the same width.
    case monospaced
  }

  /// How wide the letters of the system's font are.
  public struct Width: Hashable, Sendable {
    /// The narrowest.
    public static let compressed = Width(-0.3)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)

    /// The width: 0 is the usual one, what is narrower is negative.
    public var value: Double

    /// Makes a width; what is not a number counts as the usual one.
    public init(_ value: Double) {
      self.value = value.isNaN ? 0 : min(max(-0.9, value), 2)
    }
  }

  /// How far the lines of a font are apart.
  public enum Leading: Hashable, Sendable {
    /// The font's own distance.
    case standard
    /// Closer to each other.
    case tight
    /// Farther apart.
    case loose
  }
}
