// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How important a rule of a layout is.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from 1 to 1000.
  public let rawValue: Float
  /// Creates a priority of its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority of its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It has to hold.
  public static let required = UILayoutPriority(1000)
  /// It holds nearly always, unless a rule of a priority above 750 is against it.
  public static let defaultHigh = UILayoutPriority(750)
  /// Where nothing else is against it.
  public static let defaultLow = UILayoutPriority(250)
  /// What a user drags may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// What a user drags may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// As small as it can be.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A rule of a layout, which has no effect, as no view of UIKit is drawn.
open class NSLayoutConstraint: NSObject, @unchecked Sendable {
  /// A direction in which views have a length and stacks arrange what is in them.
  public enum Axis: Int, Sendable {
    /// From the left to the right.
    case horizontal
    /// From the top to the bottom.
    case vertical
  }

  /// What two lengths are to each other.
  public enum Relation: Int, Sendable {
    /// At most as large.
    case lessThanOrEqual = -1
    /// As large.
    case equal = 0
    /// At least as large.
    case greaterThanOrEqual = 1
  }

  /// A part of a view.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
    case trailingMargin, centerXWithinMargins, centerYWithinMargins
  }

  /// What is added, in points.
  open var constant: CGFloat
  /// How important it is.
  open var priority = UILayoutPriority.required
  /// Whether the rule holds; false at first, and without an effect, as nothing is laid out by it.
  open var isActive = false
  /// What it is called.
  open var identifier: String?

  /// The view or the guide that the rule is about; nil if it is gone.
  open private(set) weak var firstItem: AnyObject?
  /// The part of it that the rule is about.
  public let firstAttribute: Attribute
  /// What the part is to the other one.
  public let relation: Relation
  /// The view or the guide that it is compared with; nil for none.
  open private(set) weak var secondItem: AnyObject?
  /// The part of it that is compared with.
  public let secondAttribute: Attribute
  /// What the other part is multiplied by.
  public let multiplier: CGFloat

  /// Creates a rule of two parts.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2 as AnyObject?
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }

  /// Whether a rule that was unfinished is kept in an archive; kept here.
  open var shouldBeArchived = false

  /// How the views of a text of rules are aligned.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All have the same upper edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All have the same lower edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All have the same edge at which reading begins.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All have the same edge at which reading ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All have the same middle from the left to the right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All have the same middle from the top to the bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The views follow each other from the left to the right in all languages.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The views follow each other from the right to the left in all languages.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// Returns no rules for a text of them, which is not read here, as no rule has an effect.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }

  /// Makes rules hold: they are active from now on, which has no effect on views here.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes rules hold no more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
