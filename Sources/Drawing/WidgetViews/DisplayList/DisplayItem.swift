// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A drawing command of a display list.
public enum DisplayItem: Hashable, Sendable {
  /// Fills an outline with a paint.
  case fill(Outline, Paint)

  /// Draws a line along the edge of a shape, half of its width inside and half outside.
  case stroke(Outline, Paint, StrokeStyle)

  /// Draws a text that is broken into lines.
  case text(DisplayText)

  /// Draws an image in a frame.
  case image(DisplayImage)

  /// Draws what follows, until the ``endGroup`` that belongs to it, as one.
  case beginGroup(DisplayGroup)

  /// Ends the group that began last and has not ended.
  case endGroup

  /// Draws a plain line along the edge of a shape, half of its width inside and half outside, in points.
  public static func stroke(_ outline: Outline, _ paint: Paint, lineWidth: Double) -> DisplayItem {
    .stroke(outline, paint, StrokeStyle(lineWidth: lineWidth))
  }
}

/// The properties of items that are composited as one.
public struct DisplayGroup: Hashable, Sendable {
  /// The outline that the group is clipped to; nil if it is not clipped.
  public var clip: Outline?

  /// The opacity, from 0 to 1.
  public var opacity: Double

  /// The index of its region in ``DisplayList/tapRegions``; nil if it opens nothing of its own.
  public var tapRegion: Int?

  /// Whether the item belongs to the accent group of an accented widget; nil for the group around
  /// it.
  public var isAccented: Bool?

  /// The effects in the order in which they are applied; the clip and the opacity come after.
  public var effects: [DisplayEffect]

  /// Creates a group; by default it is opaque, unclipped, not tappable and without effects.
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
