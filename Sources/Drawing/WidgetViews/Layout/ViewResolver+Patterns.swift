// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ViewResolver {
  /// Adds the image that a style repeats in the present environment.
  ///
  /// - Parameter style: What a shape or a whole text is drawn with.
  /// - Returns: Its index in ``RareNodes/Values/patterns``; nil for a style that is a color or a gradient.
  mutating func pattern(of style: ShapeStyleValue) -> Int32? {
    // Most styles are colors, and most views have none around them.
    if style.isColor { return nil }
    if case .level = style.kind, snapshot.values.foreground?.isColor ?? true { return nil }
    guard let (paint, opacity) = imagePaint(style, level: 0, depth: 0) else { return nil }
    let image = detachedImage(paint.image) { environment in
      // A template cannot have the image as its color.
      if !(environment.foreground?.isColor ?? true) { environment.setForeground(nil) }
    }
    guard let image else { return nil }
    tree.rare.patterns.append(
      PatternNode(
        image: image, source: paint.sourceRect, scale: paint.scale, origin: paint.origin,
        opacity: opacity))
    return Int32(tree.rare.patterns.count - 1)
  }

  /// Adds the image that all parts of a text are drawn with; nil unless there is one.
  mutating func pattern(of parts: [Text.Part]) -> Int32? {
    let style = parts.first?.foreground ?? .level(0)
    guard parts.allSatisfy({ ($0.foreground ?? .level(0)) == style }) else { return nil }
    return pattern(of: style)
  }

  /// Adds an image to the tree, without a place of its own.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - change: What is different for it from the present environment.
  /// - Returns: Its index in ``ViewTree/images``.
  mutating func detachedImage(
    _ image: Image, changing change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Int32? {
    let start = pending.count
    resolve(image, changing: change)
    guard let node = takeSingle(from: start, joining: { $0.joinDetached(from: start) })
    else { return nil }
    var index = Int(node)
    while tree.nodes[index].count == 0, tree.nodes[index].first >= 0 {
      index = Int(tree.nodes[index].first)
    }
    guard case .image(let number) = tree.nodes[index].kind else { return nil }
    return number
  }

  /// The image that a style is, and how opaque.
  private func imagePaint(
    _ style: ShapeStyleValue, level: Int, depth: Int
  ) -> (ImagePaint, opacity: Double)? {
    guard depth < Self.styleDepth else { return nil }
    switch style.kind {
    case .image(let paint): return (paint, faintness(of: level))
    case .faded(let inner, let levels):
      return imagePaint(inner, level: level + levels, depth: depth + 1)
    case .opacity(let inner, let part):
      return imagePaint(inner, level: level, depth: depth + 1).map {
        ($0, $1 * (part.isNaN ? 1 : min(max(part, 0), 1)))
      }
    case .shadowed(let inner, _), .directed(let inner, _), .perceptual(let inner):
      return imagePaint(inner, level: level, depth: depth + 1)
    case .resolving(let style):
      return imagePaint(style.resolve(environment), level: level, depth: depth + 1)
    case .tint:
      return environment.tint.flatMap { imagePaint($0, level: level, depth: depth + 1) }
    case .level(let own):
      let (environment, wanted) = (environment, environment.foregroundLevel + own + level)
      let levels = environment.foregroundLevels
      guard wanted > 0, !levels.isEmpty else {
        return environment.foreground.flatMap {
          imagePaint($0, level: max(0, wanted), depth: depth + 1)
        }
      }
      let chosen = min(wanted, levels.count)
      return imagePaint(levels[chosen - 1], level: wanted - chosen, depth: depth + 1)
    default: return nil
    }
  }
}
