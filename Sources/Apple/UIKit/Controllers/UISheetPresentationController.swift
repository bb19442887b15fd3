// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

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
