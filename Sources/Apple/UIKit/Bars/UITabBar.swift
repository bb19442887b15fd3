// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A bar of tabs, which is never drawn.
open class UITabBar: UIView {
  /// Where tabs are in a bar.
  public enum ItemPositioning: Int, Hashable, Sendable { case automatic, fill, centered }
  /// What is told of the bar.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs of the bar; nil for none.
  open var items: [UITabBarItem]?
  /// The tab that is selected; nil for none.
  open weak var selectedItem: UITabBarItem?
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// The color of the other tabs.
  open var unselectedItemTintColor: UIColor?
  /// The image of the bar.
  open var backgroundImage: UIImage?
  /// The image above the bar.
  open var shadowImage: UIImage?
  /// The image of the selected tab.
  open var selectionIndicatorImage: UIImage?
  /// Where tabs are in the bar.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of a tab, in points.
  open var itemWidth: CGFloat = 0
  /// The space between tabs, in points.
  open var itemSpacing: CGFloat = 0
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks at the edge of what scrolls.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Sets the tabs of the bar.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

/// What is told of a bar of tabs, which is never shown.
@MainActor @preconcurrency public protocol UITabBarDelegate: NSObjectProtocol {
  /// Is told of what happens, which is nothing here.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// What stands for a screen in a bar of tabs.
open class UITabBarItem: UIBarItem, @unchecked Sendable {
  /// A tab of the system.
  public enum SystemItem: Int, Hashable, Sendable {
    /// What the system's item stands for.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }
  /// The image when it is selected; nil for the other one.
  open var selectedImage: UIImage?
  /// The text of the badge; nil for none.
  open var badgeValue: String?
  /// The color of the badge; nil for red.
  open var badgeColor: UIColor?
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// Creates a tab without a title.
  public override init() { super.init() }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// Creates a tab with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  /// Creates a tab of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }
  /// Does nothing, as a widget has no screen.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A bar of buttons, which is never drawn.
open class UIToolbar: UIView {
  /// The buttons of the bar; nil for none.
  open var items: [UIBarButtonItem]?
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// What is asked where the bar is.
  open weak var delegate: (any UIBarPositioningDelegate)?
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance()
  /// How it looks in little height.
  open var compactAppearance: UIToolbarAppearance?
  /// How it looks at the edge of what scrolls.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Sets the buttons of the bar.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Does nothing, as a widget has no screen.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Does nothing, as a widget has no screen.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
  }
}
