// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The distances from the edges of a rectangle to what is inside, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Insets of zero at each edge.
  public static let zero = EdgeInsets(all: 0)

  /// The distance from the upper edge.
  public var top: Double

  /// The distance from the edge where reading begins.
  public var leading: Double

  /// The distance from the lower edge.
  public var bottom: Double

  /// The distance from the edge where reading ends.
  public var trailing: Double

  /// Creates insets from the distance at each edge, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets that are the same at all edges, in points.
  public init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }
}
