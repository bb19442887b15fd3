// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension UITraitCollection {
  /// Creates traits of a width, which is not kept.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traitsFrom: [])
  }
  /// Creates traits of a height, which is not kept.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(traitsFrom: []) }
  /// Creates traits of a device, which is not kept.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(traitsFrom: []) }
  /// Creates traits of a size of text, which is not kept.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(traitsFrom: [])
  }
  /// Creates traits of which none is specified.
  public convenience init(_ nothing: Void = ()) { self.init(traitsFrom: []) }
  /// How much space there is across; that of a phone.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// How much space there is along; that of a phone.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// The direction of the text.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  /// Whether force is measured.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// Whether colors differ from those of other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection.map {
      $0.userInterfaceStyle != userInterfaceStyle
        || $0.accessibilityContrast != accessibilityContrast
    } ?? true
  }
  /// Calls a function at once.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
}

/// The direction of the text.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// The direction is not known here.
  case unspecified = -1
  /// The direction in which views follow each other.
  case leftToRight, rightToLeft
}

/// Whether force is measured.
public enum UIForceTouchCapability: Int, Hashable, Sendable { case unknown, unavailable, available }

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
