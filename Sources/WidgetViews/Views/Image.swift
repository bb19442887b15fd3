// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An image of the `ImageCatalog` of the environment.
///
/// For a screen reader it decorates only, unless it has a label.
public struct Image: PrimitiveView, Hashable, Sendable {
  /// Whether an image keeps its colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its opacity counts, and the foreground style gives the color.
    case template
    /// It keeps its colors.
    case original
  }

  private let name: String
  private let isSymbol: Bool
  private var label = ""
  private var isResizable = false
  private var mode: TemplateRenderingMode?

  /// What it looks like in an accented widget; nil for the system's choice.
  var accentedRenderingMode: WidgetAccentedRenderingMode?

  /// Shows the image of a name.
  public init(_ name: String) {
    self.name = name
    isSymbol = false
  }

  /// Shows the image of a name and tells a screen reader what it shows.
  public init(_ name: String, label: Text) {
    self.init(name)
    self.label = label.string
  }

  /// Shows the image of a name, which a screen reader ignores.
  public init(decorative name: String) {
    self.init(name)
  }

  /// Shows what the catalog has for an SF Symbol, else a drawing of this library; its box is as large as the font's letters.
  ///
  /// SF Symbols are Apple's and are not part of this library: see ``StandInSymbol`` for the names that it has a drawing of its own for. Of
  /// another one a placeholder is shown, and the name is among the problems.
  public init(systemName name: String) {
    self.name = name
    isSymbol = true
  }

  /// Lets the image take the size that it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Chooses whether the image keeps its colors; nil leaves it to the image.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = mode
    return image
  }

  /// Adds the image, found in the catalog.
  public func resolve(in resolver: inout ViewResolver) {
    let environment = resolver.environment
    let asset =
      isSymbol
      ? environment.images[symbol: name] ?? StandInSymbol.named(name)?.asset
      : environment.images[name]
    if asset == nil {
      resolver.report(isSymbol ? .unknownSymbol(name: name) : .missingImage(name: name))
    }
    var isTemplate = asset?.isTemplate ?? false
    if isSymbol { isTemplate = true }
    if let mode { isTemplate = mode == .template }
    let showsPlaceholder =
      environment.redactionReasons.contains(.placeholder) || (isSymbol && asset == nil)
    resolver.tree.images.append(
      ImageNode(
        name: name, content: asset?.content, size: size(of: asset, in: resolver),
        isResizable: isResizable, tint: isTemplate ? resolver.color(.level(0)) : nil,
        label: label, accentedRenderingMode: accentedRenderingMode,
        placeholder: showsPlaceholder
          ? resolver.paint(.level(0), opacity: resolver.settings.placeholderOpacity) : nil))
    resolver.addLeaf(
      .image(Int32(resolver.tree.images.count - 1)),
      spacing: isSymbol && !isResizable ? .symbol : .standard)
  }

  /// The size where nothing resizes the image.
  private func size(of asset: ImageAsset?, in resolver: ViewResolver) -> Size {
    if isSymbol {
      let environment = resolver.environment
      let font = (environment.font ?? .body).resolved(in: environment.dynamicTypeSize)
      let side = resolver.pixels.roundedUp(font.size * resolver.settings.symbolScale)
      return Size(width: side, height: side)
    }
    let size = asset?.size ?? resolver.settings.missingImageSize
    return Size(
      width: size.width.isFinite ? max(0, size.width) : 0,
      height: size.height.isFinite ? max(0, size.height) : 0)
  }
}
