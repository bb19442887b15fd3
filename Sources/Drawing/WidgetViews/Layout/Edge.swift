// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A side of a rectangle, with respect to the side at which reading begins.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The side at which reading begins.
  case leading
  /// The bottom edge.
  case bottom
  /// The side at which reading ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The top edge as a set.
    public static let top = Set(rawValue: 1)

    /// The side at which reading begins.
    public static let leading = Set(rawValue: 2)

    /// The bottom edge as a set.
    public static let bottom = Set(rawValue: 4)

    /// The side at which reading ends.
    public static let trailing = Set(rawValue: 8)

    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]

    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]

    /// The top, the leading, the bottom and the trailing edge.
    public static let all: Set = [.horizontal, .vertical]

    /// The bits of the option set.
    public let rawValue: Int

    /// Creates a set of edges from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Creates the set of one edge.
    public init(_ edge: Edge) {
      self =
        switch edge {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }
  }
}
