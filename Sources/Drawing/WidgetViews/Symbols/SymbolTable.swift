// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The sketches for SF Symbols by their names without variants.
enum SymbolTable {
  /// The sketch of a name; nil if there is none.
  static func sketch(_ name: String) -> SymbolSketch? {
    sketches[name] ?? signs[name] ?? things[name] ?? moreThings[name] ?? lastThings[name]
      ?? known[name]?.sketch
      ?? aliases[name].flatMap(sketch)
  }

  /// Whether a sketch says itself what is filled: a half, a level.
  static func isFinished(_ name: String) -> Bool {
    name.hasSuffix(".filled") || name.hasPrefix("battery.") || name.hasPrefix("quote.")
      || name == "flag.checkered" || name == "largecircle.fill.circle" || name == "calendar"
  }

  /// The stand-in of an SF Symbol; nil if there is no sketch of it.
  ///
  /// - Parameters:
  ///   - systemName: The symbol's name, with its variants.
  ///   - variants: What the views around it ask for.
  ///   - composer: The weight and the colors.
  /// - Returns: The drawing: on a square of 24 × 24, or 24 high where the symbol's proportions are known.
  static func asset(
    _ systemName: String, variants: SymbolVariants, composer: SymbolComposer
  ) -> ImageAsset? {
    // Another name can itself be a variant: a person in a circle.
    let isKnown: (String) -> Bool = { sketches[$0] != nil || sketch($0) != nil }
    guard
      var name = SymbolName(systemName, isKnown: { isKnown($0) || aliases[$0] != nil })
    else { return nil }
    if !isKnown(name.base), let other = aliases[name.base] {
      guard let inner = SymbolName(other, isKnown: isKnown) else { return nil }
      name.base = inner.base
      name.isFilled = name.isFilled || inner.isFilled
      name.enclosure = name.enclosure ?? inner.enclosure
    }
    guard let sketch = sketch(name.base) else { return nil }
    name.add(variants)
    var image = VectorImage(
      viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
      paths: composer.paths(of: sketch, as: name, badge: name.badge.flatMap(Self.sketch)))
    if let extent = SymbolExtent.of(systemName) { image = extent.fitted(image) }
    return ImageAsset(
      content: .vector(image), size: image.viewBox.size, isTemplate: composer.isTemplate)
  }

  private static let known: [String: StandInSymbol] = {
    var known: [String: StandInSymbol] = [:]
    for symbol in StandInSymbol.allCases {
      for name in symbol.systemNames { known[name] = symbol }
    }
    return known
  }()
}
