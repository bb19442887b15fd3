// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The lengths of a presentation on a device, in points; the content decides where they are a range.
///
/// Source: Apple's Human Interface Guidelines, "Live Activities", specifications of December 16, 2025, for the widths of Live Activities on
/// screens of 393 and 430 points and on iPad, the heights, the radius of the Dynamic Island and the sizes of Apple Watch. Assumed are: on other
/// iPhones the Lock Screen's margins of those screens; the radius of the corners on the Lock Screen and on Apple Watch; all sizes of controls.
package struct PresentationExtent: Hashable, Sendable {
  /// The smallest and the largest width.
  package var width: ClosedRange<Double>

  /// The smallest and the largest height.
  package var height: ClosedRange<Double>

  /// The radius of the corners; at most half of a side.
  package var cornerRadius: Double

  /// The greatest width and the greatest height, in points.
  package var limit: Size { Size(width: width.upperBound, height: height.upperBound) }

  init(
    width: ClosedRange<Double>, height: ClosedRange<Double>, cornerRadius: Double
  ) {
    self.width = width
    self.height = height
    self.cornerRadius = cornerRadius
  }

  init(_ width: Double, _ height: ClosedRange<Double>, cornerRadius: Double) {
    self.init(width: width...width, height: height, cornerRadius: cornerRadius)
  }

  init(_ width: Double, _ height: Double, cornerRadius: Double) {
    self.init(width: width...width, height: height...height, cornerRadius: cornerRadius)
  }

  /// The canvas for content of a size.
  package func canvas(for content: Size, of presentation: WidgetPresentation) -> WidgetCanvas {
    let size = Size(
      width: min(max(content.width, width.lowerBound), width.upperBound),
      height: min(max(content.height, height.lowerBound), height.upperBound))
    return WidgetCanvas(
      family: presentation.family, size: size, contentMargins: EdgeInsets(all: 0),
      cornerRadius: min(cornerRadius, size.width / 2, size.height / 2))
  }
}

/// The Dynamic Island of a screen.
///
/// Source: Apple's Human Interface Guidelines, "Live Activities"; the width of the camera is what the sides leave of the compact width.
package struct IslandMetrics: Hashable, Sendable {
  /// The width while it is compact, in points.
  package let compactWidth: Double

  /// The largest width of a side of the camera while it is compact, in points.
  package let sideWidth: Double

  /// The width while it is expanded, in points.
  package let expandedWidth: Double

  /// The height while it is compact, in points.
  package static let height = 36.67

  /// The largest width while it is minimal, in points.
  package static let minimalWidth = 45.0

  /// The width of the camera in the middle, in points.
  package var cameraWidth: Double { compactWidth - 2 * sideWidth }

  static let small = IslandMetrics(compactWidth: 230, sideWidth: 52.33, expandedWidth: 371)
  static let large = IslandMetrics(compactWidth: 250, sideWidth: 62.33, expandedWidth: 408)
}

extension WidgetDevice {
  /// The screen on which Live Activities are shown if none is asked for: one with a Dynamic Island.
  package static let activityDefault =
    all.first { $0.identifier == "393x852" } ?? .default

  /// The Dynamic Island of the screen; nil for none.
  package var island: IslandMetrics? {
    switch identifier {
    case "393x852", "402x874": .small
    case "420x912", "430x932", "440x956": .large
    default: nil
    }
  }

  /// The lengths of a presentation on the device; nil if the device does not show it.
  package func extent(of presentation: WidgetPresentation) -> PresentationExtent? {
    switch presentation {
    case .activityLockScreen:
      lockScreenActivityWidth.map { PresentationExtent($0, 84...160, cornerRadius: 24) }
    case .activityStandBy:
      isPhone
        ? PresentationExtent(screenSize.height, screenSize.width, cornerRadius: 0) : nil
    case .activitySmall: PresentationExtent(184, 80.5, cornerRadius: 16)
    case .islandCompact:
      island.map { PresentationExtent($0.compactWidth, IslandMetrics.height, cornerRadius: 44) }
    case .islandMinimal:
      island.map { _ in
        PresentationExtent(
          width: IslandMetrics.height...IslandMetrics.minimalWidth,
          height: IslandMetrics.height...IslandMetrics.height, cornerRadius: 44)
      }
    case .islandExpanded:
      island.map { PresentationExtent($0.expandedWidth, 84...160, cornerRadius: 44) }
    case .controlSmall: PresentationExtent(68, 68, cornerRadius: 34)
    case .controlMedium: PresentationExtent(152, 68, cornerRadius: 34)
    case .controlLarge: PresentationExtent(152, 152, cornerRadius: 34)
    }
  }

  private var lockScreenActivityWidth: Double? {
    if isPhone { return screenSize.width - 22 }
    guard !isWatch else { return nil }
    switch max(screenSize.width, screenSize.height) {
    case 0: return nil
    case 1366...: return 500
    default: return 425
    }
  }

  private var isPhone: Bool { screenSize.width > 250 && screenSize.width < 500 }

  /// The size of the screen in portrait orientation, in points; zero for a device whose identifier does not say it.
  package var screenSize: Size {
    let lengths = identifier.split(separator: "x").compactMap { Double($0) }
    guard lengths.count == 2 else { return .zero }
    return Size(width: lengths[0], height: lengths[1])
  }
}
