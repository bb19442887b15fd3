// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGFiles
import WidgetViews

/// Paints the items of a display list onto a canvas.
///
/// A redacted text is painted, as bars; letters are painted if the painter is given outlines for them.
struct CanvasPainter {
  /// How many groups that are not opaque can be nested and still be drawn as one.
  ///
  /// Further ones draw each of their items with the opacity, so that a hostile list does not cost a canvas for every
  /// group.
  private static let maximumLayers = 16

  /// From points to pixels, as the groups that are open turn and move them.
  private var mapping: PlaneMapping

  /// How many pixels a point has, before groups change that.
  private let scale: Double
  private let grain: Size
  private let rasterizer: CoverageRasterizer
  private let store: CoverageStore
  private var layers: [Canvas]

  /// Clear canvases of groups that ended.
  private var spareLayers: [Canvas] = []
  private var groups: [Group] = []

  /// Where the outlines of letters come from; nil if others write the texts.
  private(set) var letters: TextOutlines?

  private struct Group {
    var clip: CoverageMask?
    var opacity: Double
    var hasLayer: Bool
    /// The color that the layer takes, by its brightness; nil if it stays as it is.
    var brightnessTint: ResolvedColor?
    /// The effects on the layer.
    var effects: [DisplayEffect] = []
    /// The mapping of what is around.
    var outerMapping: PlaneMapping
  }

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - width: The canvas' columns.
  ///   - height: The canvas' rows.
  ///   - mapping: From the list's points to pixels.
  ///   - shape: The outline that everything is clipped to.
  ///   - grain: To multiples of how many pixels the edges of filled shapes are moved, so that they are sharp.
  ///   - store: What shapes cover that were painted before.
  ///   - letters: Where the outlines of letters come from; nil if others write the texts.
  init(
    width: Int, height: Int, mapping: PlaneMapping, shape: Outline, grain: Size,
    store: CoverageStore, letters: TextOutlines? = nil
  ) {
    self.store = store
    self.letters = letters
    self.mapping = mapping
    scale = (mapping.scaleX + mapping.scaleY) / 2
    self.grain = grain
    rasterizer = CoverageRasterizer(width: width, height: height)
    layers = [store.canvas(width: width, height: height)]
    begin(DisplayGroup(clip: shape))
  }

  /// How many masks the painter is for the mask of.
  private var maskDepth = 0

  /// How many groups are those of the painter itself, which the list cannot end.
  private var lowestGroup = 1

  /// The painted canvas, without groups that have not ended.
  var canvas: Canvas { layers[0] }

  /// The color of a pixel if all groups ended now.
  func color(column: Int, row: Int) -> PremultipliedColor {
    var opacities = groups.filter(\.hasLayer).map { Float($0.opacity.unit) }[...]
    var result = layers[0][column, row]
    for layer in layers.dropFirst() {
      result = (layer[column, row] * (opacities.popFirst() ?? 1)).over(result)
    }
    return result
  }

  /// Paints an item.
  mutating func draw(_ item: DisplayItem) {
    switch item {
    case .fill(let outline, let paint):
      fill(outline, paint)
    case .stroke(let outline, let paint, let style):
      self.paint(mask(of: .stroked(outline, style)), paint, in: outline.rect)
    case .text(let text) where text.isRedacted:
      for bar in text.redactionBars { fill(bar.outline, bar.paint) }
    case .text(let text): draw(text)
    case .image(let image): draw(image)
    case .beginGroup(let group): begin(group)
    case .endGroup: if groups.count > lowestGroup { end() }
    }
  }

  /// Ends all groups, also those that the list did not end.
  mutating func finish() {
    while !groups.isEmpty { end() }
  }

  // MARK: Groups

