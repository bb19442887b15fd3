// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A direction with a length, as Core Graphics has it.
public struct CGVector: Hashable, Sendable, Codable {
  /// The vector of no length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// The length along the horizontal axis.
  public var dx: CGFloat
  /// The length along the vertical axis.
  public var dy: CGFloat

  /// Creates a vector of no length.
  public init() { (dx, dy) = (0, 0) }

  /// Creates a vector from its lengths.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
