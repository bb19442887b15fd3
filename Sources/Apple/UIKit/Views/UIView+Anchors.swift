// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension UIView {
  /// The edge at which reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge, also where reading begins at the right.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge, also where reading begins at the right.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge, for rules with other places between the top and the bottom.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge, for rules with other places between the top and the bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width, for rules with a number of points or another length.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height, for rules with a number of points or another length.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from the left to the right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from the top to the bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The line on which the first text is.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line on which the last text is.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
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
  /// Takes a rule away, which has no effect here.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {}
  /// Returns the size that rules leave: none here.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { .zero }
  /// Returns the size that rules leave: none here.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { .zero }
}
