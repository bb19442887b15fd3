// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// A custom layout with the types of SwiftUI: sizes and rectangles are Foundation's.
///
/// It refines the engine's layout protocol, which has its own sizes and rectangles.
public protocol Layout: WidgetViews.Layout {
  /// Returns the size of the container for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the subviews in the bounds of the container.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a guide in the container, in points; nil is that of the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a guide in the container, in points; nil is that of the subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Returns nil, which leaves the position to the subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns nil, which leaves the position to the subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns the size of the container in the type of the drawing engine.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size {
    Size(sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) as CGSize)
  }

  /// Places the subviews in bounds in the type of the drawing engine.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    placeSubviews(in: CGRect(bounds), proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Returns the position of a guide for the drawing engine; nil is that of the subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    let place: CGFloat? = explicitAlignment(
      of: guide, in: CGRect(bounds), proposal: proposal, subviews: subviews, cache: &cache)
    return place.double
  }

  /// Returns the position of a guide for the drawing engine; nil is that of the subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    let place: CGFloat? = explicitAlignment(
      of: guide, in: CGRect(bounds), proposal: proposal, subviews: subviews, cache: &cache)
    return place.double
  }
}

extension LayoutSubview {
  /// Returns the size of the subview for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(sizeThatFits(proposal) as Size)
  }

  /// Places the subview with its anchor at a point, and proposes a size to it.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    place(at: Point(position), anchor: anchor, proposal: proposal)
  }
}

/// A vertical stack that creates its views as they become visible: in a widget all of them at once.
nonisolated public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// Creates a vertical stack; pinned views are ignored, and nil spacing is the default.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing.double, content: content)
  }

  /// A vertical stack of the content.
  public var body: some View { stack }
}

/// A horizontal stack that creates its views as they become visible: in a widget all of them at
/// once.
nonisolated public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Creates a horizontal stack; pinned views are ignored, and nil spacing is the default.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing.double, content: content)
  }

  /// A horizontal stack of the content.
  public var body: some View { stack }
}

/// The views that stay visible during scrolling; it has no effect in a widget.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  /// The raw bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
