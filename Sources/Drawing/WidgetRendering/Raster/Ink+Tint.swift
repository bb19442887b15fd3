// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension VectorPath.Ink {
  /// The color with which a path is drawn.
  ///
  /// Of a template only the opacity counts: then the color is the tint's, made opaque, because the tint's own opacity is
  /// that of the whole image. Without a tint, the color around is black.
  func color(tint: ResolvedColor?) -> ResolvedColor {
    switch self {
    case .color(let color):
      guard var tint else { return color }
      tint.opacity = color.opacity
      return tint
    case .current(let opacity):
      var color = tint ?? ResolvedColor(red: 0, green: 0, blue: 0)
      color.opacity = opacity
      return color
    }
  }
}
