// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension UITraitCollection {
  /// Creates traits of a width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontalSizeClass: horizontalSizeClass))
  }
  /// Creates traits of a height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(verticalSizeClass: verticalSizeClass))
  }
  /// Creates traits of a kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Values(userInterfaceIdiom: userInterfaceIdiom))
  }
  /// Creates traits of a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(preferredContentSizeCategory: preferredContentSizeCategory))
  }
  /// Creates traits of a direction of the text.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(layoutDirection: layoutDirection))
  }
  /// Creates traits of a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Values(accessibilityContrast: accessibilityContrast))
  }
  /// Creates traits of a weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Values(legibilityWeight: legibilityWeight))
  }
  /// Creates traits of a level above other content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Values(userInterfaceLevel: userInterfaceLevel))
  }
  /// Creates traits of the colors that a screen can show.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(Values(displayGamut: displayGamut))
  }

  /// How much space there is across; that of a phone if it is not specified.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .compact
  }
  /// How much space there is along; that of a phone if it is not specified.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .regular }
  /// The direction of the text; from left to right if it is not specified.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .leftToRight
  }
  /// Whether text is to be bolder; not so if it is not specified.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .regular }
  /// Whether it is above other content; not so if it is not specified.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .base }
  /// The colors that the screen can show; those of Display P3 if they are not specified, as of a phone.
  public var displayGamut: UIDisplayGamut { values.displayGamut ?? .P3 }
  /// Whether force is measured.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// Whether the window is active, which is never known of a widget.
  public var activeAppearance: UIUserInterfaceActiveAppearance { .unspecified }
  /// Whether colors differ from those of other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection.map {
      $0.userInterfaceStyle != userInterfaceStyle
        || $0.accessibilityContrast != accessibilityContrast
        || $0.userInterfaceLevel != userInterfaceLevel || $0.displayGamut != displayGamut
    } ?? true
  }
  /// A configuration of images for these traits.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(values) }
}

/// What has traits of its environment.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of it.
  var traitCollection: UITraitCollection { get }
  /// Is told of what happens, which is nothing here.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What is told of changed traits, which never change here.
@MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {}

/// A trait of what is shown.
public protocol UITraitDefinition {}

/// A trait of what is shown.
public typealias UITrait = any UITraitDefinition.Type
/// Whether it is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}

/// How much space there is across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}

/// How much space there is along.
public enum UITraitVerticalSizeClass: UITraitDefinition {}

/// The size of text.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// The pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {}

/// The direction of the text.
public enum UITraitLayoutDirection: UITraitDefinition {}

/// Whether contrast is increased.
public enum UITraitAccessibilityContrast: UITraitDefinition {}

/// Whether it is above others.
public enum UITraitUserInterfaceLevel: UITraitDefinition {}

/// The kind of the device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}

/// Whether the window is active.
public enum UITraitActiveAppearance: UITraitDefinition {}

/// What was said about changed traits.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

private final class Registration: NSObject, UITraitChangeRegistration {}

extension UITraitChangeObservable {
  /// Keeps nothing, as no trait changes here.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }
  /// Keeps nothing, as no trait changes here.
  @discardableResult public func registerForTraitChanges<Observable: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }
  /// Keeps nothing, as no trait changes here.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  /// Keeps nothing, as no trait changes here.
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  { Registration() }
  /// Does nothing, as a widget has no screen.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}

extension UIWindowScene: UITraitChangeObservable {}
