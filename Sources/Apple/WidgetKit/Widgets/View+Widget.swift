// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

nonisolated extension View {
  /// Adds a label beside a watch complication; it is drawn in a corner, where it follows the dial.
  @available(iOS 16.0, watchOS 9.0, macOS 13.0, *)
  public func widgetLabel<Label>(
    file: String = #fileID, line: Int = #line, @ViewBuilder label: () -> Label
  ) -> some View where Label: View {
    cornerLabel(at: "\(file):\(line)", label)
  }

  /// Adds a localized label beside a watch complication; it is drawn in a corner, where it follows the dial.
  @available(iOS 16.0, watchOS 9.0, macOS 13.0, *)
  public func widgetLabel(
    _ labelKey: LocalizedStringKey, file: String = #fileID, line: Int = #line
  ) -> some View {
    cornerLabel(at: "\(file):\(line)") { Text(labelKey) }
  }

  /// Adds a label from a localized resource beside a watch complication; it is drawn in a corner, where it follows the dial.
  @available(iOS 16.0, watchOS 9.0, macOS 13.0, *)
  @_disfavoredOverload
  public func widgetLabel(
    _ label: LocalizedStringResource, file: String = #fileID, line: Int = #line
  ) -> some View {
    cornerLabel(at: "\(file):\(line)") { Text(label) }
  }

  /// Adds a label that is not localized beside a watch complication; it is drawn in a corner, where it follows the dial.
  @available(iOS 16.0, watchOS 9.0, macOS 13.0, *)
  @_disfavoredOverload
  public func widgetLabel<S>(
    _ label: S, file: String = #fileID, line: Int = #line
  ) -> some View where S: StringProtocol {
    cornerLabel(at: "\(file):\(line)") { Text(verbatim: String(label)) }
  }

  /// Bends the content along the corner of a watch face.
  @available(iOS 17.0, watchOS 10.0, macOS 14.0, *)
  public func widgetCurvesContent(
    _ curvesContent: Bool = true, file: String = #fileID, line: Int = #line
  ) -> some View {
    curvesCornerContent(curvesContent, at: "\(file):\(line)")
  }

  /// Sets the background tint of a Live Activity; nil is that of the system.
  @available(iOS 16.1, *)
  public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }

  /// Sets the color of the system's button beside a Live Activity, which is not part of its picture.
  @available(iOS 16.1, *)
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

  /// Sets the vertical placement of a region in the expanded Dynamic Island; it counts as the last modifier of the region's view.
  @available(iOS 16.1, *)
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement)
    -> some View
  {
    PlacedRegionView(content: self, isBelowIfTooWide: verticalPlacement == .belowIfTooWide)
  }
}

/// The vertical placement of a region in the Dynamic Island.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let isBelow: Bool

  /// Beside the camera, even if the region is wide.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)

  /// Below the camera if the region is too wide.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}
