// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

/// What makes the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
/// A layout of sections, which is never drawn.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Creates a layout of sections that are alike.
  public init(section: NSCollectionLayoutSection) { super.init() }
  /// Creates a layout of sections that are alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { super.init() }
  /// Creates a layout with a function that is never called.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    super.init()
  }
  /// Creates a layout with a function that is never called.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { super.init() }
  /// Creates one of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Returns the layout of a list.
  open class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout { _, _ in nil } }
  /// What is true for all sections.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
}

/// What is true for all sections.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// Where the grid scrolls to.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// What is at its edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// How a grid looks as a list.
public struct UICollectionLayoutListConfiguration {
  /// How a list looks.
  public enum Appearance: Int, Hashable, Sendable {
    /// The look of a list, with or without groups and insets.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// What the header is.
  public enum HeaderMode: Int, Hashable, Sendable { case none, supplementary, firstItemInSection }
  /// What the footer is.
  public enum FooterMode: Int, Hashable, Sendable { case none, supplementary }
  /// What a swipe offers.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// Creates the look of a list.
  public init(appearance: Appearance) { self.appearance = appearance }
  /// How the list looks.
  public let appearance: Appearance
  /// Whether there are lines.
  public var showsSeparators = true
  /// The color behind; nil for as usual.
  public var backgroundColor: UIColor?
  /// What the header is.
  public var headerMode = HeaderMode.none
  /// What the footer is.
  public var footerMode = FooterMode.none
  /// The space above headers.
  public var headerTopPadding: CGFloat?
  /// What a swipe from the beginning offers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe from the end offers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}

/// How a section scrolls across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// Not at all, freely, or by pages or groups.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The layout of a section, which is never drawn.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
  /// Creates a section of groups.
  public init(group: NSCollectionLayoutGroup) { super.init() }
  /// Returns the section of a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return NSCollectionLayoutSection(group: NSCollectionLayoutGroup(layoutSize: size))
  }
  /// The space around it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How it scrolls across.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// What is at its edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What is behind it.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Is told of what is seen as it scrolls; never called.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// What the insets begin at.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers begin at.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
}

/// The layout of a cell, which is never drawn.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
  /// The size of the cell.
  public let layoutSize: NSCollectionLayoutSize
  /// The space around it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space at its edges.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Creates the layout of a cell.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// The layout of several cells, which are never drawn.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The space between cells.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Returns cells where a function says, which is never called.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider:
      @escaping (any NSCollectionLayoutEnvironment)
      -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Returns cells beside each other.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Returns cells beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Returns cells beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Returns cells below each other.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Returns cells below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Returns cells below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

/// The size of a cell in a layout.
@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject {
  /// The width of the cell.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height of the cell.
  public let heightDimension: NSCollectionLayoutDimension
  /// Creates a size of two lengths.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }
}

/// A length in a layout.
open class NSCollectionLayoutDimension: NSObject, @unchecked Sendable {
  /// The number of the length.
  public let dimension: CGFloat
  private init(_ dimension: CGFloat) { self.dimension = dimension }
  /// Returns a part of the width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalWidth)
  }
  /// Returns a part of the height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalHeight)
  }
  /// Returns a number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(absoluteDimension)
  }
  /// Returns about a number of points.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension)
  }
}

/// A space in a layout.
open class NSCollectionLayoutSpacing: NSObject, @unchecked Sendable {
  /// The space in points.
  public let spacing: CGFloat
  private init(_ spacing: CGFloat) { self.spacing = spacing }
  /// Returns a number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }
  /// Returns at least a number of points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing)
  }
}

/// The space at the edges of a cell.
open class NSCollectionLayoutEdgeSpacing: NSObject, @unchecked Sendable {
  /// Creates the space of four edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) { super.init() }
}

/// Where something is at a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// An edge or a corner, or none.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// What is at the edge of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// Whether it stays seen.
  open var pinToVisibleBounds = false
  /// Whether it makes the section larger.
  open var extendsBoundary = true
  /// Creates what is at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) { self.init(layoutSize: layoutSize) }
}

/// What is behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Traps, as a widget has no sections.
  open class func background(elementKind: String) -> Self { fatalError("a widget has no sections") }
}
