// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Edges of a rectangle, by the direction of the text.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits of a number.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge of the rectangle.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge at which a line begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge of the rectangle.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge at which a line ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges of the rectangle.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
