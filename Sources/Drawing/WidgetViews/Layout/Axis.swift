// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A direction in which views are put one after the other.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// From leading to trailing.
    public static let horizontal = Set(rawValue: 1)

    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)

    /// The directions as bits.
    public let rawValue: Int

    /// Makes directions of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// The other direction.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
