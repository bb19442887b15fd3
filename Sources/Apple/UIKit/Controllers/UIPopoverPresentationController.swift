// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

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
