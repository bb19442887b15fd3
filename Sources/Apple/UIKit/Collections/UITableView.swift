// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A list of rows, which a widget cannot show.
open class UITableView: UIScrollView {
  /// How a list looks.
  public enum Style: Int, Hashable, Sendable { case plain, grouped, insetGrouped }
  /// Whether rows become larger and smaller by themselves.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// They never do that.
    case disabled
    /// Where they say so.
    case enabled
    /// Where they say so, or rules of their layout do.
    case enabledIncludingConstraints
  }
  /// Whether rows become larger and smaller by themselves.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The effect of the lines between rows; nil for none.
  open var separatorEffect: UIVisualEffect?
  /// Whether a remote control comes back to the row that it left.
  open var remembersLastFocusedIndexPath = false
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Hashable, Sendable { case none, top, middle, bottom }
  /// How rows come and go.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// The direction that rows come from or go to.
    case fade, right, left, top, bottom, none, middle
    /// The system decides how rows come and go.
    case automatic = 100
  }
  /// What has the width of its content.
  public enum ContentHuggingElements: Int, Hashable, Sendable { case sectionHeaders }
  /// From where lines begin.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// From the edges of cells, or from the system's insets.
    case fromCellEdges, fromAutomaticInsets
  }
  /// The height that the system finds.
  public static let automaticDimension: CGFloat = -1
  /// The magnifying glass of an index.
  public static let indexSearch = "{search}"
  /// How the list looks.
  public let style: Style
  /// Creates a list of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Creates a plain list.
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  /// What is told of rows.
  open weak var delegate: (any UITableViewDelegate)?
  /// What is asked for rows.
  open weak var dataSource: (any UITableViewDataSource)?
  /// What loads rows before they are seen.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// What is asked for dragged rows.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// What is told of dropped rows.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged.
  open var dragInteractionEnabled = false
  /// The height of rows, in points.
  open var rowHeight = automaticDimension
  /// The height of headers, in points.
  open var sectionHeaderHeight = automaticDimension
  /// The height of footers, in points.
  open var sectionFooterHeight = automaticDimension
  /// About the height of rows.
  open var estimatedRowHeight = automaticDimension
  /// About the height of headers.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// About the height of footers.
  open var estimatedSectionFooterHeight = automaticDimension
  /// The space above headers.
  open var sectionHeaderTopPadding = automaticDimension
  /// The height of rows without content.
  open var fillerRowHeight: CGFloat = 0
  /// The space beside lines.
  open var separatorInset = UIEdgeInsets.zero
  /// From where lines begin.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of lines.
  open var separatorColor: UIColor?
  /// The view behind rows; nil for none.
  open var backgroundView: UIView?
  /// The view above rows; nil for none.
  open var tableHeaderView: UIView?
  /// The view below rows; nil for none.
  open var tableFooterView: UIView?
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether they can be while rows are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether several can be while rows are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the chosen row is selected.
  open var selectionFollowsFocus = false
  /// Whether rows are as wide as text can be read.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether contents are in the safe area.
  open var insetsContentViewsToSafeArea = true
  /// Whether rows are edited.
  open var isEditing = false
  /// The color of the index.
  open var sectionIndexColor: UIColor?
  /// The color behind the index.
  open var sectionIndexBackgroundColor: UIColor?
  /// How many rows an index needs.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// How many sections there are; none here.
  open var numberOfSections: Int { 0 }
  /// The rows that are seen; none here.
  open var visibleCells: [UITableViewCell] { [] }
  /// Where rows are seen; nil here.
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  /// Where a row is selected; nil here.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// Where rows are selected; nil here.
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  /// Whether rows are changing; never here.
  open var hasUncommittedUpdates: Bool { false }
  /// Returns zero, as a widget has no screen.
  open func numberOfRows(inSection section: Int) -> Int { 0 }
  /// Returns zero, as a widget has no screen.
  open func rect(forSection section: Int) -> CGRect { .zero }
  /// Returns zero, as a widget has no screen.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  /// Returns zero, as a widget has no screen.
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }
  /// Returns nil, as a widget has no screen.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// Returns nil, as a widget has no screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// Returns nil, as a widget has no screen.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
  /// Returns nil, as a widget has no screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// Returns nil, as a widget has no screen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// Returns nil, as a widget has no screen.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// Does nothing, as a widget has no screen.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {}
  /// Does nothing, as a widget has no screen.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}
  /// Calls the changes and the completion at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Does nothing, as a widget has no screen.
  open func beginUpdates() {}
  /// Does nothing, as a widget has no screen.
  open func endUpdates() {}
  /// Does nothing, as a widget has no screen.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing, as a widget has no screen.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing, as a widget has no screen.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing, as a widget has no screen.
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  /// Does nothing, as a widget has no screen.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing, as a widget has no screen.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing, as a widget has no screen.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing, as a widget has no screen.
  open func reconfigureRows(at indexPaths: [IndexPath]) {}
  /// Does nothing, as a widget has no screen.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Does nothing, as a widget has no screen.
  open func reloadData() {}
  /// Does nothing, as a widget has no screen.
  open func reloadSectionIndexTitles() {}
  /// Lets rows be edited, or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Does nothing, as a widget has no screen.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Does nothing, as a widget has no screen.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing, as a widget has no screen.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// Does nothing, as a widget has no screen.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Does nothing, as a widget has no screen.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// Does nothing, as a widget has no screen.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// Returns nil, as a widget has no screen.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  /// Returns a row without content.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  /// Returns nil, as a widget has no screen.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { nil }
}
