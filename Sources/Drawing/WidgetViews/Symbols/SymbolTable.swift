// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The sketches for SF Symbols by their names without variants.
enum SymbolTable {
  /// The sketch of a name; nil if there is none.
  static func sketch(_ name: String) -> SymbolSketch? {
    if let steps = steps[name] { return SymbolSketch(steps: steps) }
    return aliases[name].flatMap(sketch)
  }

  /// Whether a sketch says itself what is filled: a half, a level.
  static func isFinished(_ name: String) -> Bool {
    name.hasSuffix(".filled") || name.hasPrefix("battery.") || name.hasPrefix("quote.")
      || name == "cellularbars" || name == "flag.checkered" || name == "largecircle.fill.circle"
      || name == "calendar"
  }

  /// The stand-in of an SF Symbol; nil if there is no sketch of it.
  ///
  /// - Parameters:
  ///   - systemName: The symbol's name, with its variants.
  ///   - variants: What the views around it ask for.
  ///   - composer: The weight and the colors.
  ///   - extent: The size of the image, and the box of its ink.
  /// - Returns: The drawing, on a rectangle of the extent's proportions.
  static func asset(
    _ systemName: String, variants: SymbolVariants, composer: SymbolComposer, extent: SymbolExtent
  ) -> ImageAsset? {
    guard var name = parts(of: systemName), let sketch = sketch(name.base) else { return nil }
    name.add(variants)
    let paths = composer.paths(of: sketch, as: name, badge: name.badge.flatMap(Self.sketch))
    let image = SymbolFit(extent).image(of: paths, lineWidth: composer.lineWidth)
    return ImageAsset(
      content: .vector(image), size: image.viewBox.size, isTemplate: composer.isTemplate)
  }

  /// Whether the drawing of a symbol shows a value.
  static func showsValues(_ systemName: String) -> Bool {
    parts(of: systemName).map { SymbolLayers($0.base).showsValues } ?? false
  }

  /// Whether there is a sketch of a name, or of the one that it is another name of.
  private static func isKnown(_ name: String) -> Bool {
    steps[name] != nil || aliases[name].map(isKnown) ?? false
  }

  /// The parts of a name of which there is a sketch; nil if there is none.
  private static func parts(of systemName: String) -> SymbolName? {
    // Another name can itself be a variant: a person in a circle.
    guard
      var name = SymbolName(systemName, isKnown: { isKnown($0) || aliases[$0] != nil })
    else { return nil }
    if !isKnown(name.base), let other = aliases[name.base] {
      guard let inner = SymbolName(other, isKnown: isKnown) else { return nil }
      name.base = inner.base
      name.isFilled = name.isFilled || inner.isFilled
      name.enclosure = name.enclosure ?? inner.enclosure
    }
    return name
  }

  /// The steps of each sketch by its name.
  private static let steps: [String: Substring] = {
    var steps: [String: Substring] = [:]
    for symbol in StandInSymbol.allCases {
      for name in symbol.systemNames { steps[name] = symbol.steps[...] }
    }
    for table in [frequent, signs, moreSigns, things, energy, batteries] {
      steps.merge(entries(of: table)) { _, other in other }
    }
    return steps
  }()

  /// The names and the steps of a table, which has a line for each name.
  static func entries(of table: String) -> [(name: String, steps: Substring)] {
    table.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
      return (String(Substring(line[..<colon])), Substring(line[colon...].dropFirst()))
    }
  }
}
