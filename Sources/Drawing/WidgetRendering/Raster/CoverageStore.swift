// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Keeps how much of each pixel shapes cover, from one picture to the next.
///
/// What a shape covers depends on nothing but the shape and where it lies, and to find it takes most of the time that a
/// picture takes. The pictures of a widget whose shortcuts are moved around are made of the same tiles, and of icons that
/// come back to places where they have been; an icon in a new place keeps the sides of the polygons that it is made of.
///
/// At most 4 MiB are kept, and what describes the shapes, most of which belongs to the images; and the memory of a picture's
/// canvases, which would else be given back to the system and asked for again with each picture.
package final class CoverageStore {
  /// How many pixels are kept at most, of four bytes each; one more, and all are forgotten.
  static let capacity = 1 << 20

  /// A side of a polygon takes as many bytes as so many pixels.
  private static let pixelsPerSide = 8

  private var masks: [PlacedShape: CoverageMask] = [:]
  private var sides: [ShapeArea: [PolygonSide]] = [:]

  /// Canvases that are no longer painted on, for reuse.
  private var spareCanvases: [Canvas] = []

  /// How many canvases a picture has.
  private static let canvasCount = 3

  /// How many pixels are kept, and what takes as much room.
  private(set) var pixelCount = 0

  /// Creates a store that knows nothing yet.
  package init() {}

  /// The pixels of a shape, as they were found the last time or are found now.
  func mask(of shape: PlacedShape) -> CoverageMask {
    if let known = masks[shape] { return known }
    let mask = shape.mask(of: sides(of: shape.area))
    makeRoom(for: mask.values.count)
    masks[shape] = mask
    return mask
  }

  /// A clear canvas.
  func canvas(width: Int, height: Int) -> Canvas {
    guard var canvas = spareCanvases.popLast(), canvas.width == width, canvas.height == height
    else { return Canvas(width: width, height: height) }
    canvas.clear()
    return canvas
  }

  /// Keeps the memory of a canvas that was painted on.
  func giveBack(_ canvas: Canvas) {
    guard spareCanvases.count < Self.canvasCount, canvas.pixels.count <= Self.capacity / 16 else {
      return
    }
    spareCanvases.append(canvas)
  }

  private func sides(of area: ShapeArea) -> [PolygonSide] {
    guard area.isOfImage else { return area.sides }
    if let known = sides[area] { return known }
    let found = area.sides
    makeRoom(for: found.count * Self.pixelsPerSide)
    sides[area] = found
    return found
  }

  /// Forgets all if there is no room for so many pixels more.
  private func makeRoom(for count: Int) {
    // A shape without pixels is not free either.
    let count = max(count, 64)
    pixelCount += count
    guard pixelCount > Self.capacity else { return }
    masks.removeAll(keepingCapacity: true)
    sides.removeAll(keepingCapacity: true)
    pixelCount = count
  }
}
