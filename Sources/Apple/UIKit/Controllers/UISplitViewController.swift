// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Screens in columns, which a widget does not have.
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Hashable, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A column of screens.
  public enum Column: Int, Hashable, Sendable {
    /// The column, from the leading edge on.
    case primary, supplementary, secondary, compact, inspector
  }
  /// Which columns are shown.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The columns that are shown, beside or over each other.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary, twoDisplaceSecondary
  }
  /// How columns are beside each other.
  public enum SplitBehavior: Int, Hashable, Sendable { case automatic, tile, overlay, displace }
  /// Where the first column is.
  public enum PrimaryEdge: Int, Hashable, Sendable { case leading, trailing }
  /// The width that the system takes.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude
  /// How many columns there are.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  /// Creates columns without content.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates columns of a file, which is not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }
  /// What is asked about columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The controllers of the columns.
  open var viewControllers: [UIViewController] = []
  /// Which columns are shown best.
  open var preferredDisplayMode = DisplayMode.automatic
  /// How columns are best.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Which columns are shown.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Whether one column is shown.
  open var isCollapsed: Bool { true }
  /// Whether a swipe shows the first column.
  open var presentsWithGesture = true
  /// Whether a button hides other columns.
  open var showsSecondaryOnlyButton = false
  /// Where the first column is.
  open var primaryEdge = PrimaryEdge.leading
  /// The width of the first column.
  open var preferredPrimaryColumnWidth = automaticDimension
  /// Its part of the whole width.
  open var preferredPrimaryColumnWidthFraction = automaticDimension
  /// Its least width in points.
  open var minimumPrimaryColumnWidth = automaticDimension
  /// Its greatest width in points.
  open var maximumPrimaryColumnWidth = automaticDimension
  /// The width of the second column.
  open var preferredSupplementaryColumnWidth = automaticDimension
  /// A button that changes the columns.
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) { columns[column] = vc }
  /// Returns the controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Does nothing, as a widget has no screen.
  open func show(_ column: Column) {}
  /// Does nothing, as a widget has no screen.
  open func hide(_ column: Column) {}
}

/// What is asked about columns, which are never shown.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Is told of what happens, which is nothing here.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Is asked for this by the system, which never happens here.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Is asked for this by the system, which never happens here.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Is asked for this by the system, which never happens here.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Is asked for this by the system, which never happens here.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Does nothing by default.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Returns false by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns nil by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Returns `proposedTopColumn` by default.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns false by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}
