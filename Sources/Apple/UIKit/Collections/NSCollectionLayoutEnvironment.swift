// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

/// What a layout is made for.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The traits of the grid.
  var traitCollection: UITraitCollection { get }
  /// The space of the grid.
  var container: any NSCollectionLayoutContainer { get }
}

/// The space of a grid.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the space, in points.
  var contentSize: CGSize { get }
  /// The size without insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the space, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are used, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What of a section is seen, as its layout changes it.
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque it is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// What is before what: a greater number is in front.
  var zIndex: Int { get set }
  /// Whether it is hidden.
  var isHidden: Bool { get set }
  /// The middle of it, in points.
  var center: CGPoint { get set }
  /// How it is turned and scaled.
  var transform: CGAffineTransform { get set }
  /// Where it is, in points.
  var frame: CGRect { get }
  /// The place of it among the items.
  var indexPath: IndexPath { get }
}

/// Is told of what is seen of a section as it scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// What insets begin at.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's own configuration says.
  case automatic
  /// The edges of the grid.
  case none
  /// What is not covered by bars.
  case safeArea
  /// What is inside of the margins.
  case layoutMargins
  /// What is narrow enough for lines of text to be read.
  case readableContent
}

/// The place of a cell in a group that an app lays out.
@MainActor @preconcurrency open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Where the cell is in its group, in points.
  public let frame: CGRect
  /// What is before what: a greater number is in front.
  public let zIndex: Int

  /// Creates the place of a cell.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
