// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The quality of scaled images; it has no effect, as pixels are always averaged here.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default quality of the context.
  case `default`
  /// No interpolation between pixels.
  case none
  /// A low quality, which is fast.
  case low
  /// A high quality, which is slow.
  case high
  /// A quality between low and high.
  case medium
}

/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// The line ends squarely at its end point.
  case butt
  /// The line ends in a half circle around its end point.
  case round
  /// The line ends squarely, half of its width after its end point.
  case square
}

/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges meet in a sharp corner.
  case miter
  /// The corner is round.
  case round
  /// The corner is cut off.
  case bevel
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding rule.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// A line along the path.
  case stroke
  /// The inside by the winding rule, and a line along the path.
  case fillStroke
  /// The inside by the even-odd rule, and a line along the path.
  case eoFillStroke
}

/// The rule that decides which points are inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Points around which the path winds at least once, counted by direction.
  case winding
  /// Points around which the path goes an odd number of times.
  case evenOdd
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The first color is drawn before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color is drawn after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

  /// The raw bits of the option set.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// How texts are drawn by functions of Core Text.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Letters are filled, as is usual.
  case fill
  /// A line is drawn along letters.
  case stroke
  /// Letters are filled, and a line is drawn along them.
  case fillStroke
  /// Nothing is drawn of letters.
  case invisible
  /// Letters are filled, and what follows is clipped to them.
  case fillClip
  /// A line is drawn along letters, and what follows is clipped to them.
  case strokeClip
  /// Letters are filled, a line is drawn along them, and what follows is clipped to them.
  case fillStrokeClip
  /// What follows is clipped to the letters.
  case clip
}
