// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A place between the leading and the trailing side.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The side at which reading begins.
  public static let leading = HorizontalAlignment(guide: .leading)

  /// The side at which the line under a row of a list begins: that at which reading begins, as no list asks for another.
  public static let listRowSeparatorLeading = leading

  /// The side at which the line under a row of a list ends: that at which reading ends, as no list asks for another.
  public static let listRowSeparatorTrailing = trailing

  /// The horizontal center of the view.
  public static let center = HorizontalAlignment(guide: .horizontalCenter)

  /// The side at which reading ends.
  public static let trailing = HorizontalAlignment(guide: .trailing)

  package let guide: Guide
}

/// A place between the upper and the lower side.
public struct VerticalAlignment: Hashable, Sendable {
  /// The top edge of the view.
  public static let top = VerticalAlignment(guide: .top)

  /// The vertical center of the view.
  public static let center = VerticalAlignment(guide: .verticalCenter)

  /// The bottom edge of the view.
  public static let bottom = VerticalAlignment(guide: .bottom)

  /// The line on which the first line of text stands; the lower side of a view without text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)

  /// The line on which the last line of text stands; the lower side of a view without text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)

  package let guide: Guide
}

/// A place in both directions.
public struct Alignment: Hashable, Sendable {
  /// The center of the view, horizontally and vertically.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// The upper corner at which reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// The upper corner at which reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// The lower corner at which reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// The lower corner at which reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The horizontal center, on the line on which the first line of text stands.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)

  /// The horizontal center, on the line on which the last line of text stands.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)

  /// The side at which reading begins, on the line on which the first line of text stands.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)

  /// The side at which reading begins, on the line on which the last line of text stands.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)

  /// The side at which reading ends, on the line on which the first line of text stands.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)

  /// The side at which reading ends, on the line on which the last line of text stands.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// The place between the leading and the trailing side.
  public var horizontal: HorizontalAlignment

  /// The place between the upper and the lower side.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a horizontal and a vertical one.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
