// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How the cells of a grid are arranged, which they never are.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init() }
  /// The grid that it arranges.
  open weak var collectionView: UICollectionView?
  /// The size of the whole grid.
  open var collectionViewContentSize: CGSize { .zero }
  /// The class of places.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Does nothing, as a widget has no screen.
  open func prepare() {}
  /// Does nothing, as a widget has no screen.
  open func invalidateLayout() {}
  /// Returns nil, as a widget has no screen.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns nil, as a widget has no screen.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns nil, as a widget has no screen.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns nil, as a widget has no screen.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Returns false, as a widget has no screen.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns `proposedContentOffset`, as a widget has no screen.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns `proposedContentOffset`, as a widget has no screen.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }
  /// Does nothing, as a widget has no screen.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// Does nothing, as a widget has no screen.
  open func finalizeCollectionViewUpdates() {}
}

/// The place of a cell of a grid.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject {
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// Creates the place of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates the place of a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
  }
  /// The rectangle of the cell.
  open var frame = CGRect.zero
  /// The middle of the cell.
  open var center = CGPoint.zero
  /// The size of the cell.
  open var size = CGSize.zero
  /// The size in its own coordinates.
  open var bounds = CGRect.zero
  /// How the cell is turned.
  open var transform = CGAffineTransform.identity
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// How far in front it is.
  open var zIndex = 0
  /// Whether it is hidden.
  open var isHidden = false
  /// Which cell it is.
  open var indexPath = IndexPath(item: 0, section: 0)
}

/// Cells in lines, which are never drawn.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that the system finds.
  public static let automaticSize = CGSize(width: 1e9, height: 1e9)
  /// What the insets of sections begin at.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The insets of the content.
    case fromContentInset
    /// What is not covered by bars.
    case fromSafeArea
    /// What is inside of the margins.
    case fromLayoutMargins
  }
  /// What the insets of sections begin at.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// The space between lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The space between cells, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of cells, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// About the size of cells.
  open var estimatedItemSize = CGSize.zero
  /// Where the grid scrolls to.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of headers, in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers, in points.
  open var footerReferenceSize = CGSize.zero
  /// The space around sections.
  open var sectionInset = UIEdgeInsets.zero
  /// Whether headers stay seen.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay seen.
  open var sectionFootersPinToVisibleBounds = false
}
