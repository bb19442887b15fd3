// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

extension GraphicsContext {
  /// How drawing is mixed with what was drawn before.
  public typealias BlendMode = WidgetViews.BlendMode
}
