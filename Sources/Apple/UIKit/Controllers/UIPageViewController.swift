// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Screens as pages, which a widget does not have.
open class UIPageViewController: UIViewController {
  /// Where pages follow each other.
  public enum NavigationOrientation: Int, Hashable, Sendable { case horizontal, vertical }
  /// Where the next page comes from.
  public enum NavigationDirection: Int, Hashable, Sendable { case forward, reverse }
  /// How pages follow each other.
  public enum TransitionStyle: Int, Hashable, Sendable { case pageCurl, scroll }
  /// Where pages are bound.
  public enum SpineLocation: Int, Hashable, Sendable { case none, min, mid, max }
  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name that is called "spine location".
    public static let spineLocation = OptionsKey("spineLocation")
    /// The name that is called "inter page spacing".
    public static let interPageSpacing = OptionsKey("interPageSpacing")
  }
  /// How the pages follow each other.
  public let transitionStyle: TransitionStyle
  /// Where pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Creates pages without content.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }
  /// What is told of pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// What is asked for pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Where pages are bound.
  open var spineLocation: SpineLocation { .none }
  /// Whether pages have back sides.
  open var isDoubleSided = false
  /// What finds swipes; none here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The controllers of the pages that are shown.
  open private(set) var viewControllers: [UIViewController]?
  /// Sets the pages, and calls the completion at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}

/// What is told of pages, which are never shown.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Is told of what happens, which is nothing here.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Is told of what happens, which is nothing here.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Is asked for this by the system, which never happens here.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Returns `.none` by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .none }
}

/// What is asked for pages, which are never shown.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Is asked for this by the system, which never happens here.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Is asked for this by the system, which never happens here.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns zero by default.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns zero by default.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
