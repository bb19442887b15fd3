// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Makes the drawing of a symbol's variant by rule: outline or filled, in a circle, a square or a rectangle, crossed out.
struct SymbolComposer {
  /// How large a symbol is that is in something, as a part of its size.
  private static let innerScale = 0.56

  /// The largest side of a part that stays a dot, whatever the variant.
  private static let dotSize = 5.0

  /// The width of lines, as a part of those that the sketches have, which are semibold.
  let lineScale: Double

  /// The inks of the layers: the first, the second, and that of a part with a color of its own.
  let inks: [VectorPath.Ink]

  /// How much of a symbol is full, from 0 to 1; nil if it does not show a value.
  let value: Double?

  private var firstInk: VectorPath.Ink { inks[0] }

  private var secondInk: VectorPath.Ink { inks[min(1, inks.count - 1)] }

  /// The width of usual lines, in the sketches' units.
  var lineWidth: Double { 2 * lineScale }

  /// Creates a composer for a weight.
  ///
  /// - Parameters:
  ///   - weight: The weight of the lines.
  ///   - inks: The inks of the layers, at least one.
  ///   - value: How much of the symbol is full, from 0 to 1; nil if it does not show a value.
  init(weight: FontWeight, inks: [VectorPath.Ink], value: Double? = nil) {
    self.inks = inks.isEmpty ? [.current(opacity: 1)] : inks
    self.value = value
    lineScale =
      switch weight {
      case .ultraLight: 0.4
      case .thin: 0.5
      case .light: 0.65
      case .regular: 0.8
      case .medium: 0.9
      case .semibold: 1
      case .bold: 1.15
      case .heavy: 1.3
      case .black: 1.45
      }
  }

  /// Whether the drawing has no colors of its own.
  var isTemplate: Bool {
    if case .current = firstInk { true } else { false }
  }

  /// The paths of a variant of a sketch.
  ///
  /// - Parameters:
  ///   - sketch: The sketch.
  ///   - name: The variant.
  ///   - badge: What is in its corner, if the name has a badge that is not a dot.
  /// - Returns: The paths, the hindmost first.
  func paths(
    of sketch: SymbolSketch, as name: SymbolName, badge: SymbolSketch? = nil
  ) -> [VectorPath] {
    var plain = name
    plain.badge = nil
    guard let sign = name.badge else { return variant(of: sketch, as: name) }
    guard !sign.isEmpty, let badge else {
      return variant(of: sketch, as: plain).map { inks.count > 1 ? $0.colored(secondInk) : $0 }
        + [dot(x: 19, y: 5, radius: 3.8)]
    }
    // The symbol makes room, and the sign is left out of a disk.
    let symbol = variant(of: sketch, as: plain).map {
      changed($0, by: PlaneTransform(scaleX: 0.84, y: 0.84)).colored(secondInk)
    }
    let shrink = PlaneTransform(scaleX: 0.28, y: 0.28)
      .concatenating(PlaneTransform(translationX: 18 - 12 * 0.28, y: 18 - 12 * 0.28))
    let signs = badge.paths.map { path in
      var path = changed(path, by: shrink)
      path.stroke?.width = 1.5
      return path
    }
    let disk = dot(x: 18, y: 18, radius: 5.5)
    return symbol + [
      VectorPath(steps: disk.steps + holes(signs), fill: firstInk, usesEvenOddFill: true)
    ]
  }

  private func dot(x: Double, y: Double, radius: Double) -> VectorPath {
    let frame = Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    return VectorPath(steps: Path(ellipseIn: frame).steps, fill: firstInk)
  }

  private func changed(_ path: VectorPath, by change: PlaneTransform) -> VectorPath {
    var path = path
    path.steps = Path(steps: path.steps).applying(change).steps
    return path
  }

