// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An image that views can name.
public struct ImageAsset: Hashable, Sendable {
  /// What is drawn.
  public enum Content: Hashable, Sendable {
    /// Paths.
    case vector(VectorImage)
    /// Pixels.
    case bitmap(BitmapImage)
  }

  /// What is drawn.
  public var content: Content

  /// The size, in points, at which it is drawn where nothing resizes it.
  public var size: Size

  /// Whether it is a template: only its opacity counts, and the foreground style gives the color.
  public var isTemplate: Bool

  /// Makes an image.
  public init(content: Content, size: Size, isTemplate: Bool = false) {
    self.content = content
    self.size = size
    self.isTemplate = isTemplate
  }
}

/// An image of pixels, as a PNG file has it.
public struct BitmapImage: Hashable, Sendable {
  /// The number of pixels in a row.
  public var width: Int

  /// The number of rows.
  public var height: Int

  /// The bytes of the PNG file.
  public var png: [UInt8]

  /// Makes an image.
  public init(width: Int, height: Int, png: [UInt8]) {
    self.width = width
    self.height = height
    self.png = png
  }
}
