// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetViews

/// The content of the expanded presentation.
@available(iOS 16.1, *)
nonisolated public struct DynamicIslandExpandedContent<Content> where Content: View {
  let parts: [IslandPart]
}

/// A region of the expanded presentation.
@available(iOS 16.1, *)
nonisolated public struct DynamicIslandExpandedRegion<Content> where Content: View {
  fileprivate(set) var part: IslandPart

  /// Creates a region at a position.
  ///
  /// - Parameters:
  ///   - position: The position in the expanded presentation.
  ///   - priority: The priority among the regions; the highest one takes its width first.
  ///   - content: A function that returns the view of the region.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let view = content()
    part = IslandPart(
      position.region, priority: priority,
      isBelowIfTooWide: (view as? any PlacedRegion)?.isBelowIfTooWide == true,
      view: AnyView(view))
  }

  /// Sets margins of the region's content, in points; here they are inside of the margins of the island.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> {
    var region = self
    region.part.view = AnyView(part.view.padding(edges, length))
    return region
  }
}

/// The position of a region in the expanded presentation.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  let region: IslandRegion

  /// Beside the camera, on the leading side.
  public static let leading = DynamicIslandExpandedRegionPosition(region: .leading)

  /// Beside the camera, on the trailing side.
  public static let trailing = DynamicIslandExpandedRegionPosition(region: .trailing)

  /// Below the camera, in the center.
  public static let center = DynamicIslandExpandedRegionPosition(region: .center)

  /// Below all other regions.
  public static let bottom = DynamicIslandExpandedRegionPosition(region: .bottom)
}

/// A result builder that combines the regions of the expanded presentation.
@available(iOS 16.1, *)
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
  /// Returns the content of a region.
  public static func buildExpression<Content>(
    _ content: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> where Content: View {
    DynamicIslandExpandedContent(parts: [content.part])
  }

  /// Returns content that was built elsewhere, as by a function with this builder.
  public static func buildExpression<Content>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> where Content: View { content }

  /// Combines the content of several regions.
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    var parts: [IslandPart] = []
    repeat parts.append(contentsOf: (each content).parts)
    return DynamicIslandExpandedContent(parts: parts)
  }

  /// Returns the content of an `if` without an `else`.
  public static func buildOptional<Content>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content> where Content: View {
    content ?? DynamicIslandExpandedContent(parts: [])
  }

  /// Returns the content of the first branch.
  public static func buildEither<Content>(
    first content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> where Content: View {
    DynamicIslandExpandedContent(parts: content.parts)
  }

  /// Returns the content of the second branch.
  public static func buildEither<Content>(
    second content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> where Content: View {
    DynamicIslandExpandedContent(parts: content.parts)
  }
}

/// The view of a region that says where it goes.
protocol PlacedRegion {
  /// Whether it goes below the camera if it is too wide beside it.
  var isBelowIfTooWide: Bool { get }
}

/// A view with its vertical placement in the expanded presentation.
nonisolated struct PlacedRegionView<Content: View>: View, PlacedRegion {
  let content: Content
  let isBelowIfTooWide: Bool

  var body: some View { content }
}
