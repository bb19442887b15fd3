// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// One step of drawing a widget.
public enum DisplayItem: Hashable, Sendable {
  /// Fills a shape.
  case fill(Outline, Paint)

  /// Draws a line along the edge of a shape, half of its width inside and half outside.
  case stroke(Outline, Paint, StrokeStyle)

  /// Writes lines of text.
  case text(DisplayText)

  /// Draws an image.
  case image(DisplayImage)

  /// Draws what follows, until the ``endGroup`` that belongs to it, as one.
  case beginGroup(DisplayGroup)

  /// Ends the group that began last.
  case endGroup

  /// Draws a plain line along the edge of a shape, half of its width inside and half outside, in points.
  public static func stroke(_ outline: Outline, _ paint: Paint, lineWidth: Double) -> DisplayItem {
    .stroke(outline, paint, StrokeStyle(lineWidth: lineWidth))
  }
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

  /// What is done to it, the first first; the clip and the opacity come after.
  public var effects: [DisplayEffect]

  /// Makes a group.
  public init(
    clip: Outline? = nil, opacity: Double = 1, tapRegion: Int? = nil, isAccented: Bool? = nil,
    effects: [DisplayEffect] = []
  ) {
    self.clip = clip
    self.opacity = opacity
    self.tapRegion = tapRegion
    self.isAccented = isAccented
    self.effects = effects
  }
}
