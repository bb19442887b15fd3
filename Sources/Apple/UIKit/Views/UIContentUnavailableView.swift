// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A view that is shown where nothing is, which is never drawn.
open class UIContentUnavailableView: UIView {
  /// What is shown in the view.
  open var configuration: UIContentUnavailableConfiguration
  /// Whether the view scrolls where it does not fit.
  open var isScrollEnabled = true

  /// Creates a view of what is shown where nothing is.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Creates a view of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    configuration = .empty()
    super.init(coder: coder)
  }
}
