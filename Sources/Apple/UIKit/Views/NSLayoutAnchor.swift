// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A part of a view that rules are about.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, @unchecked Sendable {
  /// The view or the guide that the part belongs to; nil if it is gone.
  open private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  func rule(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>? = nil,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item ?? NSNull(), attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// Makes a rule: as far as another part.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.equal, anchor, constant: c) }
  /// Makes a rule: at least as far as another part.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, constant: c) }
  /// Makes a rule: at most as far as another part.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, constant: c) }
}

/// The space that the system puts between views, in points.
private let systemSpacing: CGFloat = 8

/// A place from the left to the right.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, @unchecked Sendable {
  /// Makes a rule: as far behind another place as the system puts space between views, multiplied.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor, constant: systemSpacing * multiplier) }
  /// Makes a rule: at least as far behind another place as the system puts space between views, multiplied.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
  /// Makes a rule: at most as far behind another place as the system puts space between views, multiplied.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier) }
  /// Returns the length from this place to another one, for rules about it.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item, .width)
  }
}

/// A place from the top to the bottom.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor>, @unchecked Sendable {
  /// Makes a rule: as far below another place as the system puts space between views, multiplied.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor, constant: systemSpacing * multiplier) }
  /// Makes a rule: at least as far below another place as the system puts space between views, multiplied.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
  /// Makes a rule: at most as far below another place as the system puts space between views, multiplied.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier) }
  /// Returns the length from this place to another one, for rules about it.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item, .height)
  }
}

/// The width or the height of a view or layout guide, for rules about lengths in points.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension>, @unchecked Sendable {
  /// Makes a rule: so long.
  open func constraint(
    equalToConstant c: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, constant: c) }
  /// Makes a rule: at least so long.
  open func constraint(
    greaterThanOrEqualToConstant c: CGFloat
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, constant: c) }
  /// Makes a rule: at most so long.
  open func constraint(
    lessThanOrEqualToConstant c: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, constant: c) }
  /// Makes a rule: a part of another length.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.equal, anchor, multiplier: m, constant: c) }
  /// Makes a rule: at least a part of another length.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
  /// Makes a rule: at most a part of another length.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}
