// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The bar above a stack of screens, which is never drawn.
open class UINavigationBar: UIView {
  /// What is told of the bar.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items of the bar; nil for none.
  open var items: [UINavigationItem]?
  /// The item that is shown; nil for none.
  open var topItem: UINavigationItem? { items?.last }
  /// The item before it; nil for none.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// The image below the bar.
  open var shadowImage: UIImage?
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the button back.
  open var backIndicatorImage: UIImage?
  /// The mask of that image.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How it looks in little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks at the edge of what scrolls.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks there in little height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Does nothing, as a widget has no screen.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Does nothing, as a widget has no screen.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing, as a widget has no screen.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {}
  /// Adds an item at the top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Removes the topmost item.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// Sets the items of the bar.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

/// The style of a bar.
public enum UIBarStyle: Int, Hashable, Sendable { case `default`, black }

/// The height of a bar.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual bar, or a lower one.
  case `default`, compact
  /// The usual bar with a line above its title.
  case defaultPrompt = 101
  /// A lower bar with a line above its title.
  case compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Hashable, Sendable { case any, bottom, top, topAttached }

/// What has a place on the screen.
@MainActor @preconcurrency public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it is on the screen.
  var barPosition: UIBarPosition { get }
}

/// What is asked where a bar is, which never happens here.
@MainActor @preconcurrency public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `.any` by default.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// What is told of a bar, which is never shown.
@MainActor @preconcurrency public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Is asked for this by the system, which never happens here.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Is told of what happens, which is nothing here.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Is asked for this by the system, which never happens here.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Is told of what happens, which is nothing here.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true by default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  { true }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns true by default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// What stands for a screen in a bar, which is never drawn.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As the bar before it, always, never, or on the line of the title.
    case automatic, always, never, inline
  }
  /// How the button back looks.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable { case `default`, generic, minimal }
  /// Creates an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init() }
  /// The title; nil for none.
  open var title: String?
  /// The text below the title; nil for none.
  open var subtitle: String?
  /// The view in place of the title; nil for none.
  open var titleView: UIView?
  /// The line above the title; nil for none.
  open var prompt: String?
  /// The button back to it; nil for the usual one.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of that button; nil for the usual one.
  open var backButtonTitle: String?
  /// How that button looks.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether there is no button back.
  open var hidesBackButton = false
  /// Whether the button back stays with others.
  open var leftItemsSupplementBackButton = false
  /// The buttons on the left; nil for none.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right; nil for none.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button on the left; nil for none.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The button on the right; nil for none.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// What searches in the screen; nil for nothing.
  open var searchController: UISearchController?
  /// Whether the search goes while users scroll.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks; nil for as usual.
  open var standardAppearance: UINavigationBarAppearance?
  /// How it looks in little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks at the edge of what scrolls.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Hides the button back, or shows it.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Sets the button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
