// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Screens with tabs, which a widget does not have.
open class UITabBarController: UIViewController {
  /// What is told of the tabs.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers of the tabs; nil for none.
  open var viewControllers: [UIViewController]? {
    didSet {
      for child in children { child.removeFromParent() }
      for child in viewControllers ?? [] { addChild(child) }
    }
  }
  /// The controller that is shown.
  open weak var selectedViewController: UIViewController?
  /// The number of the tab that is selected, from 0.
  open var selectedIndex = 0
  /// The bar of the tabs.
  open private(set) lazy var tabBar = UITabBar()
  /// The tabs that users can move.
  open var customizableViewControllers: [UIViewController]?
  /// The stack of the other tabs.
  open var moreNavigationController: UINavigationController { UINavigationController() }
  /// Sets the controllers of the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}

/// What is told of screens with tabs, which are never shown.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Is told of what happens, which is nothing here.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Is asked for this by the system, which never happens here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Is asked for this by the system, which never happens here.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
  /// Returns true by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// Returns nil by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `.all` by default.
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  { .all }
}