  private mutating func begin(_ group: DisplayGroup, brightnessTint: ResolvedColor? = nil) {
    let outerMapping = mapping
    var effects: [DisplayEffect] = []
    for effect in group.effects {
      if case .transform(let transform) = effect {
        mapping = PlaneMapping(transform).then(mapping)
      } else if layers.count + maskDepth <= Self.maximumLayers {
        effects.append(effect)
      }
    }
    var clip = groups.last?.clip
    if let outline = group.clip {
      let mask = mask(of: .filled(sharpened(outline)))
      clip = clip.map { $0.intersection(mask) } ?? mask
    }
    let inherited = groups.last.map { $0.hasLayer ? 1 : $0.opacity } ?? 1
    let opacity = group.opacity.unit * inherited
    let hasLayer =
      brightnessTint != nil || !effects.isEmpty
      || (opacity < 1 && layers.count <= Self.maximumLayers)
    if hasLayer, let base = layers.first {
      layers.append(spareLayers.popLast() ?? Canvas(width: base.width, height: base.height))
    }
    groups.append(
      Group(
        clip: clip, opacity: opacity, hasLayer: hasLayer, brightnessTint: brightnessTint,
        effects: effects, outerMapping: outerMapping))
  }

  private mutating func end() {
    guard let group = groups.popLast() else { return }
    mapping = group.outerMapping
    guard group.hasLayer, var layer = layers.popLast() else { return }
    if let tint = group.brightnessTint { layer.turn(into: PremultipliedColor(tint)) }
    var mode = BlendMode.normal
    for effect in group.effects {
      switch effect {
      case .mask(let items): layer.keep(where: canvas(of: items))
      case .erase(let items): layer.erase(where: canvas(of: items))
      case .blend(let blend): mode = blend
      default: layer.apply(effect, scale: scale)
      }
    }
    // What an effect moves stays in the clip that is around.
    if !group.effects.isEmpty, let clip = groups.last?.clip { layer.keep(where: clip) }
    layers[layers.count - 1].paint(layer, opacity: group.opacity, mode: mode)
    layer.clear()
    spareLayers.append(layer)
  }

  /// The items of a mask, painted apart.
  private func canvas(of items: [DisplayItem]) -> Canvas {
    var painter = self
    painter.layers = [Canvas(width: layers[0].width, height: layers[0].height)]
    painter.groups = []
    painter.spareLayers = []
    painter.maskDepth += 1
    painter.lowestGroup = 0
    for item in items { painter.draw(item) }
    painter.finish()
    return painter.canvas
  }

  // MARK: Shapes

  private mutating func fill(_ outline: Outline, _ paint: Paint) {
    let sharp = sharpened(outline)
    self.paint(mask(of: .filled(sharp)), paint, in: sharp.rect)
  }

  /// The shape with its edges where pixels begin; one that is thinner than that stays as it is.
  private func sharpened(_ outline: Outline) -> Outline {
    guard mapping.scaleX > 0, mapping.scaleY > 0, mapping.isUpright else { return outline }
    if case .path = outline.kind { return outline }
    func sharpened(_ start: Double, _ length: Double, by step: Double) -> (Double, Double) {
      guard length >= step * 0.75 else { return (start, length) }
      let first = (start / step).rounded() * step
      let last = ((start + length) / step).rounded() * step
      return (first, max(step, last - first))
    }
    let rect = outline.rect
    let (x, width) = sharpened(rect.minX, rect.width, by: grain.width / mapping.scaleX)
    let (y, height) = sharpened(rect.minY, rect.height, by: grain.height / mapping.scaleY)
    return Outline(outline.kind, in: Rect(x: x, y: y, width: width, height: height))
  }

  /// The pixels of a shape, which lies as the list's points do unless another mapping is given.
  private func mask(of shape: ShapeArea.Shape, mapping: PlaneMapping? = nil) -> CoverageMask {
    store.mask(
      of: PlacedShape(shape: shape, mapping: mapping ?? self.mapping, rasterizer: rasterizer))
  }

