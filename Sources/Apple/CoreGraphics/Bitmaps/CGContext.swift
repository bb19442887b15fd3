// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation
import WidgetViews

/// What a program draws with: into a bitmap, or into the picture that UIKit makes.
///
/// What is drawn is kept as it is; pixels are made of it when somebody asks for them. As on a device, y goes up in a bitmap of Core Graphics,
/// and down in a picture of UIKit.
public final class CGContext: @unchecked Sendable {
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

  /// What was drawn.
  package let drawing: BitmapDrawing

  /// The number of pixels in a row.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// How carefully images are stretched: the mean of all pixels is taken.
  public var interpolationQuality = CGInterpolationQuality.default

  var state: State
  var path = Path()
  private var states: [State] = []
  private let size: CGSize
  private let scale: Int
  private let pixels: PixelMemory?

  /// Makes a bitmap; nil if it has no pixels.
  ///
  /// - Parameters:
  ///   - data: Where the pixels are written to whenever something was drawn; nil keeps them in the context.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: The number of bits of a color's part; another one than 8 is not written to `data`.
  ///   - bytesPerRow: The number of bytes of a row; 0 is as many as its pixels have.
  ///   - space: What the numbers mean: sRGB or gray.
  ///   - bitmapInfo: Where a pixel has its opacity.
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

  /// Makes a context whose y goes down.
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

  /// The number of bytes of a row.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? width * 4 }

  /// Where the pixels are; nil for a picture of UIKit's.
  public var data: UnsafeMutableRawPointer? {
    pixels.map { memory in
      memory.write(drawing)
      return memory.start
    }
  }

  /// The picture of what was drawn; nil if there are no pixels, or more than 4096 × 4096.
  public func makeImage() -> CGImage? {
    drawing.png(scale: scale).flatMap { CGImage(file: $0) }
  }

  /// Keeps how things are drawn.
  public func saveGState() { states.append(state) }

  /// Draws as it was kept.
  public func restoreGState() { state = states.popLast() ?? state }

  /// Where points come to.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves what follows.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Makes what follows larger or smaller.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Turns what follows, in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Changes the places of what follows.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Shows of what follows only what is in a rectangle.
  public func clip(to rect: CGRect) { state.clips.append(placed(Path(rect.engine))) }

  /// Shows of what follows only what is inside of the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(placed(path))
    path = Path()
  }

  /// Draws an image into a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    // The rows of an image go down, which is up here where y goes up.
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    draw(image, width: rect.width, height: rect.height, by: upright)
  }

  /// Draws an image whose first row is at the least y.
  package func drawDown(_ image: CGImage, in rect: CGRect, opacity: Double = 1) {
    draw(
      image, width: rect.width, height: rect.height,
      by: CGAffineTransform(translationX: rect.minX, y: rect.minY), opacity: opacity)
  }

  private func draw(
    _ image: CGImage, width: CGFloat, height: CGFloat, by transform: CGAffineTransform,
    opacity: Double = 1
  ) {
    let transform = transform.concatenating(state.transform)
    let isPlain =
      state.clips.isEmpty && transform.a > 0 && transform.d > 0 && transform.b == 0
      && transform.c == 0 && opacity == 1 && state.opacity == 1 && state.shadow == nil
    add(
      image.picture.resizable().frame(width: width, height: height)
        .transformEffect(transform.engine).opacity(opacity)
        .frame(width: size.width, height: size.height, alignment: .topLeading),
      image: isPlain ? image : nil)
  }

  /// A path where the transform brings it.
  func placed(_ path: Path) -> Path { path.applying(state.transform.engine) }

  /// A point of the drawing as parts of its width and height.
  func unit(_ point: CGPoint) -> UnitPoint {
    let place = point.applying(state.transform)
    return UnitPoint(x: place.x / size.width, y: place.y / size.height)
  }

  /// All of the drawing.
  var whole: Path { Path(Rect(x: 0, y: 0, width: size.width, height: size.height)) }

  /// Erases what is inside of a path.
  func erase(_ path: Path) {
    var rest = whole
    rest.addPath(path)
    drawing.keep(inside: rest)
    pixels?.writeForOwner(drawing)
  }

  /// Adds a view as large as the drawing.
  func add(_ view: some View, image: CGImage? = nil) {
    var layer = AnyView(view.opacity(state.opacity))
    if let shadow = state.shadow {
      layer = AnyView(
        layer.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
    for clip in state.clips { layer = AnyView(layer.clipShape(clip)) }
    // Outside of the clips, which would be mixed by themselves.
    if state.blendMode != .normal { layer = AnyView(layer.blendMode(state.blendMode)) }
    drawing.add(layer, image: image)
    pixels?.writeForOwner(drawing)
  }
}
