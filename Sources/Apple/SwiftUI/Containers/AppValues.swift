// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An upper or a lower edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper one.
  case top
  /// The lower one.
  case bottom

  /// Some of both.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The upper one.
    public static let top = Set(rawValue: 1)
    /// The lower one.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]

    /// Which, as bits.
    public let rawValue: Int8

    /// Makes it of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
  }
}

/// A leading or a trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// Where reading begins.
  case leading
  /// Where it ends.
  case trailing
}

/// Whether the marks of scrolling are seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Seen.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not seen.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never seen.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Which keys a person sees, who cannot type in a widget.
public enum UIKeyboardType: Int, Sendable {
  /// All.
  case `default`
  /// Digits.
  case numberPad = 4
  /// Digits and a point.
  case decimalPad = 8
}

/// Whether a text can be selected, which none can in a widget.
public protocol TextSelectability {}

/// It can.
public struct EnabledTextSelectability: TextSelectability {}

/// It cannot.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// It can.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// It cannot.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
