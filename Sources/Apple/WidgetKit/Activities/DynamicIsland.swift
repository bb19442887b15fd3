// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A Live Activity around the camera, which compiles and is not drawn.
@available(iOS 16.1, *)
public struct DynamicIsland {
  /// Describes the island.
  public init<Expanded, CompactLeading, CompactTrailing, Minimal>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () ->
      DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) where Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View {}

  /// Says what a tap opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Colors the line around the island.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Changes the distances around the content.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    self
  }
}

/// A shape of the island.
@available(iOS 16.1, *)
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  /// A circle, where there are two activities.
  public static let minimal = DynamicIslandMode(name: "minimal")

  /// Before the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")

  /// Behind the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")

  /// Around the camera, when it is touched.
  public static let expanded = DynamicIslandMode(name: "expanded")
}

/// The content of the large island.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedContent<Content> where Content: View {}

/// A part of the large island.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegion<Content> where Content: View {
  /// Describes a part.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// Where a part of the large island is.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")

  /// Behind the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")

  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")

  /// Below all others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Puts the parts of the large island together.
@available(iOS 16.1, *)
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
  /// A part.
  public static func buildExpression<Content>(
    _ content: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> where Content: View {
    DynamicIslandExpandedContent()
  }

  /// All parts.
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent()
  }

  /// Parts that are there on a condition.
  public static func buildOptional<Content>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content> where Content: View {
    DynamicIslandExpandedContent()
  }

  /// Parts of the first of two branches.
  public static func buildEither<Content>(
    first content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> where Content: View {
    DynamicIslandExpandedContent()
  }

  /// Parts of the second of two branches.
  public static func buildEither<Content>(
    second content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> where Content: View {
    DynamicIslandExpandedContent()
  }
}
