// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// The width, in points.
  public var width: Double

  /// The height, in points.
  public var height: Double

  /// Makes a size, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
