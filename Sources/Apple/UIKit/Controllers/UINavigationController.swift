// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A stack of screens, which a widget does not have.
open class UINavigationController: UIViewController {
  /// How a stack changes.
  public enum Operation: Int, Hashable, Sendable { case none, push, pop }
  /// How long bars need to go, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2
  /// The controllers of the stack, the topmost last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The bar above the screens.
  open private(set) lazy var navigationBar = UINavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below the screens.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the upper bar is hidden.
  open var isNavigationBarHidden = false
  /// Whether the lower bar is hidden.
  open var isToolbarHidden = true
  /// Whether bars go when users swipe.
  open var hidesBarsOnSwipe = false
  /// Whether bars go when users tap.
  open var hidesBarsOnTap = false
  /// Whether bars go when there is a keyboard.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether bars go in little height.
  open var hidesBarsWhenVerticallyCompact = false
  /// Creates a stack of one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }
  /// Creates a stack with bars of classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller of a file, which is not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// What is told of the stack.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The topmost controller; nil for none.
  open var topViewController: UIViewController? { children.last }
  /// The controller that would be seen; nil for none.
  open var visibleViewController: UIViewController? { children.last }
  /// What finds a swipe back; nil here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// What finds a swipe back in the content; nil here.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
  /// Sets the controllers of the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for child in children { child.removeFromParent() }
    for child in viewControllers { addChild(child) }
  }
  /// Adds a controller at the top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }
  /// Removes the topmost controller unless it is the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.removeFromParent()
    return last
  }
  /// Removes the controllers above one.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let removed = Array(children[(index + 1)...])
    for child in removed { child.removeFromParent() }
    return removed
  }
  /// Removes the controllers above the first one.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// Hides the upper bar, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Hides the lower bar, or shows it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

/// What is told of a stack of screens, which is never shown.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Is told of what happens, which is nothing here.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Is told of what happens, which is nothing here.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Is asked for this by the system, which never happens here.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Is asked for this by the system, which never happens here.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Is asked for this by the system, which never happens here.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing by default.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing by default.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Returns `.all` by default.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .all }
  /// Returns nil by default.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil by default.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
