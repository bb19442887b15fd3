// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

extension MeshGradient {
  /// Creates a gradient whose colors are mixed smoothly; the space has no effect.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, points: points, colors: colors, background: background)
  }
}

extension EnvironmentValues {
  /// Whether labels are shown; as the system decides here.
  public var labelsVisibility: Visibility { .automatic }
}
