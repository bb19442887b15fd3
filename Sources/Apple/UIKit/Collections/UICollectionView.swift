// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A grid of cells, which a widget cannot show.
open class UICollectionView: UIScrollView {
  /// Whether cells become larger and smaller by themselves.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// They never do that.
    case disabled
    /// Where they say so.
    case enabled
    /// Where they say so, or rules of their layout do.
    case enabledIncludingConstraints
  }
  /// Whether cells become larger and smaller by themselves.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Returns false, as no cell is moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Does nothing, as no cell is moved.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Does nothing, as no cell is moved.
  open func endInteractiveMovement() {}
  /// Does nothing, as no cell is moved.
  open func cancelInteractiveMovement() {}
  /// Where a cell is scrolled to.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The options as bits of a number.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option that is called "top".
    public static let top = ScrollPosition(rawValue: 1)
    /// The option that is called "centered vertically".
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The option that is called "bottom".
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The option that is called "left".
    public static let left = ScrollPosition(rawValue: 8)
    /// The option that is called "centered horizontally".
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The option that is called "right".
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// Where a grid scrolls to.
  public enum ScrollDirection: Int, Hashable, Sendable { case vertical, horizontal }
  /// What is in a grid.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// A cell, a view beside cells, or a decoration.
    case cell, supplementaryView, decorationView
  }
  /// The kind of a header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// How a cell of an item is made, which it never is.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// What sets up a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    private let handler: Handler
    /// Creates it with a function that is never called.
    public init(handler: @escaping Handler) { self.handler = handler }
    /// Creates it with a function that is never called.
    public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
  }
  /// How a header is made, which it never is.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// What sets up a header.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    private let handler: Handler
    /// Creates it with a function that is never called.
    public init(elementKind: String, handler: @escaping Handler) { self.handler = handler }
  }
  /// How cells are arranged.
  open var collectionViewLayout: UICollectionViewLayout
  /// Creates a grid with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
  /// What is told of cells.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// What is asked for cells.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// What loads cells before they are seen.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// What is asked for dragged cells.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// What is told of dropped cells.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether cells can be dragged.
  open var dragInteractionEnabled = false
  /// Whether cells are loaded before.
  open var isPrefetchingEnabled = true
  /// The view behind cells; nil for none.
  open var backgroundView: UIView?
  /// Whether cells can be selected.
  open var allowsSelection = true
  /// Whether several cells can be selected.
  open var allowsMultipleSelection = false
  /// Whether they can be while edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several can be while edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the chosen cell is selected.
  open var selectionFollowsFocus = false
  /// Whether the chosen cell is kept.
  open var remembersLastFocusedIndexPath = false
  /// Whether cells are edited.
  open var isEditing = false
  /// How many sections there are; none here.
  open var numberOfSections: Int { 0 }
  /// The cells that are seen; none here.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// Where cells are seen; none here.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// Where cells are selected; nil here.
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  /// Returns zero, as a widget has no screen.
  open func numberOfItems(inSection section: Int) -> Int { 0 }
  /// Returns nil, as a widget has no screen.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// Returns nil, as a widget has no screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// Returns nil, as a widget has no screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// Returns nil, as a widget has no screen.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { nil }
  /// Returns nil, as a widget has no screen.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Sets how cells are arranged.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Sets how cells are arranged, and calls the completion at once.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  /// Calls the changes and the completion at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Does nothing, as a widget has no screen.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {}
  /// Does nothing, as a widget has no screen.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Does nothing, as a widget has no screen.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing, as a widget has no screen.
  open func reloadData() {}
  /// Does nothing, as a widget has no screen.
  open func insertSections(_ sections: IndexSet) {}
  /// Does nothing, as a widget has no screen.
  open func deleteSections(_ sections: IndexSet) {}
  /// Does nothing, as a widget has no screen.
  open func reloadSections(_ sections: IndexSet) {}
  /// Does nothing, as a widget has no screen.
  open func insertItems(at indexPaths: [IndexPath]) {}
  /// Does nothing, as a widget has no screen.
  open func deleteItems(at indexPaths: [IndexPath]) {}
  /// Does nothing, as a widget has no screen.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// Does nothing, as a widget has no screen.
  open func reconfigureItems(at indexPaths: [IndexPath]) {}
  /// Does nothing, as a widget has no screen.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Does nothing, as a widget has no screen.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// Does nothing, as a widget has no screen.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Does nothing, as a widget has no screen.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}
  /// Does nothing, as a widget has no screen.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
  /// Returns a cell without content.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
  /// Returns a view without content.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Traps, as a widget has no cells.
  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { fatalError("a widget has no cells") }
  /// Traps, as a widget has no headers.
  open func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { fatalError("a widget has no headers") }
}
