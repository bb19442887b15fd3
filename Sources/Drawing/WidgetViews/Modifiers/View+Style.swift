// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

nonisolated extension View {
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
        environment.setForeground(value.fixed(in: environment))
      }
    }
  }

  /// Chooses what texts, shapes and templates are drawn with, and what their fainter levels are.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    let (primary, levels) = (primary.shapeStyle, [secondary.shapeStyle])
    return transformEnvironment { $0.setForeground(primary, fixing: levels) }
  }

  /// Chooses what texts, shapes and templates are drawn with, and what their fainter levels are.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    let (primary, levels) = (primary.shapeStyle, [secondary.shapeStyle, tertiary.shapeStyle])
    return transformEnvironment { $0.setForeground(primary, fixing: levels) }
  }

  /// Chooses the color of links and controls; nil is the usual one.
  public func tint(_ color: Color?) -> some View {
    transformEnvironment { $0.tint = color.map(ShapeStyleValue.color) }
  }

  /// Chooses what links and controls are drawn with.
  @_disfavoredOverload public func tint(_ style: some ShapeStyle) -> some View {
    let style = style.shapeStyle
    return transformEnvironment { if style.kind != .tint { $0.tint = style.fixed(in: $0) } }
  }

  /// Chooses the color of links and controls; nil is the usual one.
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Shows bars instead of texts and filled shapes instead of images.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the view also where what is around it is hidden.
  public func unredacted() -> some View {
    transformEnvironment { $0.redactionReasons = [] }
  }
}

extension EnvironmentValues {
  /// Chooses a style and its levels, which may refer to the one that is around.
  fileprivate mutating func setForeground(
    _ style: ShapeStyleValue, fixing levels: [ShapeStyleValue]
  ) {
    let levels = levels.map { $0.fixed(in: self) }
    setForeground(style.fixed(in: self), levels: levels)
  }
}

extension ShapeStyleValue {
  /// The style, with that which is around the view in the place of its levels, so that it can take its place.
  func fixed(in environment: EnvironmentValues) -> ShapeStyleValue {
    switch kind {
    case .level(let level):
      guard let foreground = environment.foreground else {
        let labels = SystemStyle(levels: [
          .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
        ])
        return Self(kind: .faded(labels.shapeStyle, by: level + environment.foregroundLevel))
      }
      return Self(kind: .faded(foreground, by: level + environment.foregroundLevel))
    case .tint: return environment.tint ?? .color(.accentColor)
    case .faded(let inner, let levels):
      return Self(kind: .faded(inner.fixed(in: environment), by: levels))
    case .opacity(let inner, let opacity):
      return Self(kind: .opacity(inner.fixed(in: environment), opacity))
    default: return self
    }
  }
}
