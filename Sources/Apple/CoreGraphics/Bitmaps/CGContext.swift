// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation
package import WidgetViews

/// A drawing context, of a bitmap or of an image that UIKit makes.
///
/// Drawing is recorded, and pixels are rendered on demand. As on a device, y points up in a bitmap
/// of Core Graphics and down in an image of UIKit.
public final class CGContext: _CFObject, @unchecked Sendable {
  struct State {
    var transform: CGAffineTransform
    var clips: [Path] = []
    var fill = AnyShapeStyle(Color.black)
    var stroke = AnyShapeStyle(Color.black)
    var line = StrokeStyle(lineWidth: 1)
    var opacity = 1.0
    var blendMode = BlendMode.normal
    var shadow: (color: Color, radius: Double, x: Double, y: Double)?
  }

  /// The drawing that the context has recorded.
  package let drawing: BitmapDrawing

  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The quality of scaled images; it has no effect, as pixels are always averaged here.
  public var interpolationQuality = CGInterpolationQuality.default

  var state: State
  var path = Path()
  private var states: [State] = []
  private let size: CGSize
  private let scale: Int
  private let pixels: PixelMemory?

  /// Creates a bitmap context; nil if a side has no pixels or more than 4096.
  ///
  /// - Parameters:
  ///   - data: The memory to which the pixels are written after each drawing; nil lets the context
  ///     allocate it.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The bits of a color component; with another number than 8, pixels are
  ///     not written.
  ///   - bytesPerRow: The number of bytes per row; 0 is just enough for its pixels.
  ///   - space: The color space: sRGB, or gray with one byte per pixel.
  ///   - bitmapInfo: The layout of a pixel.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width <= 4096, height <= 4096 else { return nil }
    let memory = PixelMemory(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
    self.init(
      size: CGSize(width: width, height: height), scale: 1,
      base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)),
      pixels: memory)
  }

  /// Creates a context of a size in points and a scale in pixels per point, in which y points down.
  package convenience init(size: CGSize, scale: Int) {
    self.init(size: size, scale: scale, base: .identity, pixels: nil)
  }

  private init(size: CGSize, scale: Int, base: CGAffineTransform, pixels: PixelMemory?) {
    self.size = size
    self.scale = scale
    self.pixels = pixels
    drawing = BitmapDrawing(width: size.width, height: size.height)
    width = Int((size.width * CGFloat(scale)).rounded())
    height = Int((size.height * CGFloat(scale)).rounded())
    state = State(transform: base)
  }

  /// The number of bytes per row.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? width * 4 }

  /// The memory with the current pixels; nil in a context of UIKit.
  public var data: UnsafeMutableRawPointer? {
    pixels.map { memory in
      memory.write(drawing)
      return memory.start
    }
  }

  /// Returns an image of the drawing; nil if it has no pixels or more than 4096 × 4096.
  public func makeImage() -> CGImage? {
    drawing.png(scale: scale).flatMap { CGImage(file: $0) }
  }

  /// Pushes a copy of the graphics state.
  public func saveGState() { states.append(state) }

  /// Pops the last saved graphics state; does nothing if there is none.
  public func restoreGState() { state = states.popLast() ?? state }

  /// The current transform, from the coordinates of drawing to those of the bitmap.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the origin of later drawing.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Scales later drawing by two factors.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Rotates later drawing by an angle in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Applies a transform to later drawing, before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) { state.clips.append(placed(Path(rect.engine))) }

  /// Clips later drawing to the inside of the path by a rule, and starts a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let outline = placed(path)
    state.clips.append(rule == .evenOdd ? outline.normalized(eoFill: true) : outline)
    path = Path()
  }

  /// Draws an image scaled to a rectangle; `byTiling` is ignored.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    // The rows of an image go down, but y points up here.
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    draw(image, width: rect.width, height: rect.height, by: upright)
  }

  /// Draws an image with its first row at the smallest y.
  package func drawDown(_ image: CGImage, in rect: CGRect, opacity: Double = 1) {
    draw(
      image, width: rect.width, height: rect.height,
      by: CGAffineTransform(translationX: rect.minX, y: rect.minY), opacity: opacity)
  }

  /// Draws a view with its upper left corner at a point.
  package func draw(_ view: some View, at point: CGPoint) {
    let place = CGAffineTransform(translationX: point.x, y: point.y).concatenating(state.transform)
    add(
      view.transformEffect(place.engine)
        .frame(width: size.width, height: size.height, alignment: .topLeading))
  }

  private func draw(
    _ image: CGImage, width: CGFloat, height: CGFloat, by transform: CGAffineTransform,
    opacity: Double = 1
  ) {
    let transform = transform.concatenating(state.transform)
    add(
      image.picture.resizable().frame(width: width, height: height)
        .transformEffect(transform.engine).opacity(opacity)
        .frame(width: size.width, height: size.height, alignment: .topLeading))
  }

  /// Returns a path transformed by the current transform.
  func placed(_ path: Path) -> Path { path.applying(state.transform.engine) }

  /// Returns a transformed point as fractions of the drawing's width and height.
  func unit(_ point: CGPoint) -> UnitPoint {
    let place = point.applying(state.transform)
    return UnitPoint(x: place.x / size.width, y: place.y / size.height)
  }

  /// The rectangle of the whole drawing.
  var whole: Path { Path(Rect(x: 0, y: 0, width: size.width, height: size.height)) }

  /// Erases the inside of a path.
  func erase(_ path: Path) {
    var rest = whole
    rest.addPath(path)
    drawing.keep(inside: rest)
    pixels?.writeForOwner(drawing)
  }

  /// Adds a view of the drawing's size, with the current opacity, shadow, clips and blend mode.
  func add(_ view: some View) {
    var layer = AnyView(view.opacity(state.opacity))
    if let shadow = state.shadow {
      layer = AnyView(
        layer.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
    for clip in state.clips { layer = AnyView(layer.clipShape(clip)) }
    // Outside of the clips, which would otherwise blend by themselves.
    if state.blendMode != .normal { layer = AnyView(layer.blendMode(state.blendMode)) }
    drawing.add(layer)
    pixels?.writeForOwner(drawing)
  }
}
