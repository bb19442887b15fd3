// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension View {
  /// Puts a text beside a widget in the corner of a watch face, of which a phone shows nothing.
  @available(iOS 16.0, watchOS 9.0, macOS 13.0, *)
  public func widgetLabel<Label>(@ViewBuilder label: () -> Label) -> some View where Label: View {
    self
  }

  /// Puts a text beside a widget in the corner of a watch face, of which a phone shows nothing.
  @available(iOS 16.0, watchOS 9.0, macOS 13.0, *)
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Puts a text beside a widget in the corner of a watch face, of which a phone shows nothing.
  @available(iOS 16.0, watchOS 9.0, macOS 13.0, *)
  @_disfavoredOverload
  public func widgetLabel<S>(_ label: S) -> some View where S: StringProtocol { self }

  /// Bends the content along the corner of a watch face; no phone has one.
  @available(iOS 17.0, watchOS 10.0, macOS 14.0, *)
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Names what is tapped in a Live Activity.
  @available(iOS 16.1, *)
  public func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// Colors the system's own texts of a Live Activity.
  @available(iOS 16.1, *)
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

  /// Moves the region of a Dynamic Island down, so that it goes on below the camera.
  @available(iOS 16.1, *)
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement)
    -> some View
  {
    self
  }
}

/// Where a region of a Dynamic Island is.
@available(iOS 16.1, *)
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let isBelow: Bool

  /// Beside the camera.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)

  /// Below the camera where it is too wide.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}