  /// Paints what a shape in a rectangle covers.
  private mutating func paint(_ mask: CoverageMask, _ paint: Paint, in rect: Rect) {
    if case .color(let color) = paint { return self.paint(mask, PremultipliedColor(color)) }
    guard mapping.isUpright else {
      // A turned gradient is asked in its own coordinates.
      guard let back = mapping.transform.inverse else { return }
      let shader = PaintShader(paint, in: rect)
      return self.paint(mask) {
        shader.color(at: back(Point(x: Double($0) + 0.5, y: Double($1) + 0.5)))
      }
    }
    let shader = PaintShader(
      paint, in: mapping(rect), scale: Size(width: mapping.scaleX, height: mapping.scaleY))
    if let color = shader.single {
      self.paint(mask, color)
    } else {
      self.paint(mask) { shader.color(at: Point(x: Double($0) + 0.5, y: Double($1) + 0.5)) }
    }
  }

  private mutating func paint(_ mask: CoverageMask, _ color: PremultipliedColor) {
    layers[layers.count - 1].paint(mask, clip: groups.last?.clip, color: color * opacity)
  }

  private mutating func paint(
    _ mask: CoverageMask, color: (_ column: Int, _ row: Int) -> PremultipliedColor
  ) {
    let opacity = opacity
    layers[layers.count - 1].paint(mask, clip: groups.last?.clip) { color($0, $1) * opacity }
  }

  /// How opaque items are that are drawn now.
  private var opacity: Float {
    groups.last.map { $0.hasLayer ? 1 : Float($0.opacity) } ?? 1
  }

  // MARK: Letters

  private mutating func draw(_ text: DisplayText) {
    for line in text.lines {
      for run in line.runs {
        let start = Point(
          x: line.baseline.x + run.x, y: line.baseline.y - run.baselineOffset)
        guard let shapes = letters?.shapes(of: run, at: start, in: text.string) else { return }
        let mask = mask(of: .filledPath(shapes.path))
        if let gradient = text.gradient {
          paint(mask, gradient, in: text.frame)
        } else {
          paint(mask, PremultipliedColor(run.color))
        }
        for image in shapes.images { draw(image) }
      }
    }
  }

  // MARK: Images

  private mutating func draw(_ image: DisplayImage) {
    switch image.content {
    case nil: return
    case .vector(let vector) where image.usesBrightness:
      begin(DisplayGroup(), brightnessTint: image.tint)
      draw(vector, in: image.frame, tint: nil)
      end()
    case .vector(let vector): draw(vector, in: image.frame, tint: image.tint)
    case .bitmap(let bitmap):
      // A damaged file leaves a gray field and not an invisible hole.
      guard let pixels = PixelImage(bitmap) else {
        let gray = image.tint ?? ResolvedColor(red: 0.6, green: 0.6, blue: 0.6)
        return fill(Outline(.rectangle, in: image.frame), .color(gray))
      }
      let sampler = BitmapSampler(
        pixels, in: image.frame, mapping: mapping, tint: image.tint,
        usesBrightness: image.usesBrightness)
      paint(mask(of: .filled(Outline(.rectangle, in: image.frame)))) {
        sampler.color(column: $0, row: $1)
      }
    }
  }

  private mutating func draw(_ image: VectorImage, in frame: Rect, tint: ResolvedColor?) {
    guard let inner = PlaneMapping(from: image.viewBox, to: frame) else { return }
    let mapping = inner.then(mapping)
    // A template is colored as a whole: where its paths overlap, its color is not laid on twice.
    begin(
      DisplayGroup(
        clip: Outline(.rectangle, in: frame), opacity: tint?.opacity ?? 1))
    for path in image.paths {
      if let ink = path.fill {
        let mask = mask(of: .filledPath(path), mapping: mapping)
        paint(mask, PremultipliedColor(ink.color(tint: tint)))
      }
      if let stroke = path.stroke {
        let mask = mask(of: .strokedPath(path, stroke), mapping: mapping)
        paint(mask, PremultipliedColor(stroke.ink.color(tint: tint)))
      }
    }
    end()
  }
}
