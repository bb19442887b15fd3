// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGFiles
import WidgetViews

/// The pixels of an image, stretched over a frame of a canvas.
struct BitmapSampler {
  private let image: PixelImage
  private let mapping: PlaneMapping?
  private let tint: PremultipliedColor?
  private let usesBrightness: Bool

  /// Prepares an image that is stretched over a frame, which a mapping lays onto the canvas.
  init(
    _ image: PixelImage, in frame: Rect, mapping: PlaneMapping, tint: ResolvedColor?,
    usesBrightness: Bool = false
  ) {
    self.image = image
    self.usesBrightness = usesBrightness
    self.tint = tint.map { PremultipliedColor($0) }
    let source = Rect(
      x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    if mapping.isUpright {
      self.mapping = PlaneMapping(from: mapping(frame), to: source)
    } else {
      self.mapping = mapping.transform.inverse.flatMap { back in
        PlaneMapping(from: frame, to: source).map { PlaneMapping(back).then($0) }
      }
    }
  }

  /// The mean of the image's pixels that are in a pixel of the canvas, at least one.
  func color(column: Int, row: Int) -> PremultipliedColor {
    guard let mapping else { return .zero }
    let area = mapping(Rect(x: Double(column), y: Double(row), width: 1, height: 1))
    let columns = Self.indices(from: area.minX, to: area.maxX, count: image.width)
    let rows = Self.indices(from: area.minY, to: area.maxY, count: image.height)
    var sum = PremultipliedColor.zero
    for row in rows {
      for column in columns {
        sum += PremultipliedColor(image.pixels[row * image.width + column])
      }
    }
    let mean = sum / Float(max(1, rows.count * columns.count))
    return tint.map { $0 * (usesBrightness ? mean.brightness : mean.w) } ?? mean
  }

  private static func indices(from: Double, to: Double, count: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let first = Int(min(max(from.rounded(), 0), Double(count - 1)))
    let end = Int(min(max(to.rounded(), 0), Double(count)))
    return first..<max(first + 1, end)
  }
}
