// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// A size of zero width and zero height.
  public static let zero = Size(width: 0, height: 0)

  /// The horizontal length, in points.
  public var width: Double

  /// The vertical length, in points.
  public var height: Double

  /// Creates a size, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
