// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

extension ImagePaint {
  /// Creates a style that repeats a part of an image, in fractions of its width and height.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.init(image: image, sourceRect: Rect(sourceRect), scale: Double(scale))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats a part of an image, in fractions of its width and height.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
