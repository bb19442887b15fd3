// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A presentation of a Live Activity or of a control, in which the system shows it.
///
/// A widget has families instead.
package enum WidgetPresentation: String, CaseIterable, Hashable, Sendable {
  /// A Live Activity on the Lock Screen, and as a banner.
  case activityLockScreen
  /// A Live Activity that fills the screen in StandBy.
  case activityStandBy
  /// A Live Activity in the Smart Stack of Apple Watch.
  case activitySmall
  /// Both sides of the camera in the Dynamic Island.
  case islandCompact
  /// The circle in the Dynamic Island, beside another activity.
  case islandMinimal
  /// The open Dynamic Island, after a touch and hold.
  case islandExpanded
  /// A control in the smallest size of Control Center: its symbol.
  case controlSmall
  /// A control in two columns of Control Center: its symbol, title and value.
  case controlMedium
  /// A control in two columns and two rows of Control Center.
  case controlLarge

  /// The presentations of a Live Activity.
  package static let activity: [WidgetPresentation] = [
    .activityLockScreen, .islandCompact, .islandMinimal, .islandExpanded, .activitySmall,
    .activityStandBy,
  ]

  /// The presentations of a control.
  package static let control: [WidgetPresentation] = [.controlSmall, .controlMedium, .controlLarge]

  /// The family whose rules hold for links: only large presentations have several.
  package var family: WidgetFamily {
    switch self {
    case .activityLockScreen, .activityStandBy, .islandExpanded: .systemMedium
    case .activitySmall, .islandCompact, .islandMinimal, .controlSmall, .controlMedium,
      .controlLarge:
      .systemSmall
    }
  }

  /// Whether the system shows it above black, whatever the appearance.
  package var isAlwaysDark: Bool {
    switch self {
    case .activityStandBy, .activitySmall, .islandCompact, .islandMinimal, .islandExpanded: true
    case .activityLockScreen, .controlSmall, .controlMedium, .controlLarge: false
    }
  }
}

/// A presentation on a device, for the views that arrange its content.
package struct ShownPresentation: Hashable, Sendable {
  /// The presentation that is shown.
  package var presentation: WidgetPresentation

  /// The device that shows it.
  package var device: WidgetDevice

  /// Creates a presentation on a device.
  package init(_ presentation: WidgetPresentation, on device: WidgetDevice) {
    self.presentation = presentation
    self.device = device
  }

  /// The lengths on the device; nil if it does not show the presentation.
  package var extent: PresentationExtent? { device.extent(of: presentation) }
}
