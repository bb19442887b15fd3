// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Views in a row or a column, which are never drawn.
open class UIStackView: UIView {
  /// The views that the stack arranges, in their order; all are in ``UIView/subviews``, too.
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
    arrangedSubviews = []
    super.init(frame: .zero)
    for view in views { arrange(view, at: arrangedSubviews.count) }
  }

  /// Creates a stack without views.
  public override init(frame: CGRect) {
    arrangedSubviews = []
    super.init(frame: frame)
  }

  /// Creates a stack of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    arrangedSubviews = []
    super.init(coder: coder)
  }

  /// Adds a view after the others, or moves it there, and adds it to the views in the stack if it is none of them.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangedSubviews.count) }
  /// Adds a view at an index, or moves it there, or to the end if the index is greater than the count; it is added to the views in
  /// the stack if it is none of them.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }
  /// Removes a view from those that the stack arranges; it stays in the stack.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Removes a view that is removed from the stack also from those that it arranges.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    customSpacing[ObjectIdentifier(subview)] = nil
  }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// Sets the spacing after a view, in points; kept until the view is removed, as nothing is drawn.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
  }
  /// Returns the spacing after a view, in points; ``spacingUseDefault`` if it has none of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  /// The spacing of the stack, as a number that no spacing is.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The spacing of the system, as a number that no spacing is.
  public class var spacingUseSystem: CGFloat { .leastNonzeroMagnitude }

  private func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
  }
}
