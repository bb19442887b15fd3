// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A direction in which views are put one after the other.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From the leading to the trailing edge.
  case horizontal
  /// From the top to the bottom edge.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The axis from leading to trailing.
    public static let horizontal = Set(rawValue: 1)

    /// The axis from top to bottom.
    public static let vertical = Set(rawValue: 2)

    /// The bits of the option set.
    public let rawValue: Int

    /// Creates a set of axes from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// The axis at a right angle to this one.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