  private func variant(of sketch: SymbolSketch, as name: SymbolName) -> [VectorPath] {
    let weighted = sketch.paths.map { path in
      var path = path
      path.stroke?.width *= lineScale
      return path
    }
    var paths: [VectorPath]
    if name.enclosure == nil, SymbolTable.isFinished(name.base) {
      paths = layered(weighted.map(inked), of: name.base)
    } else if let enclosure = name.enclosure {
      paths = enclosed(
        name.isFilled ? solid(weighted) : outlined(weighted), in: enclosure,
        isFilled: name.isFilled)
    } else if name.isFilled {
      paths = filled(weighted, layers: SymbolLayers(name.base))
    } else {
      paths = layered(outlined(weighted), of: name.base)
    }
    if name.isSlashed {
      paths.append(line([.move(to: Point(x: 4, y: 4)), .line(to: Point(x: 20, y: 20))]))
    }
    return paths
  }

  /// Parts that are filled in the sketch get a line instead, but for dots.
  private func outlined(_ paths: [VectorPath]) -> [VectorPath] {
    paths.map { path in
      guard path.fill != nil, !isDot(path) else { return inked(path) }
      return line(path.steps)
    }
  }

  /// The parts of a sketch in the inks of their layers.
  private func layered(_ paths: [VectorPath], of base: String) -> [VectorPath] {
    guard inks.count > 1 || value != nil else { return paths }
    let layers = SymbolLayers(base)
    return paths.enumerated().map { layers.ink(of: $0, self).map($1.colored) ?? $1 }
  }

  /// Parts that go around something are filled, and what is in them is left out of that.
  private func filled(_ paths: [VectorPath], layers: SymbolLayers) -> [VectorPath] {
    let bodies = paths.filter { $0.steps.last == .close && !isDot($0) }
    guard let body = bodies.max(by: { area($0) < area($1) }) else { return paths.map(inked) }
    let frame = bounds(body)
    let bodyInk = paths.firstIndex(of: body).flatMap { layers.ink(of: $0, self) } ?? firstInk
    var holes: [VectorPath.Step] = []
    var result: [VectorPath] = []
    for (index, path) in paths.enumerated() where path != body {
      let inner = bounds(path)
      let isInside =
        inner.minX >= frame.minX && inner.maxX <= frame.maxX && inner.minY >= frame.minY
        && inner.maxY <= frame.maxY
      let ink = layers.ink(of: index, self) ?? firstInk
      if bodies.contains(path), !isInside {
        result += area(in: path, holes: nil, ink: ink)
      } else if isInside, bodyInk != firstInk {
        // In two colors what is in the body is seen on it.
        result.append(path.colored(firstInk))
      } else if isInside {
        holes += hole(path)
      } else {
        result.append(path.colored(ink))
      }
    }
    return area(in: body, holes: holes, ink: bodyInk) + result
  }

  /// What goes around something, filled, with half of its line outside.
  private func area(
    in path: VectorPath, holes: [VectorPath.Step]?, ink: VectorPath.Ink
  ) -> [VectorPath] {
    guard ink.isTranslucent, let grown = grown(path) else {
      return [
        VectorPath(steps: path.steps + (holes ?? []), fill: ink, usesEvenOddFill: holes != nil),
        line(path.steps).colored(ink),
      ]
    }
    // An area and the line around it would both be seen where they overlap.
    return [VectorPath(steps: grown + (holes ?? []), fill: ink, usesEvenOddFill: true)]
  }

  /// A closed path with half of its line around it; nil if it has more than one part.
  private func grown(_ path: VectorPath) -> [VectorPath.Step]? {
    let lines = Path(steps: path.steps).flattened(tolerance: 0.05)
    guard lines.count == 1 else { return nil }
    let sides = lines[0].loops(at: lineScale).map { loop in
      var side = Path()
      side.addLines(loop)
      side.closeSubpath()
      return side
    }
    return sides.max { $0.boundingRect.width < $1.boundingRect.width }?.steps
  }

