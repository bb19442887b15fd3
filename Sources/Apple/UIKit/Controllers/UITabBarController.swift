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
  /// The tabs, each with a screen; setting them selects the first unless the selected one is among them.
  open var tabs: [UITab] = [] {
    didSet {
      for tab in oldValue where tab.tabBarController === self { tab.tabBarController = nil }
      for tab in tabs { tab.tabBarController = self }
      if selectedTab?.tabBarController !== self { selectedTab = tabs.first }
    }
  }
  /// The tab that is selected; nil for none.
  open weak var selectedTab: UITab?
  /// The tabs beside the screen, which are never shown.
  open private(set) lazy var sidebar = Sidebar()
  /// Where the tabs are.
  open var mode = Mode.automatic
  /// Whether the bar of the tabs is hidden.
  open var isTabBarHidden = false
  /// When the bar of the tabs becomes small.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// The view above the bar; nil for none.
  open var bottomAccessory: UITabAccessory?
  /// The name under which the user's changes of the tabs are kept; nil keeps none.
  open var customizationIdentifier: String?
  /// The names of the tabs of a narrow screen; nil for all.
  open var compactTabIdentifiers: [String]?
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
  /// Is asked whether a tab can be selected, which never happens here.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Is told that the user selected a tab, which never happens here.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Is told that the user moved tabs of a group, which never happens here.
  func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
  /// Is told that the user removed or added tabs, which never happens here.
  func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  /// Is told that the user begins to change the tabs, which never happens here.
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  /// Is told that the user changed the tabs, which never happens here.
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
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
  /// Returns true by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) {}
  /// Does nothing by default.
  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}
  /// Does nothing by default.
  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
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
