// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Views in a row or a column, which are never drawn.
open class UIStackView: UIView, @unchecked Sendable {
  /// The views that the stack arranges, in their order.
  open private(set) var arrangedSubviews: [UIView]
  /// The space between them, in points.
  open var spacing: CGFloat = 0
  /// The direction in which the views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How the views share the length of the stack.
  open var distribution = Distribution.fill
  /// Where the views are across the stack.
  open var alignment = Alignment.fill
  /// Whether the views keep the layout margins of the stack free.
  open var isLayoutMarginsRelativeArrangement = false
  /// Whether the spacing is measured from baselines of text.
  open var isBaselineRelativeArrangement = false

  /// How the views of a stack share its length.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where the views of a stack are across it.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// At the upper edge, of views in a row.
    public static var top: Alignment { .leading }
    /// At the lower edge, of views in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Creates a stack of views.
  public init(arrangedSubviews views: [UIView]) {
    arrangedSubviews = views
    super.init(frame: .zero)
  }

  /// Creates a stack without views.
  public override init(frame: CGRect = .zero) {
    arrangedSubviews = []
    super.init(frame: frame)
  }

  /// Creates a stack of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    arrangedSubviews = []
    super.init(coder: coder)
  }

  /// Adds a view after the others.
  open func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view) }
  /// Adds a view at an index, or at the end if the index is greater than the count.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
  }
  /// Removes a view from those that the stack arranges.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Sets the spacing after a view, in points, which has no effect here.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
