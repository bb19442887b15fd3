// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation
import WidgetViews

/// A drawing context, of a bitmap or of an image that UIKit makes.
///
/// Drawing is recorded, and pixels are rendered on demand. As on a device, y points up in a bitmap
/// of Core Graphics and down in an image of UIKit.
public final class CGContext: _CFObject, @unchecked Sendable {
  struct State {
    var transform: CGAffineTransform
    var clips: [Path] = []
    var masks: [AnyView] = []
    var fill = AnyShapeStyle(Color.black)
    var stroke = AnyShapeStyle(Color.black)
    var line = StrokeStyle(lineWidth: 1)
    var opacity = 1.0
    var blendMode = CGBlendMode.normal
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

  /// How texts of Core Text are turned and scaled.
  public var textMatrix = CGAffineTransform.identity

  /// Where the next line of Core Text begins.
  public var textPosition = CGPoint.zero

  /// The color space of the pixels; nil in a context of UIKit.
  public let colorSpace: CGColorSpace?

  /// The layout of the pixels.
  public let bitmapInfo: CGBitmapInfo

  var state: State
  /// The path that is not drawn yet.
  var outline = Path()
  /// The groups that have begun and not ended: where their layers start, and the state that they are drawn with.
  var groups: [(start: Int, state: State)] = []
  private var states: [State] = []
  let size: CGSize
  private let scale: Int
  private let pixels: PixelMemory?

  /// Creates a bitmap context; nil if a side has no pixels or more than 4096, or for the inks of a print.
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
    guard width > 0, height > 0, width <= 4096, height <= 4096, space.supportsOutput else {
      return nil
    }
    let memory = PixelMemory(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
    self.init(
      size: CGSize(width: width, height: height), scale: 1,
      base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)),
      pixels: memory, space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
  }

  /// Creates a context of a size in points and a scale in pixels per point, in which y points down.
  package convenience init(size: CGSize, scale: Int) {
    self.init(size: size, scale: scale, base: .identity, pixels: nil)
  }

  private init(
    size: CGSize, scale: Int, base: CGAffineTransform, pixels: PixelMemory?,
    space: CGColorSpace? = nil,
    info: CGBitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  ) {
    colorSpace = space
    bitmapInfo = info
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

  /// Returns a path transformed by the current transform.
  func placed(_ path: Path) -> Path { path.applying(state.transform.engine) }

  /// Returns a transformed point as fractions of the drawing's width and height.
  func unit(_ point: CGPoint) -> UnitPoint {
    let place = point.applying(state.transform)
    return UnitPoint(x: place.x / size.width, y: place.y / size.height)
  }

  /// The rectangle of the whole drawing.
  var whole: Path { Path(Rect(x: 0, y: 0, width: size.width, height: size.height)) }

  /// Writes the pixels for a program that provided their memory.
  func finish() { pixels?.writeForOwner(drawing) }
}
