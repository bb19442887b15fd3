// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

/// Whether the ground is light or dark, by UIKit's name.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// Whether the person asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// No.
  case normal
  /// Yes.
  case high
}

/// Whether there is much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// An Apple TV.
  case tv
  /// A car.
  case carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision
}

/// What the place is like where something is shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// What is said of the place; nil is not said.
  struct Values: Hashable, Sendable {
    var userInterfaceStyle: UIUserInterfaceStyle?
    var accessibilityContrast: UIAccessibilityContrast?
    var displayScale: Double?
  }

  private let values: Values

  init(_ values: Values) {
    self.values = values
  }

  /// Makes traits of a light or dark ground.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    values = Values(userInterfaceStyle: userInterfaceStyle)
  }

  /// Makes traits of a screen with so many pixels a point.
  public init(displayScale: CGFloat) {
    values = Values(displayScale: displayScale)
  }

  /// Makes traits of others, of which the last counts that says something.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    values = traitCollections.reduce(into: Values()) { result, traits in
      result.userInterfaceStyle = traits.values.userInterfaceStyle ?? result.userInterfaceStyle
      result.accessibilityContrast =
        traits.values.accessibilityContrast ?? result.accessibilityContrast
      result.displayScale = traits.values.displayScale ?? result.displayScale
    }
  }

  /// The traits of what is being drawn; where no view is, those of a light ground.
  open class var current: UITraitCollection {
    let environment = WidgetViews.Environment(\.self).wrappedValue
    return UITraitCollection(
      Values(
        userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light,
        accessibilityContrast: environment.colorSchemeContrast == .increased ? .high : .normal,
        displayScale: environment.displayScale))
  }

  /// Whether the ground is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .light }

  /// Whether the person asked for more contrast.
  open var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? .normal
  }

  /// The number of pixels a point.
  open var displayScale: CGFloat { values.displayScale ?? 3 }

  /// An iPhone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  static let lightAndDark = [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
  ]

  var appearance: ColorAppearance {
    var environment = EnvironmentValues()
    environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    environment.colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
    return environment.colorAppearance
  }
}
