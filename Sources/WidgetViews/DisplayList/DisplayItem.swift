// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// One step of drawing a widget.
public enum DisplayItem: Hashable, Sendable {
  /// Fills a shape.
  case fill(Outline, Paint)

  /// Draws a line along the edge of a shape, half of its width inside and half outside, in points.
  case stroke(Outline, Paint, lineWidth: Double)

  /// Writes lines of text.
  case text(DisplayText)

  /// Draws an image.
  case image(DisplayImage)

  /// Draws what follows, until the ``endGroup`` that belongs to it, as one.
  case beginGroup(DisplayGroup)

  /// Ends the group that began last.
  case endGroup
}

/// What is drawn as one.
public struct DisplayGroup: Hashable, Sendable {
  /// What it is clipped to; nil if it is not clipped.
  public var clip: Outline?

  /// How opaque it is, from 0 to 1.
  public var opacity: Double

  /// The index of its region in ``DisplayList/tapRegions``; nil if it opens nothing of its own.
  public var tapRegion: Int?

  /// Whether it belongs to the accent group of an accented widget; nil if that is as around it.
  public var isAccented: Bool?

  /// Makes a group.
  public init(
    clip: Outline? = nil, opacity: Double = 1, tapRegion: Int? = nil, isAccented: Bool? = nil
  ) {
    self.clip = clip
    self.opacity = opacity
    self.tapRegion = tapRegion
    self.isAccented = isAccented
  }
}
