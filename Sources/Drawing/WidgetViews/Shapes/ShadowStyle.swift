// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A shadow that belongs to a style.
public struct ShadowStyle: Hashable, Sendable {
  var color: Color
  var radius: Double
  var x: Double
  var y: Double
  var isInner: Bool

  /// A shadow behind what is drawn; distances in points, to the right and down.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow that the edge of a shape throws on the inside of it; distances in points, to the right and down.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ChangedStyle(shapeStyle: ShapeStyleValue(kind: .shadowed(shapeStyle, style)))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(
      ChangedStyle(
        shapeStyle: ShapeStyleValue(kind: .shadowed(.level(0), style))))
  }
}

extension ShapeStyleValue {
  /// The shadows of the style, the last one first, given the style around it; styles that are each other end after some turns.
  func shadows(
    around foreground: () -> ShapeStyleValue?, in environment: () -> EnvironmentValues,
    depth: Int = 0
  ) -> [ShadowStyle] {
    guard depth < 16 else { return [] }
    switch kind {
    case .shadowed(let inner, let shadow):
      return [shadow] + inner.shadows(around: foreground, in: environment, depth: depth + 1)
    case .opacity(let inner, _), .faded(let inner, _), .directed(let inner, _),
      .perceptual(let inner):
      return inner.shadows(around: foreground, in: environment, depth: depth + 1)
    // What is a level of the style around it has its shadows.
    case .level:
      return foreground()?.shadows(around: { nil }, in: environment, depth: depth + 1) ?? []
    case .resolving(let style):
      return style.resolve(environment())
        .shadows(around: foreground, in: environment, depth: depth + 1)
    case .color, .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient,
      .standardGradient, .plainGradient, .mesh, .image, .tint, .meterTint, .system, .material:
      return []
    }
  }
}

extension ViewResolver {
  /// Adds the shadows of the style in which the last node is drawn.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - geometry: The shape of the node; nil for a text or an image, on which no inner shadow is drawn.
  mutating func addShadows(of style: ShapeStyleValue, to geometry: ShapeGeometry? = nil) {
    // Most styles are colors, and most views have none around them.
    if style.isColor { return }
    if case .level = style.kind, environment.foreground?.isColor ?? true { return }
    let snapshot = snapshot
    let shadows = style.shadows(around: { snapshot.values.foreground }, in: { snapshot.values })
    guard !shadows.isEmpty, !pending.isEmpty else { return }
    let start = pending.count - 1
    for shadow in shadows where shadow.isInner {
      guard let geometry else {
        report(.innerShadow)
        continue
      }
      addInner(shadow, of: geometry)
      let front = pending.removeLast()
      wrap(from: start, as: .overlay(front, alignment: .center))
    }
    for shadow in shadows where !shadow.isInner { wrap(from: start, as: effect(of: shadow)) }
  }

  /// Adds what is around a shape with its shadow, cut off at the shape, so that only the shadow is seen.
  private mutating func addInner(_ shadow: ShadowStyle, of geometry: ShapeGeometry) {
    let start = pending.count
    let reach = 3 * abs(shadow.radius) + max(abs(shadow.x), abs(shadow.y)) + 2
    let outside = OutsideShape(of: geometry, margin: reach.isFinite ? reach : 0)
    addShape(
      outside.geometry,
      layer: ShapeLayer(style: .color(shadow.color), fill: FillStyle(eoFill: true)))
    wrap(from: start, as: effect(of: shadow))
    tree.rare.outlines.append(ClipShape(geometry: geometry, usesEvenOddFill: false))
    wrap(from: start, as: .clip(Int32(tree.rare.outlines.count - 1)))
  }

  private mutating func effect(of shadow: ShadowStyle) -> NodeKind {
    let color = color(.color(shadow.color))
    let effect = ViewEffect.plain(
      .shadow(
        color, radius: checked(shadow.radius, for: "shadow") ?? 0,
        x: checked(shadow.x, for: "shadow", allowsNegative: true) ?? 0,
        y: checked(shadow.y, for: "shadow", allowsNegative: true) ?? 0))
    tree.rare.effects.append(effect)
    return .effect(Int32(tree.rare.effects.count - 1))
  }
}
