// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The part of the screen that is covered.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
    popover
  /// Not as a presentation at all.
  case none = -1
  /// As the system decides for the controller.
  case automatic = -2
}

/// How a controller comes and goes.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From below, turned over, faded, or as a page.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What has a content of a size.
@MainActor @preconcurrency public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it prefers, in points.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer {}
/// How a controller is presented, which never happens here.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents it.
  public let presentingViewController: UIViewController
  /// The traits in place of others.
  open var overrideTraitCollection: UITraitCollection?
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Creates one for a controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? UIViewController()
    super.init()
  }
  /// How it is presented.
  open var presentationStyle: UIModalPresentationStyle { .automatic }
  /// The view that it is in; nil here.
  open var containerView: UIView? { nil }
  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view is.
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  /// Whether it covers the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether what is below is removed.
  open var shouldRemovePresentersView: Bool { false }
  /// The size that it prefers, in points.
  open var preferredContentSize: CGSize { .zero }
  /// How it is presented in little space.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Does nothing, as a widget has no screen.
  open func containerViewWillLayoutSubviews() {}
  /// Does nothing, as a widget has no screen.
  open func containerViewDidLayoutSubviews() {}
  /// Does nothing, as a widget has no screen.
  open func presentationTransitionWillBegin() {}
  /// Does nothing, as a widget has no screen.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Does nothing, as a widget has no screen.
  open func dismissalTransitionWillBegin() {}
  /// Does nothing, as a widget has no screen.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Does nothing, as a widget has no screen.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Does nothing, as a widget has no screen.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns `parentSize`, as a widget has no screen.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

/// What has a delegate of a presentation, whose kinds have delegates of their own.
@MainActor @preconcurrency public protocol UIPresenting: AnyObject {
  /// What is asked about the presentation.
  var presentationDelegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

extension UIPresentationController: UIPresenting {
  /// What is asked about the presentation.
  public var presentationDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}

extension UIPresenting {
  /// What is asked about the presentation.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { presentationDelegate }
    set { presentationDelegate = newValue }
  }
}

/// What is asked how a controller is presented, which never happens here.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Is asked for this by the system, which never happens here.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Is asked for this by the system, which never happens here.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Is asked for this by the system, which never happens here.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Is told of what happens, which is nothing here.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Is told of what happens, which is nothing here.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Is told of what happens, which is nothing here.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `.automatic` by default.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }
  /// Returns `.automatic` by default.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
  /// Returns nil by default.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Returns true by default.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing by default.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}
  /// Does nothing by default.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
  /// Does nothing by default.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
