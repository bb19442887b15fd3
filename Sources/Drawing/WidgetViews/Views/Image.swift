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
    /// The image keeps its own colors.
    case original
  }

  /// How the layers of a symbol are colored; nil leaves it to what is around.
  var symbolMode: SymbolRenderingMode?

  let name: String
  private let isSymbol: Bool
  /// The image itself, where it is not looked up.
  private var asset: ImageAsset?
  /// Why there is no image in the bytes that were given.
  private var fault: UnreadableImage?
  /// How much of a symbol is full, from 0 to 1; nil if it does not show a value.
  private(set) var variableValue: Double?
  private var label = ""
  private(set) var resizing: ImageResizing?
  private var isPixelated = false
  private(set) var mode: TemplateRenderingMode?
  /// The color in which only its opacity counts; nil for the foreground style's.
  private var ownTint: Color?

  /// The image's rendering mode in an accented widget; nil for the system's choice.
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

  /// Shows the image of a resource of an asset catalog.
  public init(_ resource: ImageResource) {
    self.init(resource.name)
  }

  /// Shows an image that is not in the catalog.
  public init(_ asset: ImageAsset, label: Text? = nil) {
    self.init("")
    self.asset = asset
    self.label = label?.string ?? ""
  }

  /// Shows the image of a PNG or JPEG file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file; of one that cannot be drawn nothing is shown, and the problems say why.
  ///   - scale: How many pixels a point has.
  ///   - label: The label for screen readers; nil if the image is decorative.
  public init(data: [UInt8], scale: Double = 1, label: Text? = nil) {
    self.init("")
    self.label = label?.string ?? ""
    do throws(UnreadableImage) {
      let bitmap = try BitmapImage(reading: data)
      let scale = scale > 0 && scale.isFinite ? scale : 1
      asset = ImageAsset(
        content: .bitmap(bitmap),
        size: Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale))
    } catch {
      fault = error
    }
  }

  /// Shows an SF Symbol as `init(systemName:)` does, as full as a value says, from 0 to 1.
  ///
  /// Stand-ins are drawn whole, which is reported.
  public init(systemName name: String, variableValue: Double?) {
    self.init(systemName: name)
    self.variableValue = variableValue
  }

  /// Shows the image of a name, as full as a value says, from 0 to 1, if it is a symbol; it is drawn whole, which is reported.
  public init(_ name: String, variableValue: Double?) {
    self.init(name)
    self.variableValue = variableValue
  }

  /// Shows the image of a name with a label for VoiceOver, as full as a value says, from 0 to 1, if it is a symbol; it is drawn whole, which is reported.
  public init(_ name: String, variableValue: Double?, label: Text) {
    self.init(name, label: label)
    self.variableValue = variableValue
  }

  /// Shows the image of a name without a label for VoiceOver, as full as a value says, from 0 to 1, if it is a symbol; it is drawn whole, which is reported.
  public init(decorative name: String, variableValue: Double?) {
    self.init(name, variableValue: variableValue)
  }

  /// Makes the image resizable, so that it takes the proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: How much at each edge keeps its size, in points.
  ///   - resizingMode: Whether the rest is stretched or repeated.
  /// - Returns: The image.
  public func resizable(
    capInsets: EdgeInsets = .zero, resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// Chooses how pixels are drawn that are larger than those of the screen.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.isPixelated = interpolation == .none
    return image
  }

  /// Chooses whether the image keeps its colors; nil leaves it to the image.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = mode
    return image
  }

  /// Draws the image in a color of its own, in which only its opacity counts.
  package func tinted(_ color: Color) -> Image {
    var image = renderingMode(.template)
    image.ownTint = color
    return image
  }

  /// Adds the image, found in the catalog.
  public func resolve(in resolver: inout ViewResolver) {
    let named = isSymbol || asset != nil ? nil : resolver.asset(named: name)
    let symbol = isSymbol ? symbol(in: &resolver) : named.flatMap { custom($0, in: &resolver) }
    let asset = symbol?.asset ?? (isSymbol ? nil : self.asset ?? named)
    let size = symbol?.extent.size ?? size(of: asset, in: resolver)
    if let fault {
      resolver.report(.unreadableImage(fault))
    } else if asset == nil {
      resolver.report(
        isSymbol
          ? .unknownSymbol(
            name: name, width: Int(size.width.rounded()), height: Int(size.height.rounded()))
          : .missingImage(name: name))
    }
    if case .bitmap(let bitmap) = asset?.content { resolver.check(bitmap, named: name) }
    var isTemplate = asset?.isTemplate ?? false
    if let mode { isTemplate = mode == .template }
    let showsPlaceholder =
      resolver.snapshot.values.redactionReasons.contains(.placeholder) || (isSymbol && asset == nil)
    let hasBaseline = symbol != nil && resizing == nil
    resolver.tree.images.append(
      ImageNode(
        name: name, content: asset?.content, size: size, isResizable: resizing != nil,
        baseline: hasBaseline ? symbol?.extent.baseline : nil,
        overhang: symbol?.extent.overhang ?? SymbolOverhang(),
        tint: isTemplate ? resolver.color(ownTint?.shapeStyle ?? .level(0)) : nil,
        label: label, accentedRenderingMode: accentedRenderingMode,
        placeholder: showsPlaceholder
          ? resolver.paint(.level(0), opacity: resolver.settings.placeholderOpacity) : nil,
        resizing: resizing.flatMap { $0.isPlain ? nil : $0 }, isPixelated: isPixelated))
    resolver.addLeaf(
      .image(Int32(resolver.tree.images.count - 1)),
      spacing: hasBaseline ? .symbol : .standard, guides: hasBaseline ? .baselines : [])
    if isTemplate { resolver.addShadows(of: .level(0)) }
  }

  /// The size of what is no symbol, where nothing resizes the image.
  private func size(of asset: ImageAsset?, in resolver: ViewResolver) -> Size {
    let size = asset?.size ?? resolver.settings.missingImageSize
    return Size(
      width: size.width.isFinite ? max(0, size.width) : 0,
      height: size.height.isFinite ? max(0, size.height) : 0)
  }
}

extension ViewResolver {
  /// The image of the catalog for a name.
  func asset(named name: String) -> ImageAsset? { snapshot.values.images[name] }

  /// Notes that a bitmap has more pixels than a device takes in a widget.
  fileprivate mutating func check(_ bitmap: BitmapImage, named name: String) {
    let area = bitmap.width.multipliedReportingOverflow(by: bitmap.height)
    if area.overflow || area.partialValue > settings.archivedImageArea {
      report(
        .imageTooLarge(
          name: name, width: bitmap.width, height: bitmap.height,
          limit: settings.archivedImageArea))
    }
  }
}
