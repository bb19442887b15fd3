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

/// A popover, which is never shown in a widget.
open class UIPopoverPresentationController: UIPresentationController {
  /// What is asked about the popover.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
  /// The view that it points to.
  open var sourceView: UIView?
  /// The rectangle that it points to.
  open var sourceRect = CGRect.null
  /// The button that it points to.
  open weak var barButtonItem: UIBarButtonItem?
  /// What it points to.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// Where its arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where its arrow is.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// Whether it may cover what it points to.
  open var canOverlapSourceViewRect = false
  /// The views that can be touched meanwhile.
  open var passthroughViews: [UIView]?
  /// The color of the popover.
  open var backgroundColor: UIColor?
  /// The space around it.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
}

/// What a popover points to.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
/// Where the arrow of a popover is.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The options as bits of a number.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The option that is called "up".
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The option that is called "down".
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The option that is called "left".
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The option that is called "right".
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// The option that is called "any".
  public static let any = UIPopoverArrowDirection(rawValue: 15)
  /// The option that is called "unknown".
  public static let unknown = UIPopoverArrowDirection(rawValue: 0x8000_0000_0000_0000)
}

/// What is asked about a popover, which is never shown.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Is told of what happens, which is nothing here.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Is told of what happens, which is nothing here.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Is asked for this by the system, which never happens here.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing by default.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Does nothing by default.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns true by default.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
}

/// A sheet, which is never shown in a widget.
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  open class Detent: NSObject, @unchecked Sendable {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the name.
      public let rawValue: String
      /// Creates a name from its text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name from its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The name that is called "medium".
      public static let medium = Identifier("medium")
      /// The name that is called "large".
      public static let large = Identifier("large")
    }
    /// The name of the height.
    public let identifier: Identifier
    init(_ identifier: Identifier) {
      self.identifier = identifier
    }
    /// Returns half of the screen's height.
    open class func medium() -> Detent { Detent(.medium) }
    /// Returns the whole height of the screen.
    open class func large() -> Detent { Detent(.large) }
    /// Returns a height that a function would give.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }
  /// What is told of the sheet.
  open weak var delegate: (any UISheetPresentationControllerDelegate)?
  /// The heights of the sheet.
  open var detents: [Detent] = [.large()]
  /// The height that it has; nil for the least.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The height up to which nothing is dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling makes it higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it is at the edge in little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether its width is that of the content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether a grabber is shown.
  open var prefersGrabberVisible = false
  /// How round the corners are; nil for as usual.
  open var preferredCornerRadius: CGFloat?
  /// Whether it is as wide as a page.
  open var prefersPageSizing = true
  /// The view that it comes from.
  open var sourceView: UIView?
  /// Calls the changes at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Does nothing, as a widget has no screen.
  open func invalidateDetents() {}
}

/// What a height depends on.
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of what it is in.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height in points.
  var maximumDetentValue: CGFloat { get }
}

/// What is told of a sheet, which is never shown.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Is told of what happens, which is nothing here.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing by default.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
