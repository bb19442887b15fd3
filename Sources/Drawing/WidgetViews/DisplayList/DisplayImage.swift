// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An image at its place.
public struct DisplayImage: Hashable, Sendable {
  /// The frame of the image, which is stretched to its edges.
  public var frame: Rect

  /// The name under which it was asked for.
  public var name: String

  /// The paths or pixels of the image; nil if there is no image of the name.
  public var content: ImageAsset.Content?

  /// The color in which a template is drawn; nil if the image keeps its own colors.
  public var tint: ResolvedColor?

  /// The label for VoiceOver; empty if the image is decorative.
  public var label: String

  /// Whether what is darker is more transparent, on top of the image's own opacity; only with a ``tint``.
  public var usesBrightness: Bool

  /// The image's rendering mode in an accented widget; nil for the system's choice.
  public var accentedRenderingMode: WidgetAccentedRenderingMode?

  /// Whether each pixel is a square of its color; else colors flow into each other.
  public var isPixelated: Bool

  /// Creates an image at its place.
  public init(
    frame: Rect, name: String, content: ImageAsset.Content?, tint: ResolvedColor? = nil,
    label: String = "", usesBrightness: Bool = false,
    accentedRenderingMode: WidgetAccentedRenderingMode? = nil, isPixelated: Bool = false
  ) {
    self.frame = frame
    self.name = name
    self.content = content
    self.tint = tint
    self.label = label
    self.usesBrightness = usesBrightness
    self.accentedRenderingMode = accentedRenderingMode
    self.isPixelated = isPixelated
  }
}
