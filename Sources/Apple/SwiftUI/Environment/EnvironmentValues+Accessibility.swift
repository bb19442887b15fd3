// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What the user set of the system's accessibility, which is nothing here.

public import UIKit
public import WidgetViews

extension EnvironmentValues {
  /// Whether buttons have shapes; always false here.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether pictures move; always true here.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether flashing lights are dimmed; always false here.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether a switch controls the device; always false here.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether large content can be viewed; always false here.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether quick actions of a hand are used; always false here.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// What asks a screen for new values; nil, as a widget has no screen.
  public var refresh: RefreshAction? { nil }
}

/// Asks a screen for new values.
public struct RefreshAction: Sendable {
  /// Does nothing, as there is no screen.
  public func callAsFunction() async {}
}

extension ColorScheme {
  /// Creates the scheme of an appearance of UIKit; nil if it is not specified.
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  /// Creates the appearance of a scheme; not specified for none.
  public init(_ scheme: ColorScheme?) {
    self = scheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }
}
