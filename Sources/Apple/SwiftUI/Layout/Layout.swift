// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// A layout of one's own, as SwiftUI has it: sizes and rectangles are Foundation's.
///
/// It is the engine's layout, whose sizes and rectangles are its own.
public protocol Layout: WidgetViews.Layout {
  /// The size of the container.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Puts the views into the container.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide of the container is; nil leaves it to the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a guide of the container is; nil leaves it to the views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Leaves it to the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Leaves it to the views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The size of the container, for the engine.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size {
    Size(sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) as CGSize)
  }

  /// Puts the views into the container, for the engine.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    placeSubviews(in: CGRect(bounds), proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Where a guide of the container is, for the engine.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Double? {
    let place: CGFloat? = explicitAlignment(
      of: guide, in: CGRect(bounds), proposal: proposal, subviews: subviews, cache: &cache)
    return place.double
  }

  /// Where a guide of the container is, for the engine.
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
  /// The size that the view chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(sizeThatFits(proposal) as Size)
  }

  /// Puts the view into the container.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    place(at: Point(position), anchor: anchor, proposal: proposal)
  }
}

/// A stack whose views are made when they are seen: in a widget all of them, at once.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// Puts views below each other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing.double, content: content)
  }

  /// A stack.
  public var body: some View { stack }
}

/// A stack whose views are made when they are seen: in a widget all of them, at once.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Puts views beside each other.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing.double, content: content)
  }

  /// A stack.
  public var body: some View { stack }
}

/// What stays in sight while a person scrolls, which nobody does in a widget.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  /// What stays, as bits.
  public let rawValue: UInt32

  /// Makes it of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
