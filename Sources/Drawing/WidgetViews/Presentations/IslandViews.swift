// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The Dynamic Island with a view on each side of the camera.
///
/// Apple does not publish the margins: eight points from the round end are assumed, and none beside the camera.
nonisolated package struct CompactIsland: View {
  private static let margin = 8.0

  private let metrics: IslandMetrics
  private let leading: AnyView
  private let trailing: AnyView

  /// Creates the compact presentation of two views.
  package init(_ metrics: IslandMetrics, leading: AnyView, trailing: AnyView) {
    self.metrics = metrics
    self.leading = leading
    self.trailing = trailing
  }

  package var body: some View {
    HStack(spacing: 0) {
      leading.padding(.leading, Self.margin)
        .frame(width: metrics.sideWidth, height: IslandMetrics.height, alignment: .leading)
      Color.clear.frame(width: metrics.cameraWidth, height: IslandMetrics.height)
      trailing.padding(.trailing, Self.margin)
        .frame(width: metrics.sideWidth, height: IslandMetrics.height, alignment: .trailing)
    }
  }
}

/// The region of a view in the expanded Dynamic Island.
package enum IslandRegion: Hashable, Sendable {
  /// Beside the camera, at the side where reading begins.
  case leading
  /// Beside the camera, at the other side.
  case trailing
  /// Below the camera, between both sides.
  case center
  /// Below all other regions.
  case bottom
}

/// A view in a region of the expanded Dynamic Island.
package struct IslandPart {
  /// The region of the view.
  package var region: IslandRegion

  /// The priority among the regions; the one of the highest takes its width first.
  package var priority: Double

  /// Whether it goes below the camera if it is too wide beside it.
  package var isBelowIfTooWide: Bool

  /// The view that the part shows.
  package var view: AnyView

  /// Creates the part of a region.
  package init(
    _ region: IslandRegion, priority: Double, isBelowIfTooWide: Bool = false, view: AnyView
  ) {
    self.region = region
    self.priority = priority
    self.isBelowIfTooWide = isBelowIfTooWide
    self.view = view
  }
}

/// The expanded Dynamic Island.
nonisolated package struct ExpandedIsland: View {
  private let metrics: IslandMetrics
  private let margins: EdgeInsets
  private let parts: [IslandPart]

  /// The margins of the content, in points; assumed, as Apple does not publish them.
  package static let standardMargins = EdgeInsets(all: 16)

  /// Creates the expanded presentation of the views of its regions.
  package init(_ metrics: IslandMetrics, margins: EdgeInsets, parts: [IslandPart]) {
    self.metrics = metrics
    self.margins = margins
    self.parts = parts
  }

  package var body: some View {
    ExpandedIslandLayout(cameraWidth: metrics.cameraWidth, parts: parts) {
      ForEach(parts.indices, id: \.self) { index in
        // The views of a region are one above the other.
        VStack { parts[index].view }.layoutValue(key: IslandIndexKey.self, value: index)
      }
    }
    .padding(margins)
    .frame(width: metrics.expandedWidth, alignment: .top)
  }
}

/// The index of a part; one whose region shows nothing is not laid out.
private enum IslandIndexKey: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

/// The arrangement of the regions around the camera.
///
/// Source: Apple's documentation of `DynamicIslandExpandedRegion`: center is right below the camera, leading and trailing are beside it and
/// go on below it, bottom is below all of them. The distances between columns are assumed to be those of a stack.
private struct ExpandedIslandLayout: Layout {
  private static let spacing = 8.0

  let cameraWidth: Double
  let parts: [IslandPart]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let width = proposal.width ?? IslandMetrics.small.expandedWidth
    return Size(width: width, height: frames(of: subviews, in: width).map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
      subview.place(
        at: Point(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: frame.width, height: frame.height))
    }
  }

  /// The frames of the views, by their indexes: first those beside the camera, then the others.
  private func frames(of subviews: Subviews, in width: Double) -> [Rect] {
    var frames = subviews.map { _ in Rect(origin: .zero, size: .zero) }
    let regions = subviews.map { parts[$0[IslandIndexKey.self]] }
    let sides = regions.indices.filter { [.leading, .trailing].contains(regions[$0].region) }
      .sorted { regions[$0].priority > regions[$1].priority }
    // The width at each side that a view takes below the camera.
    var taken: [IslandRegion: Double] = [:]
    for index in sides {
      let (region, view) = (regions[index].region, subviews[index])
      let side = max(0, (width - cameraWidth) / 2)
      let isBelow =
        regions[index].isBelowIfTooWide && view.sizeThatFits(.unspecified).width > side
      let other = taken[region == .leading ? .trailing : .leading] ?? 0
      let size = view.sizeThatFits(
        ProposedViewSize(width: isBelow ? max(0, width - other) : side, height: nil))
      let y = isBelow ? IslandMetrics.height : 0
      frames[index] = Rect(
        origin: Point(x: region == .leading ? 0 : width - size.width, y: y), size: size)
      if y + size.height > IslandMetrics.height { taken[region] = size.width + Self.spacing }
    }
    for index in regions.indices where regions[index].region == .center {
      let (left, right) = (taken[.leading] ?? 0, taken[.trailing] ?? 0)
      let size = subviews[index].sizeThatFits(
        ProposedViewSize(width: max(0, width - left - right), height: nil))
      // In the middle of the island, as far as the sides leave it there.
      let x = min(max((width - size.width) / 2, left), max(left, width - right - size.width))
      frames[index] = Rect(origin: Point(x: x, y: IslandMetrics.height), size: size)
    }
    let above = max(frames.map(\.maxY).max() ?? 0, IslandMetrics.height)
    for index in regions.indices where regions[index].region == .bottom {
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
      frames[index] = Rect(origin: Point(x: (width - size.width) / 2, y: above), size: size)
    }
    return frames
  }
}
