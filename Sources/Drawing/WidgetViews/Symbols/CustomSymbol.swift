// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A symbol of an asset catalog at a weight and a scale.
///
/// A design that the template has is drawn as it is. Others lie between the three of a variable template, as those of SF Symbols do. A
/// template that is not variable gives the design that is next, as large as the scale asks: what Apple's systems do then was not verified.
struct CustomSymbol {
  /// The width from the left margin to the right one, in points at a font of 100 points.
  private(set) var width: Double

  /// The parts, the furthest behind first.
  private(set) var parts: [SymbolImage.Part]

  /// The symbol's drawing for a weight and a scale.
  init?(_ symbol: SymbolImage, weight: FontWeight, scale: SymbolImage.Scale) {
    guard let next = symbol.design(nearest: weight, scale) else { return nil }
    (width, parts) = (next.width, next.parts)
    if next.weight == weight, next.scale == scale { return }
    if let between = Self.between(symbol, weight: weight) {
      (width, parts) = between
      grow(by: SymbolDesign(weight: weight, scale: scale).growth)
    } else {
      grow(
        by: SymbolDesign(weight: next.weight, scale: scale).growth
          / SymbolDesign(weight: next.weight, scale: next.scale).growth)
    }
  }

  /// The box of the drawing, in parts of the font's size.
  var box: SymbolMasters.Box {
    let bounds = parts.map { Path(steps: $0.path.steps).boundingRect }
    let ink = bounds.dropFirst().reduce(bounds.first ?? Rect(around: [])) { $0.union($1) }
    return SymbolMasters.Box(
      width: width / 100,
      ink: Rect(
        x: ink.minX / 100, y: ink.minY / 100, width: ink.width / 100, height: ink.height / 100))
  }

  /// The image of the symbol in a rendering mode.
  ///
  /// - Parameters:
  ///   - mode: The rendering mode.
  ///   - inks: The inks of the levels, at least one.
  ///   - extent: The size of the image, and the box of its ink.
  ///   - fontSize: The size of the font, in points.
  ///   - color: The ink of a color of the symbol's own.
  /// - Returns: The image.
  func image(
    _ mode: SymbolRenderingMode, inks: [VectorPath.Ink], extent: SymbolExtent, fontSize: Double,
    color: (Color) -> VectorPath.Ink
  ) -> VectorImage {
    var paths: [VectorPath] = []
    for part in parts {
      let layer =
        switch mode {
        case .monochrome: part.monochrome
        case .hierarchical, .palette: part.hierarchical
        case .multicolor: part.multicolor
        }
      if layer.clearsBehind { paths = paths.map { $0.subtracting(part.path) } }
      guard layer.opacity > 0 else { continue }
      let ink =
        switch mode {
        case .monochrome: inks[0]
        case .hierarchical, .palette: inks[min(part.level, inks.count - 1)]
        case .multicolor: part.color.map(color) ?? inks[0]
        }
      paths.append(part.path.colored(layer.opacity < 1 ? ink.fainter(by: layer.opacity) : ink))
    }
    let (ink, scale) = (box.ink, 100 / max(fontSize, 0.01))
    let frame = Rect(
      x: ink.minX * 100 - extent.ink.minX * scale, y: ink.minY * 100 - extent.ink.minY * scale,
      width: extent.size.width * scale, height: extent.size.height * scale)
    return VectorImage(viewBox: extent.overhang.rect(around: frame), paths: paths)
  }

  /// Makes the drawing larger, around the left margin and the middle of capital letters.
  private mutating func grow(by factor: Double) {
    width *= factor
    let middle = -SymbolDesign.middle * 100
    let change = PlaneTransform(scaleX: factor, y: factor)
      .concatenating(PlaneTransform(translationX: 0, y: middle * (1 - factor)))
    for index in parts.indices {
      parts[index].path.steps = Path(steps: parts[index].path.steps).applying(change).steps
    }
  }

  /// What lies between the three designs of a variable template, at small scale; nil if it is none.
  private static func between(
    _ symbol: SymbolImage, weight: FontWeight
  ) -> (width: Double, parts: [SymbolImage.Part])? {
    func design(_ weight: FontWeight) -> SymbolImage.Design? {
      symbol.designs.first { $0.weight == weight && $0.scale == .small }
    }
    let place = SymbolDesign(weight: weight, scale: .small).place
    guard let first = design(place < 1 ? .ultraLight : .regular),
      let second = design(place < 1 ? .regular : .black), first.parts.count == second.parts.count
    else { return nil }
    let share = place < 1 ? place : place - 1
    var parts = first.parts
    for (index, other) in second.parts.enumerated() {
      guard let steps = parts[index].path.steps.mixed(with: other.path.steps, share) else {
        return nil
      }
      parts[index].path.steps = steps
    }
    return (first.width + (second.width - first.width) * share, parts)
  }
}

extension VectorPath {
  /// The path without the area of another one.
  fileprivate func subtracting(_ other: VectorPath) -> VectorPath {
    let (area, hole) = (Path(steps: steps), Path(steps: other.steps))
    let shared = area.boundingRect.intersection(hole.boundingRect)
    guard fill != nil, other.fill != nil, shared.width > 0, shared.height > 0 else { return self }
    var path = self
    path.steps =
      area.normalized(eoFill: usesEvenOddFill)
      .subtracting(hole.normalized(eoFill: other.usesEvenOddFill)).steps
    path.usesEvenOddFill = false
    return path
  }
}

extension Point {
  fileprivate func mixed(with other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension [VectorPath.Step] {
  /// Steps a part of the way to others; nil if they are not the same steps at other places.
  fileprivate func mixed(with other: Self, _ share: Double) -> Self? {
    guard count == other.count else { return nil }
    var result: Self = []
    for pair in zip(self, other) {
      switch pair {
      case (.move(let left), .move(let right)):
        result.append(.move(to: left.mixed(with: right, share)))
      case (.line(let left), .line(let right)):
        result.append(.line(to: left.mixed(with: right, share)))
      case (.curve(let left, let left1, let left2), .curve(let right, let right1, let right2)):
        result.append(
          .curve(
            to: left.mixed(with: right, share), control1: left1.mixed(with: right1, share),
            control2: left2.mixed(with: right2, share)))
      case (.close, .close): result.append(.close)
      default: return nil
      }
    }
    return result
  }
}
