// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Lines of text at their place.
public struct DisplayText: Hashable, Sendable {
  /// The text's frame, in points of the widget.
  public var frame: Rect

  /// The whole text, also what is cut off.
  public var string: String

  /// The lines, the first first.
  public var lines: [Line]

  /// Whether some of the text is not shown.
  public var isTruncated: Bool

  /// The first word that does not fit into a line, so that the next line begins in the middle of it; nil if there is none.
  public var brokenWord: String?

  /// Whether bars stand for the text, as in a placeholder.
  public var isRedacted: Bool

  /// Whether the system goes on writing it without the widget, as it does with timers: what is shown is the moment of the picture.
  public var isLive: Bool

  /// The gradient over the frame that all of it is drawn with; nil if each part has its own color.
  public var gradient: Paint?

  /// Creates a text of lines that are laid out already.
  public init(
    frame: Rect, string: String, lines: [Line], isTruncated: Bool, brokenWord: String? = nil,
    isRedacted: Bool = false, isLive: Bool = false, gradient: Paint? = nil
  ) {
    self.frame = frame
    self.string = string
    self.lines = lines
    self.isTruncated = isTruncated
    self.brokenWord = brokenWord
    self.isRedacted = isRedacted
    self.isLive = isLive
    self.gradient = gradient
  }

  /// A line of a text after line breaking.
  public struct Line: Hashable, Sendable {
    /// The left end of the baseline, also of text that is read from the right.
    public var baseline: Point

    /// The width of the line, in points.
    public var width: Double

    /// The runs of the text, from left to right.
    public var runs: [Run]

    /// Creates a line of runs, from its baseline's left end.
    public init(baseline: Point, width: Double, runs: [Run]) {
      self.baseline = baseline
      self.width = width
      self.runs = runs
    }
  }

  /// A part of a line with one font and one color.
  public struct Run: Hashable, Sendable {
    /// The characters of the run.
    public var string: String

    /// The distance from the left end of the line, in points.
    public var x: Double

    /// The width of the run, in points, with its tracking.
    public var width: Double

    /// The font, at the size in which it is drawn.
    public var font: ResolvedFont

    /// The color that the run is drawn with, unless the text has a gradient.
    public var color: ResolvedColor

    /// The distance above the baseline of the line, in points; negative below it.
    public var baselineOffset: Double

    /// The tracking: points that are added to the width of each character; ``width`` includes it.
    public var tracking: Double

    /// Creates a part of a line.
    public init(
      string: String, x: Double, width: Double, font: ResolvedFont, color: ResolvedColor,
      baselineOffset: Double = 0, tracking: Double = 0
    ) {
      self.string = string
      self.x = x
      self.width = width
      self.font = font
      self.color = color
      self.baselineOffset = baselineOffset
      self.tracking = tracking
    }
  }
}
