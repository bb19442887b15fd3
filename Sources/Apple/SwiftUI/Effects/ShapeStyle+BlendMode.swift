// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import WidgetViews

extension ShapeStyle {
  /// Returns the style with a blend mode, which is not supported: it is reported and drawn as
  /// normal.
  ///
  /// The view modifier `blendMode(_:)` is supported.
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

  /// The material behind the views; nil for none.
  ///
  /// Styles are drawn the same with and without a material.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
