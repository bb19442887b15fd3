// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import WidgetViews

extension ShapeStyle {
  /// The style, mixed with what is there: it is drawn on top of it as it is, which is said on standard error.
  ///
  /// The modifier of views, `blendMode(_:)`, is drawn.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    if mode != .normal {
      reportUnavailable("ShapeStyle.blendMode(_:)", answer: "the style is drawn without it")
    }
    return self
  }
}

extension EnvironmentValues {
  private struct BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
  }

  /// The material that the views are said to be on; nil is none.
  ///
  /// Styles on a material are drawn as elsewhere.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
