// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

nonisolated extension View {
  // MARK: Transforms

  /// Draws the view turned around a point of its frame, a positive angle clockwise; its place in the layout stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect { _ in .rotation(angle, anchor) }
  }

  /// Draws the view stretched from a point of its frame; its place in the layout stays.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some View {
    effect { _ in .scale(x: x, y: y, anchor) }
  }

  /// Draws the view stretched from a point of its frame; its place in the layout stays.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view stretched from a point of its frame; its place in the layout stays.
  @_disfavoredOverload
  public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view turned, stretched, slanted and moved; the origin is the upper left corner of its frame.
  @_disfavoredOverload
  public func transformEffect(_ transform: PlaneTransform) -> some View {
    effect { _ in .transform(transform) }
  }

  /// Draws the view turned, stretched, slanted and moved by a transform that depends on its size.
  ///
  /// - Parameters:
  ///   - hasPerspective: Whether a device draws what is near larger, which is reported.
  ///   - transform: The transform for a size; the origin is the upper left corner of the view's frame.
  /// - Returns: The view, whose place in the layout stays.
  package func transformEffect(
    hasPerspective: Bool, ofSize transform: @escaping (Size) -> PlaneTransform
  ) -> some View {
    effect { resolver in
      if hasPerspective { resolver.report(.perspective) }
      return .transformOfSize(transform)
    }
  }

  /// Draws the view turned in space around an axis, seen from far away: without perspective, which is reported.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> some View {
    effect { resolver in
      if axis.x != 0 || axis.y != 0 { resolver.report(.perspective) }
      return .turned(angle, axis: axis, anchor)
    }
  }

  // MARK: Shadows and blur

  /// Puts a blurred shadow behind the view; distances in points, to the right and down.
  ///
  /// All of the view throws one shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    effect { resolver in
      .plain(
        .shadow(
          resolver.color(.color(color)), radius: resolver.checked(radius, for: "shadow") ?? 0,
          x: resolver.checked(x, for: "shadow", allowsNegative: true) ?? 0,
          y: resolver.checked(y, for: "shadow", allowsNegative: true) ?? 0))
    }
  }

  /// Blurs the view; a radius in points.
  ///
  /// - Parameters:
  ///   - radius: How far colors flow, in points.
  ///   - opaque: Whether the edges stay opaque: the view is then cut at its frame.
  /// - Returns: The blurred view.
  @ViewBuilder public func blur(radius: Double, opaque: Bool = false) -> some View {
    let blurred = effect { resolver in
      .plain(.blur(radius: resolver.checked(radius, for: "blur") ?? 0))
    }
    if opaque { blurred.clipped() } else { blurred }
  }

  // MARK: Mixing

  /// Mixes the view with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    effect { resolver in
      if !blendMode.isDrawn { resolver.report(.blendMode(blendMode)) }
      return .plain(.blend(blendMode))
    }
  }

  /// Draws the view apart from what is behind it, so that blend modes inside mix with each other only.
  public func compositingGroup() -> some View { effect { _ in .plain(.isolate) } }

  /// Draws the view apart from what is behind it, as a picture of its own.
  public func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }

  /// Draws the view before its neighbors of a smaller number, and behind those of a greater; 0 is the usual one.
  public func zIndex(_ value: Double) -> some View {
    OrderedView(content: self, value: value.isNaN ? 0 : value)
  }

  // MARK: Colors

  /// Removes color: 1 leaves gray, and 0 changes nothing.
  public func grayscale(_ amount: Double) -> some View {
    colors { .saturation(1 - min(max(amount, 0), 1)) }
  }

  /// Multiplies how colorful the view is: 0 leaves gray, 1 changes nothing.
  public func saturation(_ amount: Double) -> some View { colors { .saturation(max(0, amount)) } }

  /// Adds to the brightness: −1 leaves black, 1 white.
  public func brightness(_ amount: Double) -> some View { colors { .brightness(amount) } }

  /// Multiplies the distance of colors from the middle gray; less than 0 turns them over.
  public func contrast(_ amount: Double) -> some View { colors { .contrast(amount) } }

  /// Turns the hue of all colors by an angle.
  public func hueRotation(_ angle: Angle) -> some View { colors { .hueRotation(angle) } }

  /// Turns all colors into their opposites.
  public func colorInvert() -> some View { colors { .inversion } }

  /// Multiplies all colors with a color.
  public func colorMultiply(_ color: Color) -> some View {
    effect { resolver in .plain(.colors(.multiplication(resolver.color(.color(color))))) }
  }

  /// Makes the view black, and as opaque as it was bright.
  public func luminanceToAlpha() -> some View { colors { .luminanceToAlpha } }

  private func colors(_ matrix: @escaping () -> ColorMatrix) -> some View {
    effect { resolver in
      let matrix = matrix()
      guard matrix.values.allSatisfy(\.isFinite) else {
        resolver.report(.invalidLength(modifier: "color effect"))
        return .plain(.isolate)
      }
      return .plain(.colors(matrix))
    }
  }

  private func effect(_ effect: @escaping (inout ViewResolver) -> ViewEffect) -> some View {
    WrappedView(content: self) { resolver in
      let effect = effect(&resolver)
      resolver.tree.rare.effects.append(effect)
      return .effect(Int32(resolver.tree.rare.effects.count - 1))
    }
  }
}

extension ViewEffect {
  /// A turn in space, seen from far away: the turned x and y axes remain, and the depth is lost.
  static func turned(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), _ anchor: UnitPoint
  ) -> ViewEffect {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.degrees.isFinite else {
      return .scale(x: 1, y: 1, anchor)
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let turn = Turn(degrees: angle.degrees)
    let (cosine, sine, rest) = (turn.cosine, turn.sine, 1 - turn.cosine)
    return .anchored(
      PlaneTransform(
        a: cosine + x * x * rest, b: y * x * rest + z * sine, c: x * y * rest - z * sine,
        d: cosine + y * y * rest, tx: 0, ty: 0), anchor)
  }
}

/// A view with a place in the order of drawing.
struct OrderedView<Content: View>: PrimitiveView {
  let content: Content
  let value: Double

  func resolve(in resolver: inout ViewResolver) {
    let start = resolver.pending.count
    resolver.resolve(content)
    for index in resolver.pending[start...] { resolver.tree.rare.zIndices[index] = value }
  }
}
