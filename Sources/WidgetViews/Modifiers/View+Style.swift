// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension View {
  /// Chooses the color of texts, shapes and templates; nil is the usual one.
  public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment { $0.setForeground(color.map(ShapeStyleValue.color)) }
  }

  /// Chooses what texts, shapes and templates are drawn with.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    let value = style.shapeStyle
    return transformEnvironment { environment in
      // A level is one of the style that is around the view.
      if case .level(let level) = value.kind {
        if level > 0 { environment.foregroundLevel = level }
      } else {
        environment.setForeground(value)
      }
    }
  }

  /// Chooses the color of links and controls; nil is the usual one.
  public func tint(_ color: Color?) -> some View {
    transformEnvironment { $0.tint = color }
  }

  /// Shows bars instead of texts and filled shapes instead of images.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the view also where what is around it is hidden.
  public func unredacted() -> some View {
    transformEnvironment { $0.redactionReasons = [] }
  }
}
