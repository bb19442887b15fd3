// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Views in a row or a column, which are never drawn.
open class UIStackView: UIView, @unchecked Sendable {
  /// The views that the stack arranges, in their order.
  open private(set) var arrangedSubviews: [UIView]
  /// The space between them, in points.
  open var spacing: CGFloat = 0

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
}
