// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Colors that shine through a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// Creates colors above a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates colors of a style above a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// Glass before what is behind a view.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// How the glass looks.
  public enum Style: Int, Hashable, Sendable { case regular, clear }
  /// Creates glass of a style.
  public init(style: Style = .regular) { super.init() }
  /// Whether it moves with fingers.
  open var isInteractive = false
  /// The color of the glass; nil for none.
  open var tintColor: UIColor?
}

/// Glass whose parts flow together.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// How near parts have to be.
  open var spacing: CGFloat = 0
}

/// What the colors above a blur are for.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// For texts, from the most important to the least.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// For areas, from the most visible to the least.
  case fill, secondaryFill, tertiaryFill
  /// For lines between parts of the content.
  case separator
}
