// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import FontFiles
import PNGFiles
public import WidgetViews

/// Draws a widget as a PNG file, with the letters of given fonts and nothing of the machine.
///
/// The same list and fonts give the same bytes everywhere. Each part of a text is as wide as the layout measured it. Letters of
/// scripts whose rules are not known here, such as Bengali, are not drawn as they are read: ask
/// ``WidgetViews/DisplayList/textThatNeedsShaping`` first.
public struct PNGRenderer: Sendable {
  /// A file, and what is not as it should be in it.
  public struct Picture: Sendable {
    /// The bytes of the file.
    public var file: [UInt8]

    /// The characters that none of the fonts has, which are not drawn.
    public var missingCharacters: [Character]

    /// The families of the fonts that letters were taken from, in the order in which they came: Inter is nearest to Apple's.
    public var fontFamilies: [String]

    /// The first family that stood in for Inter, because that is not among the fonts; nil if none did.
    public var substitute: String?
  }

  /// The fonts that texts are drawn in.
  public var fonts: FontLibrary

  /// Pixels a point: 3 on most iPhones.
  public var scale: Int

  /// The wallpaper behind the widget; nil shows none behind a widget in full color, and a dark one
  /// behind another.
  public var wallpaper: Wallpaper?

  /// The width of the wallpaper around the widget, in points.
  public var wallpaperMargin: Double

  /// The caption below the widget on the wallpaper, as the Home Screen writes the name of an app;
  /// nil for none.
  public var caption: String?

  /// The color behind the widget, where it is not the wallpaper that is seen; nil leaves the file transparent there.
  public var ground: ResolvedColor?

  /// Creates a renderer; the scale is pixels in a point, and the margin is in points.
  public init(
    fonts: FontLibrary, scale: Int = 3, wallpaper: Wallpaper? = nil, wallpaperMargin: Double = 16,
    caption: String? = nil, ground: ResolvedColor? = nil
  ) {
    self.ground = ground
    self.fonts = fonts
    self.scale = scale
    self.wallpaper = wallpaper
    self.wallpaperMargin = wallpaperMargin
    self.caption = caption
  }

  /// The picture of a display list; nil if it is too large to draw.
  ///
  /// - Parameters:
  ///   - list: The display list to draw.
  ///   - language: The language of the texts, such as `ja`: it decides on the forms of ideographs.
  /// - Returns: The picture; nil if it would have no pixels, or more than 4096 × 4096.
  public func picture(of list: DisplayList, language: String? = nil) -> Picture? {
    let wallpaper = list.wallpaper(chosen: wallpaper)
    let margin = wallpaper == nil ? 0 : max(0, wallpaperMargin)
    let caption = wallpaper == nil ? nil : caption.flatMap { WidgetCaption($0, below: list) }
    let bounds = Rect(
      x: -margin, y: -margin, width: list.size.width + 2 * margin,
      height: list.size.height + (caption?.height ?? 0) + 2 * margin)
    let pixelsPerPoint = Double(scale)
    let (width, height) = (
      (bounds.width * pixelsPerPoint).rounded(.up), (bounds.height * pixelsPerPoint).rounded(.up)
    )
    guard width >= 1, height >= 1, width * height <= Double(PNGDecoder.maximumPixelCount) else {
      return nil
    }
    var painter = CanvasPainter(
      width: Int(width), height: Int(height),
      mapping: PlaneMapping(
        scaleX: pixelsPerPoint, scaleY: pixelsPerPoint, offsetX: margin * pixelsPerPoint,
        offsetY: margin * pixelsPerPoint), shape: Outline(.rectangle, in: bounds),
      grain: Size(width: 1, height: 1), store: CoverageStore(),
      letters: TextOutlines(fonts: fonts, language: language))
    if let ground { painter.draw(.fill(Outline(.rectangle, in: bounds), .color(ground))) }
    for paint in wallpaper?.paints(in: bounds) ?? [] {
      painter.draw(.fill(Outline(.rectangle, in: bounds), paint))
    }
    painter.draw(.beginGroup(DisplayGroup(clip: list.shape)))
    for item in list.items { painter.draw(item) }
    painter.draw(.endGroup)
    for item in caption?.list.items ?? [] { painter.draw(item) }
    painter.finish()
    let canvas = painter.canvas
    // A wallpaper changes so slowly that its steps would be seen as bands.
    let pixels =
      wallpaper == nil
      ? canvas.pixels.map { $0.pixel(threshold: 0) }
      : canvas.pixels.enumerated().map { index, color in
        color.pixel(threshold: Dither.threshold(x: index % canvas.width, y: index / canvas.width))
      }
    let image = PixelImage(width: canvas.width, height: canvas.height, of: pixels)
    guard let image else { return nil }
    return Picture(
      file: PNGEncoder.file(of: image, pixelsPerPoint: scale),
      missingCharacters: painter.letters?.missing ?? [],
      fontFamilies: painter.letters?.usedFamilies ?? [], substitute: painter.letters?.substitute)
  }
}

extension PremultipliedColor {
  /// The color as a pixel, not multiplied by its opacity; the threshold, of less than a half, decides what is rounded up.
  fileprivate func pixel(threshold: Float) -> PixelImage.Pixel {
    guard w > 0 else { return .zero }
    var color = self
    if w != 1 {
      color /= w
      color.w = w
    }
    // One by one: what rounds and converts all of them at once is a generic function that is not specialized.
    func byte(_ part: Float) -> UInt8 {
      let value = (part > 0 ? Swift.min(part, 1) : 0) * 255 + threshold
      let whole = Int32(value)
      return UInt8(truncatingIfNeeded: value - Float(whole) >= 0.5 ? whole + 1 : whole)
    }
    return PixelImage.Pixel(byte(color.x), byte(color.y), byte(color.z), byte(color.w))
  }
}

/// An order in which the pixels of a field of 4 × 4 are rounded up, so that there are shades between two colors.
private enum Dither {
  private static let order: [Float] = [
    0, 8, 2, 10,
    12, 4, 14, 6,
    3, 11, 1, 9,
    15, 7, 13, 5,
  ]

  /// By how much the number of a pixel is changed before it is rounded: less than a half, so that whole numbers stay.
  static func threshold(x: Int, y: Int) -> Float {
    (order[y % 4 * 4 + x % 4] - 7.5) / 16
  }
}
