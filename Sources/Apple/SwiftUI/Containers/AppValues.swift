// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A vertical edge: top or bottom.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The edge at the top.
    public static let top = Set(rawValue: 1)
    /// The edge at the bottom.
    public static let bottom = Set(rawValue: 2)
    /// The edges at the top and at the bottom.
    public static let all: Set = [.top, .bottom]

    /// The raw bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates the set of one edge.
    public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }
  }
}

/// A horizontal edge: leading or trailing.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The leading edge, at the start of reading.
  case leading
  /// The trailing edge, at the end of reading.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The edge at the start of reading.
    public static let leading = Set(rawValue: 1)
    /// The edge at the end of reading.
    public static let trailing = Set(rawValue: 2)
    /// The leading and the trailing edge.
    public static let all: Set = [.leading, .trailing]

    /// The raw bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates the set of one edge.
    public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }
  }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// The system decides whether they are visible.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// The indicators are visible.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// The indicators are hidden, unless the system requires them.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// The indicators are never visible.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether a text can be selected; in a widget no text can.
public protocol TextSelectability {}

/// The text can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// The text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
