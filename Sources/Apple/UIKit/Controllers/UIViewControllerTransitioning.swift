// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What is asked how controllers come and go, which never happens here.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Is asked for this by the system, which never happens here.
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// Is asked for this by the system, which never happens here.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Is asked for this by the system, which never happens here.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// Is asked for this by the system, which never happens here.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil by default.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil by default.
  public func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { nil }
  /// Returns nil by default.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil by default.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil by default.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// What animates how controllers come and go, which never happens here.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates how controllers come and go.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Is told of what happens, which is nothing here.
  func animationEnded(_ transitionCompleted: Bool)
  /// Is asked for this by the system, which never happens here.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing by default.
  public func animationEnded(_ transitionCompleted: Bool) {}
  /// Returns `UIViewPropertyAnimator()` by default.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator() }
}

/// What lets users animate, which never happens here.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Is told of what happens, which is nothing here.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// What is known while controllers come and go.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that both are in.
  var containerView: UIView { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether users animate it.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var transitionWasCancelled: Bool { get }
  /// Is told of what happens, which is nothing here.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Is told of what happens, which is nothing here.
  func finishInteractiveTransition()
  /// Is told of what happens, which is nothing here.
  func cancelInteractiveTransition()
  /// Is told of what happens, which is nothing here.
  func completeTransition(_ didComplete: Bool)
  /// Is asked for this by the system, which never happens here.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Is asked for this by the system, which never happens here.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Is asked for this by the system, which never happens here.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Is asked for this by the system, which never happens here.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which of two controllers is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The name that is called "from".
  public static let from = UITransitionContextViewControllerKey("from")
  /// The name that is called "to".
  public static let to = UITransitionContextViewControllerKey("to")
}

/// Which of two views is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The name that is called "from".
  public static let from = UITransitionContextViewKey("from")
  /// The name that is called "to".
  public static let to = UITransitionContextViewKey("to")
}

/// An animation by fingers, which never happens here.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// How much of it is done.
  open var percentComplete: CGFloat { 0 }
  /// How fast the rest goes.
  open var completionSpeed: CGFloat = 1
  /// How the rest goes.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Does nothing, as a widget has no screen.
  open func update(_ percentComplete: CGFloat) {}
  /// Does nothing, as a widget has no screen.
  open func finish() {}
  /// Does nothing, as a widget has no screen.
  open func cancel() {}
  /// Does nothing, as a widget has no screen.
  open func pause() {}
  /// Does nothing, as a widget has no screen.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}

/// What is known while a controller changes.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view that both are in.
  var containerView: UIView { get }
  /// Is asked for this by the system, which never happens here.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// What animates with a change, which never happens here.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Is asked for this by the system, which never happens here.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Is asked for this by the system, which never happens here.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates together with the change.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
