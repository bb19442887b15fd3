// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension UITabBarController {
  /// Where the tabs are.
  public enum Mode: Int, Hashable, Sendable {
    /// Where the system puts them.
    case automatic
    /// In a bar alone.
    case tabBar
    /// In a sidebar that can become a bar.
    case tabSidebar
  }

  /// When the bar becomes small.
  public enum MinimizeBehavior: Int, Hashable, Sendable {
    /// It becomes small when the system chooses.
    case automatic
    /// It keeps its size.
    case never
    /// It becomes small while the user scrolls down.
    case onScrollDown
    /// It becomes small while the user scrolls up.
    case onScrollUp
  }

  /// The tabs beside the screen, which are never shown.
  @MainActor @preconcurrency open class Sidebar: NSObject {
    /// Whether the user does not see the sidebar.
    open var isHidden = false
    /// What is above the tabs; nil for nothing.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// What is under the tabs; nil for nothing.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// The view at the end of the sidebar; nil for none.
    open var bottomBarView: UIView?

    override init() { super.init() }
  }

  /// Creates screens with tabs, of which the first is selected.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// Sets the tabs, without an animation here.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// Returns the tab of a name, also of a group; nil for none.
  public func tab(forIdentifier identifier: String) -> UITab? { tabs.tab(named: identifier) }

  /// Hides the bar or shows it, without an animation here.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  /// Sets the view above the bar, without an animation here.
  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }
}
