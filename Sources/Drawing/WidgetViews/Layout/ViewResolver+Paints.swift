// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ViewResolver {
  /// How many styles that are made of others can be nested.
  static let styleDepth = 32

  /// The paint of a style in the present environment.
  mutating func paint(_ style: ShapeStyleValue, opacity: Double = 1) -> Paint {
    paint(style, level: 0, opacity: opacity, depth: 0)
  }

  /// The color of a style where only one color can be drawn: of a gradient the first one.
  mutating func color(_ style: ShapeStyleValue) -> ResolvedColor {
    if case .color(let color) = style.kind { return look(of: color, 1) }
    let paint = paint(style)
    if case .color(let color) = paint { return color }
    return paint.colors.first ?? .clear
  }

  /// The gradient that all of a text is drawn with; nil if each part has a color.
  mutating func textGradient(of parts: [Text.Part]) -> Paint? {
    let paints = parts.map { paint($0.foreground ?? .level(0)) }
    guard let gradient = paints.first(where: { !$0.isColor }) else { return nil }
    if paints.allSatisfy({ $0 == gradient }) { return gradient }
    report(.textGradient)
    return nil
  }

  private mutating func paint(
    _ style: ShapeStyleValue, level: Int, opacity: Double, depth: Int
  ) -> Paint {
    // A style that chooses styles without end is clear.
    guard depth < Self.styleDepth else { return .color(.clear) }
    let faint = level == 0 ? opacity : opacity * faintness(of: level)
    switch style.kind {
    case .color(let color): return .color(look(of: color, faint))
    case .linearGradient(let gradient):
      return .linearGradient(
        stops(gradient.gradient, faint), from: gradient.startPoint, to: gradient.endPoint)
    case .radialGradient(let gradient):
      return .radialGradient(
        stops(gradient.gradient, faint), center: gradient.center,
        from: checked(gradient.startRadius, for: "RadialGradient") ?? 0,
        to: checked(gradient.endRadius, for: "RadialGradient") ?? 0)
    case .ellipticalGradient(let gradient):
      return .ellipticalGradient(
        stops(gradient.gradient, faint), center: gradient.center,
        from: checked(gradient.startRadiusFraction, for: "EllipticalGradient") ?? 0,
        to: checked(gradient.endRadiusFraction, for: "EllipticalGradient") ?? 0)
    case .angularGradient(let gradient):
      return .angularGradient(
        stops(gradient.gradient, faint), center: gradient.center,
        from: checked(gradient.startAngle.degrees, for: "AngularGradient", allowsNegative: true)
          ?? 0,
        to: checked(gradient.endAngle.degrees, for: "AngularGradient", allowsNegative: true) ?? 0)
    case .standardGradient(let color):
      report(.standardGradient)
      let end = look(of: color, faint)
      var start = ResolvedColor(
        red: 1, green: 1, blue: 1, opacity: settings.standardGradientWhite
      ).composited(over: ResolvedColor(red: end.red, green: end.green, blue: end.blue))
      start.opacity = end.opacity
      return .linearGradient(
        [GradientStop(color: start, location: 0), GradientStop(color: end, location: 1)],
        from: .top, to: .bottom)
    case .mesh(let mesh):
      report(.meshGradient)
      return mesh.paint { look(of: $0, faint) }
    case .image:
      report(.imagePaint)
      return .color(.clear)
    case .level(let own): return levelPaint(own + level, opacity: opacity, depth: depth)
    case .tint:
      return paint(
        environment.tint ?? .color(.accentColor), level: level, opacity: opacity, depth: depth + 1)
    case .meterTint(let shape):
      guard case .plainGradient(let gradient)? = environment.tint?.kind else {
        return paint(.tint, level: level, opacity: opacity, depth: depth + 1)
      }
      return meterPaint(stops(gradient, faint), shape)
    case .plainGradient(let gradient):
      return .linearGradient(stops(gradient, faint), from: .top, to: .bottom)
    case .system(.background) where environment.backgroundStyle != nil:
      // What the style is made of is the system's background, so that it cannot be itself.
      let own = environment.backgroundStyle?.shapeStyle
      guard let own, own.kind != style.kind else {
        return .color(look(of: Color(system: .systemBackground), faint))
      }
      return paint(own, level: level, opacity: opacity, depth: depth + 1)
    case .system(let system):
      let color = system.levels[min(level, system.levels.count - 1)]
      return .color(look(of: Color(system: color), opacity))
    case .material(let material):
      report(.material)
      let opacities = settings.materialOpacities
      let index = min(material.thickness, opacities.count - 1)
      let ground: SystemColor =
        environment.colorScheme == .dark ? .secondarySystemBackground : .systemBackground
      return .color(look(of: Color(system: ground), faint * (index >= 0 ? opacities[index] : 1)))
    case .faded(let inner, let levels):
      return paint(inner, level: level + levels, opacity: opacity, depth: depth + 1)
    case .shadowed(let inner, _):
      return paint(inner, level: level, opacity: opacity, depth: depth + 1)
    case .opacity(let inner, let part):
      return paint(
        inner, level: level, opacity: opacity * (part.isNaN ? 1 : min(max(part, 0), 1)),
        depth: depth + 1)
    case .resolving(let style):
      return paint(style.resolve(environment), level: level, opacity: opacity, depth: depth + 1)
    case .directed(let inner, let direction):
      return paint(inner, level: level, opacity: opacity, depth: depth + 1)
        .directed(direction) { checked($0, for: $1, allowsNegative: $2) ?? 0 }
    case .perceptual(let inner):
      return paint(inner, level: level, opacity: opacity, depth: depth + 1).perceptual
    }
  }

  /// A level of the style around the view; where nothing is said about that, the label colors are the levels.
  private mutating func levelPaint(_ level: Int, opacity: Double, depth: Int) -> Paint {
    let snapshot = snapshot
    let outer = snapshot.values.foregroundLevel
    guard let foreground = snapshot.values.foreground else {
      let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
      let wanted = max(0, outer + level)
      var part = opacity
      if wanted >= labels.count {
        part *= faintness(of: wanted) / max(faintness(of: labels.count - 1), 0.01)
      }
      return .color(look(of: Color(system: labels[min(wanted, labels.count - 1)]), part))
    }
    let levels = snapshot.values.foregroundLevels
    if !levels.isEmpty, outer + level > 0 {
      let own = min(outer + level, levels.count)
      return paint(
        levels[own - 1], opacity: opacity * faintness(of: outer + level - own), depth: depth)
    }
    return paint(
      foreground, opacity: opacity * faintness(of: outer) * faintness(of: level), depth: depth)
  }

  /// A style around the view, to which nothing is around that it could be a level of.
  private mutating func paint(_ style: ShapeStyleValue, opacity: Double, depth: Int) -> Paint {
    paint(style, level: 0, opacity: opacity, depth: depth + 1)
  }

  /// A gradient along a line, or clockwise around a ring: from the top, or around an open one from its lower left.
  private func meterPaint(
    _ stops: [GradientStop], _ shape: ShapeStyleValue.MeterShape
  ) -> Paint {
    switch shape {
    case .line:
      let isMirrored = environment.layoutDirection == .rightToLeft
      return .linearGradient(
        stops, from: isMirrored ? .trailing : .leading, to: isMirrored ? .leading : .trailing)
    case .ring: return .angularGradient(stops, center: .center, from: -90, to: 270)
    case .openRing(let sweep):
      return .angularGradient(
        stops, center: .center, from: 270 - sweep / 2, to: 270 + sweep / 2)
    }
  }

  /// How opaque a level is.
  func faintness(of level: Int) -> Double {
    let opacities = settings.hierarchyOpacities
    return opacities.isEmpty ? 1 : opacities[min(max(0, level), opacities.count - 1)]
  }

  private mutating func stops(_ gradient: Gradient, _ opacity: Double) -> [GradientStop] {
    gradient.stops.map { GradientStop(color: look(of: $0.color, opacity), location: $0.location) }
  }

  /// The color in the present environment, in full color: the rendering mode is applied when
  /// everything is laid out.
  private mutating func look(of color: Color, _ opacity: Double) -> ResolvedColor {
    var resolved: ResolvedColor
    if color.isPlain {
      resolved = color.resolved(in: snapshot.values.colorAppearance)
    } else {
      for name in color.catalogNames where environment.colors[name] == nil {
        report(.missingColor(name: name))
      }
      resolved = color.resolved(in: environment)
    }
    resolved.opacity *= opacity
    return resolved
  }
}
