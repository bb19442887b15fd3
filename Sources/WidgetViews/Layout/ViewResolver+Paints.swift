// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ViewResolver {
  /// What a style looks like here.
  mutating func paint(_ style: ShapeStyleValue, opacity: Double = 1) -> Paint {
    switch style.kind {
    case .color(let color): .color(look(of: color, opacity))
    case .linearGradient(let gradient):
      .linearGradient(
        gradient.gradient.stops.map {
          GradientStop(color: look(of: $0.color, opacity), location: $0.location)
        }, from: gradient.startPoint, to: gradient.endPoint)
    case .level(let level): levelPaint(level, opacity: opacity)
    case .tint: .color(look(of: environment.tint ?? .accentColor, opacity))
    }
  }

  /// What a style looks like where only one color can be drawn: of a gradient the first one.
  mutating func color(_ style: ShapeStyleValue) -> ResolvedColor {
    switch paint(style) {
    case .color(let color): color
    case .linearGradient(let stops, _, _): stops.first?.color ?? .clear
    }
  }

  /// A level of the style around the view; where nothing is said about that, the label colors are the levels.
  private mutating func levelPaint(_ level: Int, opacity: Double) -> Paint {
    guard let foreground = environment.foreground else {
      let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
      let label = labels[min(max(0, environment.foregroundLevel + level), labels.count - 1)]
      return .color(look(of: Color(label), opacity))
    }
    return paint(
      foreground,
      opacity: opacity * faintness(of: environment.foregroundLevel) * faintness(of: level))
  }

  /// How opaque a level is.
  private func faintness(of level: Int) -> Double {
    let opacities = settings.hierarchyOpacities
    return opacities.isEmpty ? 1 : opacities[min(max(0, level), opacities.count - 1)]
  }

  /// What a color looks like here, in full colors: what the system's mode makes of it is done when everything is laid out.
  private func look(of color: Color, _ opacity: Double) -> ResolvedColor {
    var resolved = color.resolved(in: environment.colorAppearance)
    resolved.opacity *= opacity
    return resolved
  }
}
