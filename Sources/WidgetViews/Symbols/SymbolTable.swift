// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The sketches for SF Symbols by their names without variants.
enum SymbolTable {
  /// The sketch of a name; nil if there is none.
  static func sketch(_ name: String) -> SymbolSketch? {
    sketches[name] ?? known[name]?.sketch
  }

  /// What an SF Symbol looks like here; nil if there is no sketch of it.
  ///
  /// - Parameters:
  ///   - systemName: The symbol's name, with its variants.
  ///   - variants: What the views around it ask for.
  ///   - composer: The weight and the colors.
  /// - Returns: The drawing, on a square of 24 × 24.
  static func asset(
    _ systemName: String, variants: SymbolVariants, composer: SymbolComposer
  ) -> ImageAsset? {
    guard var name = SymbolName(systemName, isKnown: { sketch($0) != nil }),
      let sketch = sketch(name.base)
    else { return nil }
    name.add(variants)
    let viewBox = Rect(x: 0, y: 0, width: 24, height: 24)
    return ImageAsset(
      content: .vector(
        VectorImage(viewBox: viewBox, paths: composer.paths(of: sketch, as: name))),
      size: viewBox.size, isTemplate: composer.isTemplate)
  }

  private static let known: [String: StandInSymbol] = {
    var known: [String: StandInSymbol] = [:]
    for symbol in StandInSymbol.allCases {
      for name in symbol.systemNames { known[name] = symbol }
    }
    return known
  }()
}
