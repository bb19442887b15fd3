// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import QuartzCore

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

  init(constant: CGFloat) { self.constant = constant }

  /// Creates a rule of two parts.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) { self.init(constant: c) }

  /// Makes rules hold: they are active from now on, which has no effect on views here.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes rules hold no more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// A part of a view that rules are about.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, @unchecked Sendable {
  /// Makes a rule: as far as another part.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  /// Makes a rule: at least as far as another part.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  /// Makes a rule: at most as far as another part.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

/// A place from the left to the right.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, @unchecked Sendable {}
/// A place from the top to the bottom.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor>, @unchecked Sendable {}

/// The width or the height of a view or layout guide, for rules about lengths in points.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension>, @unchecked Sendable {
  /// Makes a rule: so long.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// Makes a rule: at least so long.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// Makes a rule: at most so long.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// Makes a rule: a part of another length.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

/// A rectangle that rules are about.
open class UILayoutGuide: NSObject, @unchecked Sendable {
  /// The left or right edge at which reading begins.
  public let leadingAnchor = NSLayoutXAxisAnchor()
  /// The edge at which reading ends.
  public let trailingAnchor = NSLayoutXAxisAnchor()
  /// The left edge, also where reading begins at the right.
  public let leftAnchor = NSLayoutXAxisAnchor()
  /// The right edge, also where reading begins at the right.
  public let rightAnchor = NSLayoutXAxisAnchor()
  /// The upper edge, for rules with other places between the top and the bottom.
  public let topAnchor = NSLayoutYAxisAnchor()
  /// The lower edge, for rules with other places between the top and the bottom.
  public let bottomAnchor = NSLayoutYAxisAnchor()
  /// The width, for rules with a number of points or another length.
  public let widthAnchor = NSLayoutDimension()
  /// The height, for rules with a number of points or another length.
  public let heightAnchor = NSLayoutDimension()
  /// The middle from the left to the right.
  public let centerXAnchor = NSLayoutXAxisAnchor()
  /// The middle from the top to the bottom.
  public let centerYAnchor = NSLayoutYAxisAnchor()
}

extension UIView {
  /// Creates the layer of a view of the class.
  ///
  /// Only an initializer that is required can be called of a class that is not known, and `init()` is not, so that subclasses with
  /// initializers of their own need none of it.
  static func makeLayer() -> CALayer {
    guard let kind = layerClass as? CALayer.Type, kind != CALayer.self else { return CALayer() }
    return kind.init(coder: NSCoder()) ?? CALayer()
  }

  /// The edge at which reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge at which reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge, also where reading begins at the right; a new anchor at each call.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge, also where reading begins at the right; a new anchor at each call.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The upper edge of the view; a new anchor at each call, as no rule has an effect.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The lower edge of the view; a new anchor at each call, as no rule has an effect.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width of the view; a new anchor at each call, as no rule has an effect.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height of the view; a new anchor at each call, as no rule has an effect.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The middle from the left to the right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle from the top to the bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The line on which the first text is.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The line on which the last text is.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// What is not covered by bars.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// What is inside of the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// What is narrow enough for lines of text to be read.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  /// The rules of the view: none are kept here.
  public var constraints: [NSLayoutConstraint] { [] }
  /// Adds a rule, which has no effect here.
  public func addConstraint(_ constraint: NSLayoutConstraint) {}
  /// Adds rules, which have no effect here.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// Takes rules away, which have no effect here.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// Sets how little a view becomes larger, which has no effect here.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Sets how little a view becomes smaller, which has no effect here.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Returns the size that rules leave: none here.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { .zero }
  /// Returns the size that rules leave: none here.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { .zero }
}
