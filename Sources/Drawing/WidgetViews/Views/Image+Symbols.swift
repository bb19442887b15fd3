// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Symbols, those of the system and those of an asset catalog.
extension Image {
  /// The symbol's image, that of the catalog or a stand-in, and its extent.
  func symbol(
    in resolver: inout ViewResolver
  ) -> (asset: ImageAsset?, extent: SymbolExtent) {
    let values = resolver.snapshot.values
    let font = (values.font ?? .body).resolved(in: values.dynamicTypeSize)
    let design = SymbolDesign(weight: values.fontWeight ?? font.weight, scale: values.imageScale)
    let extent = SymbolExtent(
      SymbolExtent.name(name, values.symbolVariants), size: font.size, design: design,
      settings: resolver.settings, pixels: resolver.pixels, isResized: resizing != nil)
    if var own = values.images[symbol: name] {
      own.isTemplate = true
      return (own, SymbolExtent(square: font.size * resolver.settings.symbolScale, resolver.pixels))
    }
    let composer = composer(weight: values.fontWeight ?? font.weight, in: &resolver)
    let asset = SymbolTable.asset(
      name, variants: values.symbolVariants, composer: composer, extent: extent)
    if extent.isEstimated, asset != nil { resolver.report(.symbolExtent) }
    if variableValue != nil, !SymbolTable.showsValues(name) { resolver.report(.variableValue) }
    return (asset, extent)
  }

  /// A symbol of the catalog and its extent; nil of an image that is none.
  func custom(
    _ asset: ImageAsset, in resolver: inout ViewResolver
  ) -> (asset: ImageAsset?, extent: SymbolExtent)? {
    let values = resolver.snapshot.values
    let variant = resolver.asset(named: SymbolExtent.name(name, values.symbolVariants))?.symbol
    let font = (values.font ?? .body).resolved(in: values.dynamicTypeSize)
    guard let symbol = variant ?? asset.symbol,
      let drawing = CustomSymbol(
        symbol, weight: values.fontWeight ?? font.weight, scale: values.imageScale)
    else { return nil }
    let extent = SymbolExtent(
      drawing.box, size: font.size, settings: resolver.settings, pixels: resolver.pixels,
      isResized: resizing != nil)
    if variableValue != nil { resolver.report(.variableValue) }
    let rendering = mode == .original ? .multicolor : renderingMode(in: values)
    let inks = inks(rendering, in: &resolver)
    let image = drawing.image(
      rendering, inks: inks, extent: extent, fontSize: font.size
    ) { .color(resolver.color($0.shapeStyle)) }
    let isTemplate = rendering == .monochrome || rendering == .hierarchical
    return (
      ImageAsset(content: .vector(image), size: extent.size, isTemplate: isTemplate), extent
    )
  }

  /// How the layers of a symbol are colored: more than one style asks for the palette.
  private func renderingMode(in values: EnvironmentValues) -> SymbolRenderingMode {
    symbolMode ?? values.symbolRenderingMode
      ?? (values.foregroundLevels.isEmpty ? .monochrome : .palette)
  }

  /// The weight and the colors of a stand-in.
  private func composer(weight: FontWeight, in resolver: inout ViewResolver) -> SymbolComposer {
    let inks: [VectorPath.Ink]
    let rendering = renderingMode(in: resolver.snapshot.values)
    switch rendering {
    case .multicolor where name.hasPrefix("battery."):
      inks = [Color.primary, .secondary, .green].map {
        .color(resolver.color($0.shapeStyle))
      }
    case .multicolor where name == "exclamationmark.triangle.fill":
      inks = [Color.white, .yellow].map { .color(resolver.color($0.shapeStyle)) }
    case .multicolor:
      resolver.report(.multicolorSymbol)
      inks = [.current(opacity: 1)]
    default: inks = self.inks(rendering, in: &resolver)
    }
    return SymbolComposer(weight: weight, inks: inks, value: variableValue)
  }

  /// The inks of a symbol's levels.
  private func inks(
    _ mode: SymbolRenderingMode, in resolver: inout ViewResolver
  ) -> [VectorPath.Ink] {
    switch mode {
    case .monochrome: [.current(opacity: 1)]
    case .multicolor: [.color(resolver.color(.level(0)))]
    case .hierarchical:
      [.current(opacity: 1), .current(opacity: resolver.settings.secondLayerOpacity)]
    case .palette:
      [.color(resolver.color(.level(0))), .color(resolver.color(.level(1)))]
    }
  }
}
