// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Keeps how much of each pixel shapes cover, from one picture to the next.
///
/// What a shape covers depends on nothing but the shape and where it lies, and to find it takes most of the time that a
/// picture takes. The pictures of a widget whose shortcuts are moved around are made of the same tiles, and of icons that
/// come back to places where they have been.
///
/// At most 4 MiB are kept, and what describes the shapes, most of which belongs to the images.
package final class CoverageStore {
  /// How many pixels are kept at most, of four bytes each; one more, and all are forgotten.
  static let capacity = 1 << 20

  private var masks: [PlacedShape: CoverageMask] = [:]

  /// How many pixels are kept.
  private(set) var pixelCount = 0

  /// Makes a store that knows nothing yet.
  package init() {}

  /// The pixels of a shape, as they were found the last time or are found now.
  func mask(of shape: PlacedShape) -> CoverageMask {
    if let known = masks[shape] { return known }
    let mask = shape.mask
    // A shape without pixels is not free either.
    pixelCount += max(mask.values.count, 64)
    if pixelCount > Self.capacity {
      masks.removeAll(keepingCapacity: true)
      pixelCount = max(mask.values.count, 64)
    }
    masks[shape] = mask
    return mask
  }
}
