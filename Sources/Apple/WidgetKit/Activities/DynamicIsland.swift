// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The views of a Live Activity in the Dynamic Island, which compile and are not drawn.
@available(iOS 16.1, *)
public struct DynamicIsland {
  /// Creates the content of the island; the closures are not called.
  public init<Expanded, CompactLeading, CompactTrailing, Minimal>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () ->
      DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) where Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View {}

  /// Sets the URL that a tap opens; it has no effect here.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Sets the color of the line around the island; it has no effect here.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Sets the content margins, in points; it has no effect here.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    self
  }
}

/// A presentation of the Dynamic Island.
@available(iOS 16.1, *)
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  /// The minimal presentation, used while several activities run.
  public static let minimal = DynamicIslandMode(name: "minimal")

  /// The leading side of the compact presentation.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")

  /// The trailing side of the compact presentation.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")

  /// The expanded presentation, shown after a touch and hold.
  public static let expanded = DynamicIslandMode(name: "expanded")
}

/// The content of the expanded presentation.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedContent<Content> where Content: View {}

/// A region of the expanded presentation.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegion<Content> where Content: View {
  /// Creates a region at a position; the content is not called.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// The position of a region in the expanded presentation.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  /// Beside the camera, on the leading side.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")

  /// Beside the camera, on the trailing side.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")

  /// Below the camera, in the center.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")

  /// Below all other regions.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// A result builder that combines the regions of the expanded presentation.
@available(iOS 16.1, *)
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
  /// Returns the content of a region.
  public static func buildExpression<Content>(
    _ content: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> where Content: View {
    DynamicIslandExpandedContent()
  }

  /// Combines the content of several regions.
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent()
  }

  /// Returns the content of an `if` without an `else`.
  public static func buildOptional<Content>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content> where Content: View {
    DynamicIslandExpandedContent()
  }

  /// Returns the content of the first branch.
  public static func buildEither<Content>(
    first content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> where Content: View {
    DynamicIslandExpandedContent()
  }

  /// Returns the content of the second branch.
  public static func buildEither<Content>(
    second content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> where Content: View {
    DynamicIslandExpandedContent()
  }
}