  /// Parts that go around something are solid, without a line around them, and lines stay lines.
  private func solid(_ paths: [VectorPath]) -> [VectorPath] {
    let bodies = paths.filter { $0.steps.last == .close && !isDot($0) }
    guard let body = bodies.max(by: { area($0) < area($1) }) else { return paths.map(inked) }
    return filled(paths, layers: SymbolLayers("")).filter {
      $0.fill != nil || $0.steps != body.steps
    }.map { path in
      var path = path
      if path.fill != nil { path.stroke = nil }
      return path
    }
  }

  /// A symbol in the middle of something.
  private func enclosed(
    _ paths: [VectorPath], in enclosure: SymbolName.Enclosure, isFilled: Bool
  ) -> [VectorPath] {
    let center = Point(x: 12, y: 12)
    let shrink = PlaneTransform(scaleX: Self.innerScale, y: Self.innerScale).around(center)
    let inner = paths.map { path in
      var path = path
      path.steps = Path(steps: path.steps).applying(shrink).steps
      path.stroke?.width *= 0.8
      return path
    }
    let reach = isFilled ? 10.4 : 9.6
    let frame =
      enclosure == .rectangle
      ? Rect(x: 12 - reach, y: 4.5, width: 2 * reach, height: 15)
      : Rect(x: 12 - reach, y: 12 - reach, width: 2 * reach, height: 2 * reach)
    let outer =
      enclosure == .circle
      ? Path(ellipseIn: frame) : Path(roundedRect: frame, cornerRadius: 4.5, style: .circular)
    guard isFilled else {
      var ring = line(outer.steps)
      ring.stroke?.ink = secondInk
      return [ring] + inner
    }
    guard firstInk == secondInk else {
      // In two colors the symbol is seen on its background.
      return [VectorPath(steps: outer.steps, fill: secondInk)] + inner
    }
    let holes = inner.map { Path(steps: hole($0)).flattened(tolerance: 0.05).map(\.points) }
    return [
      VectorPath(
        steps: outer.steps + PolygonOverlap.steps(of: holes), fill: secondInk, usesEvenOddFill: true
      )
    ]
  }

  /// The area that paths cover, as parts that leave holes.
  private func holes(_ paths: [VectorPath]) -> [VectorPath.Step] {
    PolygonOverlap.steps(
      of: paths.map { Path(steps: hole($0)).flattened(tolerance: 0.05).map(\.points) })
  }

  /// The area that a path covers, as parts that leave holes.
  private func hole(_ path: VectorPath) -> [VectorPath.Step] {
    guard let stroke = path.stroke, path.fill == nil else { return path.steps }
    var hole = Path()
    for line in Path(steps: path.steps).flattened(tolerance: 0.05) {
      for loop in line.loops(at: stroke.width / 2) {
        hole.addLines(loop)
        hole.closeSubpath()
      }
    }
    return hole.steps
  }

  private func line(_ steps: [VectorPath.Step]) -> VectorPath {
    VectorPath(
      steps: steps, fill: nil,
      stroke: VectorPath.Stroke(ink: firstInk, width: 2 * lineScale, cap: .round, join: .round))
  }

  private func inked(_ path: VectorPath) -> VectorPath { path.colored(firstInk) }

  private func isDot(_ path: VectorPath) -> Bool {
    let size = bounds(path).size
    return path.fill != nil && max(size.width, size.height) <= Self.dotSize
  }

  private func bounds(_ path: VectorPath) -> Rect { Path(steps: path.steps).boundingRect }

  private func area(_ path: VectorPath) -> Double {
    let frame = bounds(path)
    return frame.width * frame.height
  }
}

extension VectorPath {
  /// The path with another ink in its area and along its line.
  func colored(_ ink: Ink) -> VectorPath {
    var path = self
    if path.fill != nil { path.fill = ink }
    path.stroke?.ink = ink
    return path
  }
}

extension VectorPath.Ink {
  /// Whether what is behind it is seen through it.
  fileprivate var isTranslucent: Bool {
    switch self {
    case .current(let opacity): opacity < 1
    case .color(let color): color.opacity < 1
    }
  }
}
