// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGDecoding
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

  private let mapping: PlaneMapping
  private let grain: Size
  private let rasterizer: CoverageRasterizer
  private let store: CoverageStore
  private var layers: [Canvas]
  private var groups: [Group] = []

  /// Where the outlines of letters come from; nil if others write the texts.
  private(set) var letters: TextOutlines?

  private struct Group {
    var clip: CoverageMask?
    var opacity: Double
    var hasLayer: Bool
    /// What the layer becomes, as much of it as is bright; nil if it stays as it is.
    var brightnessTint: ResolvedColor?
  }

  /// Makes a painter.
  ///
  /// - Parameters:
  ///   - width: The canvas' columns.
  ///   - height: The canvas' rows.
  ///   - mapping: From the list's points to pixels.
  ///   - shape: What everything is clipped to.
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
    self.grain = grain
    rasterizer = CoverageRasterizer(width: width, height: height)
    layers = [store.canvas(width: width, height: height)]
    begin(DisplayGroup(clip: shape))
  }

  /// What was painted; groups that have not ended are not in it.
  var canvas: Canvas { layers[0] }

  /// What a pixel would show if all groups ended now.
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
    case .stroke(let outline, let paint, let lineWidth):
      self.paint(
        mask(of: .stroked(outline, width: lineWidth)),
        PaintShader(paint, in: mapping(outline.rect)))
    case .text(let text) where text.isRedacted:
      for bar in text.redactionBars { fill(bar.outline, bar.paint) }
    case .text(let text): draw(text)
    case .image(let image): draw(image)
    case .beginGroup(let group): begin(group)
    case .endGroup: if groups.count > 1 { end() }
    }
  }

  /// Ends all groups, also those that the list did not end.
  mutating func finish() {
    while !groups.isEmpty { end() }
  }

  // MARK: Groups

  private mutating func begin(_ group: DisplayGroup, brightnessTint: ResolvedColor? = nil) {
    var clip = groups.last?.clip
    if let outline = group.clip {
      let mask = mask(of: .filled(sharpened(outline)))
      clip = clip.map { $0.intersection(mask) } ?? mask
    }
    let inherited = groups.last.map { $0.hasLayer ? 1 : $0.opacity } ?? 1
    let opacity = group.opacity.unit * inherited
    let hasLayer =
      brightnessTint != nil || (opacity < 1 && layers.count <= Self.maximumLayers)
    if hasLayer, let base = layers.first {
      layers.append(Canvas(width: base.width, height: base.height))
    }
    groups.append(
      Group(clip: clip, opacity: opacity, hasLayer: hasLayer, brightnessTint: brightnessTint))
  }

  private mutating func end() {
    guard let group = groups.popLast(), group.hasLayer, var layer = layers.popLast() else { return }
    if let tint = group.brightnessTint { layer.turn(into: PremultipliedColor(tint)) }
    layers[layers.count - 1].paint(layer, opacity: group.opacity)
  }

  // MARK: Shapes

  private mutating func fill(_ outline: Outline, _ paint: Paint) {
    let sharp = sharpened(outline)
    self.paint(mask(of: .filled(sharp)), PaintShader(paint, in: mapping(sharp.rect)))
  }

  /// The shape with its edges where pixels begin; one that is thinner than that stays as it is.
  private func sharpened(_ outline: Outline) -> Outline {
    guard mapping.scaleX > 0, mapping.scaleY > 0 else { return outline }
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

  private mutating func paint(_ mask: CoverageMask, _ shader: PaintShader) {
    if let color = shader.single {
      paint(mask, color)
    } else {
      paint(mask) { shader.color(at: Point(x: Double($0) + 0.5, y: Double($1) + 0.5)) }
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
        let start = Point(x: line.baseline.x + run.x, y: line.baseline.y)
        guard let path = letters?.path(of: run, at: start) else { return }
        paint(mask(of: .filledPath(path)), PremultipliedColor(run.color))
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
      // What cannot be read is drawn as what is not there.
      guard let pixels = try? PNGDecoder.image(from: bitmap.png) else { return }
      let frame = mapping(image.frame)
      let sampler = BitmapSampler(
        pixels, in: frame, tint: image.tint, usesBrightness: image.usesBrightness)
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
