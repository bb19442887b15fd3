// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An image that views can name.
public struct ImageAsset: Hashable, Sendable {
  /// The form in which an image is kept.
  public enum Content: Hashable, Sendable {
    /// Paths, which are drawn at any size.
    case vector(VectorImage)
    /// Pixels, which are scaled when they are drawn.
    case bitmap(BitmapImage)
  }

  /// The paths or the pixels of the image.
  public var content: Content

  /// The size, in points, at which it is drawn where nothing resizes it.
  public var size: Size

  /// Whether the image is a template: only its opacity counts, and the foreground style gives the
  /// color.
  public var isTemplate: Bool

  /// The designs of a symbol, of which the content is one; nil of an image that is none.
  public var symbol: SymbolImage?

  /// Creates an image with its size, in points.
  public init(
    content: Content, size: Size, isTemplate: Bool = false, symbol: SymbolImage? = nil
  ) {
    self.content = content
    self.size = size
    self.isTemplate = isTemplate
    self.symbol = symbol
  }
}
