// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetViews

/// The views of a Live Activity in the Dynamic Island.
@available(iOS 16.1, *)
public struct DynamicIsland {
  private let expanded: () -> [IslandPart]
  private let compactLeading: () -> AnyView
  private let compactTrailing: () -> AnyView
  private let minimal: () -> AnyView
  private var url: URL?
  private var keyline: Color?
  private var margins: [DynamicIslandMode: EdgeInsets] = [:]

  /// Creates the content of the island.
  ///
  /// - Parameters:
  ///   - expanded: A function that returns the regions of the expanded presentation.
  ///   - compactLeading: A function that returns the view at the leading side of the camera.
  ///   - compactTrailing: A function that returns the view at the trailing side of the camera.
  ///   - minimal: A function that returns the view of the minimal presentation.
  public init<Expanded, CompactLeading, CompactTrailing, Minimal>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () ->
      DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) where Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View {
    self.expanded = { expanded().parts }
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// Sets the URL that a tap opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    changing { $0.url = url }
  }

  /// Sets the color of the line around the island.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    changing { $0.keyline = color }
  }

  /// Sets the content margins of a presentation, in points; only those of the expanded one have an effect here.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    changing { island in
      var margins = island.margins[mode] ?? ExpandedIsland.standardMargins
      if edges.contains(.top) { margins.top = length }
      if edges.contains(.leading) { margins.leading = length }
      if edges.contains(.bottom) { margins.bottom = length }
      if edges.contains(.trailing) { margins.trailing = length }
      island.margins[mode] = margins
    }
  }

  private func changing(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
    var island = self
    change(&island)
    return island
  }
}

@available(iOS 16.1, *)
extension DynamicIsland {
  /// Returns the island in one of its presentations.
  func view(of presentation: WidgetPresentation, _ metrics: IslandMetrics) -> some View {
    Group {
      switch presentation {
      case .islandExpanded:
        ExpandedIsland(
          metrics, margins: margins[.expanded] ?? ExpandedIsland.standardMargins,
          parts: expanded())
      case .islandMinimal:
        minimal().frame(minWidth: IslandMetrics.height, minHeight: IslandMetrics.height)
      default:
        CompactIsland(metrics, leading: compactLeading(), trailing: compactTrailing())
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .background(Color.black)
    .overlay(keylineView(presentation))
    .widgetURL(url)
  }

  /// Both sides of the compact presentation in one view, as Apple Watch shows an activity without a view of its own.
  var combined: some View {
    HStack {
      compactLeading()
      Spacer(minLength: 0)
      compactTrailing()
    }
    .padding(12)
    .frame(maxHeight: .infinity, alignment: .bottom)
    .widgetURL(url)
  }

  /// The line around the island.
  ///
  /// Apple says that it is subtle; half of the opacity is assumed.
  @ViewBuilder private func keylineView(_ presentation: WidgetPresentation) -> some View {
    if let keyline {
      RoundedRectangle(cornerRadius: presentation == .islandExpanded ? 44 : 18.33)
        .strokeBorder(keyline.opacity(0.5), lineWidth: 1)
    }
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
