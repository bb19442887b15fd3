// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The size of an SF Symbol and the box of its ink, in parts of the font's size.
struct SymbolExtent {
  /// The width and the height of the image.
  var size: Size
  /// The box of the ink in it.
  var ink: Rect

  /// An image with its ink in the middle.
  private init(_ width: Double, _ height: Double, ink: (width: Double, height: Double)) {
    size = Size(width: width, height: height)
    self.ink = Rect(
      x: (width - ink.width) / 2, y: (height - ink.height) / 2, width: ink.width,
      height: ink.height)
  }

  /// The extents that are known, of symbols with their variants; the weights and scales of a symbol count as alike.
  ///
  /// All are measured in pictures that a simulator of iOS 26 recorded: `calendar` at 32 points, whose text below shows the height,
  /// `arrow.clockwise` in semibold at 9 points, whose text beside it shows the width, and `bolt.fill` fitted into squares of 10, 16, 18
  /// and 20 points, which show the ink as parts of the height. The height of `bolt.fill` at a font's size and the widths and heights
  /// that no neighbor shows are estimated.
  private static let known: [String: SymbolExtent] = [
    "arrow.clockwise": SymbolExtent(1.08, 1.2, ink: (0.875, 1.05)),
    "bolt.fill": SymbolExtent(0.86, 1.24, ink: (0.775, 1.187)),
    "calendar": SymbolExtent(1.16, 1.0417, ink: (0.97, 0.9)),
  ]

  /// The extent of a symbol; nil if it is not known.
  static func of(_ systemName: String) -> SymbolExtent? { known[systemName] }

  /// A drawing with its ink stretched into the box, on a rectangle of the image's proportions.
  func fitted(_ image: VectorImage) -> VectorImage {
    guard let bounds = image.inkBounds, bounds.width > 0, bounds.height > 0 else { return image }
    let unit = image.viewBox.height / size.height
    let (scaleX, scaleY) = (ink.width * unit / bounds.width, ink.height * unit / bounds.height)
    let change = PlaneTransform(scaleX: scaleX, y: scaleY).concatenating(
      PlaneTransform(
        translationX: ink.minX * unit - bounds.minX * scaleX,
        y: ink.minY * unit - bounds.minY * scaleY))
    let paths = image.paths.map { path in
      var path = path
      path.steps = Path(steps: path.steps).applying(change).steps
      path.stroke?.width *= (scaleX * scaleY).squareRoot()
      return path
    }
    return VectorImage(
      viewBox: Rect(x: 0, y: 0, width: size.width * unit, height: size.height * unit), paths: paths)
  }
}

extension VectorImage {
  /// The box around all that is drawn.
  fileprivate var inkBounds: Rect? {
    var result: Rect?
    for path in paths {
      let reach = (path.stroke?.width ?? 0) / 2
      let own = Path(steps: path.steps).boundingRect.inset(by: EdgeInsets(all: -reach))
      result = result.map { $0.union(own) } ?? own
    }
    return result
  }
}
