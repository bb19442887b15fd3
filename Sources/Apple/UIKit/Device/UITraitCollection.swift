// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

/// Light or dark appearance, by its UIKit name.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The appearance is not specified.
  case unspecified
  /// Light appearance, with a light background.
  case light
  /// Dark appearance, with a dark background.
  case dark
}

/// Whether the user turned on Increase Contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The contrast is not specified.
  case unspecified = -1
  /// The user did not turn on Increase Contrast.
  case normal
  /// The user turned on Increase Contrast.
  case high
}

/// The size class of an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class is not specified.
  case unspecified
  /// The space is limited.
  case compact
  /// The space is ample.
  case regular
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind is not specified.
  case unspecified = -1
  /// A device with the interface of iPhone.
  case phone
  /// A device with the interface of iPad.
  case pad
  /// A device with the interface of Apple TV.
  case tv
  /// A screen with the interface of CarPlay.
  case carPlay
  /// A device with the interface of the Mac.
  case mac = 5
  /// A device with the interface of Apple Vision Pro.
  case vision
}

/// The traits of the context in which something is shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The specified traits; nil is not specified.
  struct Values: Hashable, Sendable {
    var userInterfaceStyle: UIUserInterfaceStyle?
    var accessibilityContrast: UIAccessibilityContrast?
    var displayScale: Double?
  }

  private let values: Values

  init(_ values: Values) {
    self.values = values
  }

  /// Creates traits with a light or dark appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    values = Values(userInterfaceStyle: userInterfaceStyle)
  }

  /// Creates traits with a scale in pixels per point.
  public init(displayScale: CGFloat) {
    values = Values(displayScale: displayScale)
  }

  /// Creates traits by merging others; later ones override earlier ones.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    values = traitCollections.reduce(into: Values()) { result, traits in
      result.userInterfaceStyle = traits.values.userInterfaceStyle ?? result.userInterfaceStyle
      result.accessibilityContrast =
        traits.values.accessibilityContrast ?? result.accessibilityContrast
      result.displayScale = traits.values.displayScale ?? result.displayScale
    }
  }

  /// The traits of the view that is being drawn; outside of views, those of default values.
  open class var current: UITraitCollection {
    let environment = WidgetViews.Environment(\.self).wrappedValue
    return UITraitCollection(
      Values(
        userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light,
        accessibilityContrast: environment.colorSchemeContrast == .increased ? .high : .normal,
        displayScale: environment.displayScale))
  }

  /// The appearance; light if it is not specified.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .light }

  /// The contrast; normal if it is not specified.
  open var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? .normal
  }

  /// The scale in pixels per point; 3 if it is not specified.
  open var displayScale: CGFloat { values.displayScale ?? 3 }

  /// The kind of the device: always a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Whether all traits that another collection specifies are the same here; true for nil.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let other = trait?.values else { return true }
    func agree<Value: Equatable>(_ path: KeyPath<Values, Value?>) -> Bool {
      other[keyPath: path].map { $0 == values[keyPath: path] } ?? true
    }
    return agree(\.userInterfaceStyle) && agree(\.accessibilityContrast)
      && agree(\.displayScale)
  }

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
