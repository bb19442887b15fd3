// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A part of an image that is repeated, from the upper left corner of the view on.
///
/// Shapes and whole texts are drawn with it; what else it would color is clear, which is reported.
public struct ImagePaint: ShapeStyle, Hashable {
  /// The image that is repeated.
  public var image: Image

  /// The part of the image, in fractions of its width and height.
  public var sourceRect: Rect

  /// The factor of the image's size.
  public var scale: Double

  /// The upper left corner of a tile, from that of the view, in points.
  package var origin = Point(x: 0, y: 0)

  /// Creates a style that repeats a part of an image, which is all of it unless another is given.
  @_disfavoredOverload
  public init(
    image: Image, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1), scale: Double = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  /// The image as the layout and the renderers know styles.
  public var shapeStyle: ShapeStyleValue { ShapeStyleValue(kind: .image(self)) }
}
