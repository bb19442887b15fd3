// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A side of a rectangle, with respect to the side at which reading begins.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The side at which reading begins.
  case leading
  /// The lower side.
  case bottom
  /// The side at which reading ends.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The upper side.
    public static let top = Set(rawValue: 1)

    /// The side at which reading begins.
    public static let leading = Set(rawValue: 2)

    /// The lower side.
    public static let bottom = Set(rawValue: 4)

    /// The side at which reading ends.
    public static let trailing = Set(rawValue: 8)

    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]

    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]

    /// All sides.
    public static let all: Set = [.horizontal, .vertical]

    /// The sides as bits.
    public let rawValue: Int

    /// Makes sides of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }
}
