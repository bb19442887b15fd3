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
