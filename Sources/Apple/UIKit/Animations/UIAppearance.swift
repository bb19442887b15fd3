// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What contains things whose looks are set.
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}

/// What has a look for all of its kind, which is not kept here.
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  static func appearance() -> Self
  /// Is asked for this by the system, which never happens here.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns a view whose look has no effect on others.
  public static func appearance() -> Self { make() }
  /// Returns a view whose look has no effect on others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { make() }
  /// Returns a view whose look has no effect on others.
  public static func appearance(for trait: UITraitCollection) -> Self { make() }
  private static func make() -> Self {
    guard let view = Self(coder: NSCoder()) else { fatalError("\(Self.self) needs an archive") }
    return view
  }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarItem {
  /// Returns an item whose look has no effect on others.
  public static func appearance() -> Self { make() }
  /// Returns an item whose look has no effect on others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { make() }
  private static func make() -> Self {
    guard let item = Self(coder: NSCoder()) else { fatalError("\(Self.self) needs an archive") }
    return item
  }
  /// Does nothing, as a widget has no screen.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// Returns nil, as a widget has no screen.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    nil
  }
}
