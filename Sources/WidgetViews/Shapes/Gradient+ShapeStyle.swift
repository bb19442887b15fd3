// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Gradient: ShapeStyle {
  /// A gradient from the upper side to the lower one, as SwiftUI draws a gradient without points.
  public var shapeStyle: ShapeStyleValue {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).shapeStyle
  }
}
