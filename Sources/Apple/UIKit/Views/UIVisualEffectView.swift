// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
public import Foundation

/// An effect on what is behind a view, which is never drawn.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur of what is behind a view, which is never drawn.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The material of a blur.
  public enum Style: Int, Hashable, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    /// The thinner materials in their light form, whatever the appearance is.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    /// The thicker materials in their light form, whatever the appearance is.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// The thinner materials in their dark form, whatever the appearance is.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// The thicker materials in their dark form, whatever the appearance is.
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// Creates a blur of a style, which a widget does not draw.
  public init(style: Style) { super.init() }
}

/// A view with an effect, which a widget cannot show.
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// The view for what is in front of the effect.
  open private(set) var contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view of an archive, which has no effect here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
