// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The distances that the system keeps between a widget's edges and its content.
///
/// Since iOS 17 the system keeps them unless the widget calls `contentMarginsDisabled()`; before, there are none. Apple's
/// Human Interface Guidelines give 16 points as the standard; on a Lock Screen 0 are measured.
public struct ContentMargins: Hashable, Sendable {
  /// The margins of iOS 17 and later: 16 points in system families, none in accessory families.
  public static let standard = ContentMargins(
    system: EdgeInsets(all: 16), accessory: EdgeInsets.zero)

  /// No margins: those of a widget that disables them, and of iOS before 17.
  public static let disabled = ContentMargins(
    system: EdgeInsets.zero, accessory: EdgeInsets.zero)

  /// The margins of the system families.
  public var system: EdgeInsets

  /// The margins of the accessory families.
  public var accessory: EdgeInsets

  /// Creates margins in points, one for the families of the Home Screen and one for accessories.
  public init(system: EdgeInsets, accessory: EdgeInsets) {
    self.system = system
    self.accessory = accessory
  }

  /// The margins of a family.
  public func insets(for family: WidgetFamily) -> EdgeInsets {
    family.isAccessory ? accessory : system
  }
}

extension WidgetSDK {
  /// The margins that the system keeps, given those that it keeps of a widget of the newest SDK.
  public func contentMargins(_ margins: ContentMargins = .standard) -> ContentMargins {
    separatesBackgrounds ? margins : .disabled
  }
}
