// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Text that a program draws by itself: it is drawn as usual here, and reported.

public import Foundation
public import WidgetViews

/// What draws texts, which is never called here.
public protocol TextRenderer {
  /// Draws the lines of a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of a text, in points; never called here.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far drawing reaches around the text, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// By default drawing does not reach around the text.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A value of a part of a text, which a text renderer reads.
public protocol TextAttribute {}

extension Text {
  /// The lines of a text; always empty here.
  public struct Layout: RandomAccessCollection {
    /// A line of a text.
    public struct Line: RandomAccessCollection {
      private let runs: [Run] = []

      /// The index of the first run.
      public var startIndex: Int { runs.startIndex }
      /// The index after the last run.
      public var endIndex: Int { runs.endIndex }
      /// The run at an index.
      public subscript(index: Int) -> Run { runs[index] }
      /// The place of the beginning of the line's baseline, in points.
      public var origin: CGPoint { .zero }
      /// The measures of the line.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// The measures of a part of a text, in points.
    public struct TypographicBounds: Hashable, Sendable {
      /// The place of the beginning of the baseline.
      public var origin = CGPoint.zero
      /// The width of the letters, in points.
      public var width: CGFloat = 0
      /// How far letters reach above the baseline.
      public var ascent: CGFloat = 0
      /// How far letters reach below the baseline.
      public var descent: CGFloat = 0
      /// The distance to the next line.
      public var leading: CGFloat = 0

      /// Creates measures of zero.
      public init() {}

      /// The rectangle of the letters.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// Some of the letters of a run.
    public struct RunSlice: RandomAccessCollection {
      /// Some of the letters.
      public typealias SubSequence = RunSlice

      /// The run of the letters.
      public var run: Run
      /// The positions of the letters in the run.
      public var indices: Range<Int>

      /// Creates the letters of a run at positions.
      public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

      /// The position of the first letter.
      public var startIndex: Int { indices.lowerBound }
      /// The position after the last letter.
      public var endIndex: Int { indices.upperBound }
      /// The letter at a position.
      public subscript(index: Int) -> RunSlice { run[index] }
      /// The letters at positions.
      public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
      /// The measures of the letters.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// Returns an attribute of the letters: always nil here.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// How letters are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      /// Letters may be between pixels.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)

      /// The bits of the options.
      public let rawValue: UInt32
      /// Creates options from their bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// Whether the text is cut: never, as it is empty here.
    public var isTruncated: Bool { false }

    /// A part of a line with the same attributes.
    public struct Run: RandomAccessCollection {
      /// The position of a letter.
      public typealias Index = Int
      /// Some of the letters.
      public typealias SubSequence = RunSlice

      /// The position of the first letter.
      public var startIndex: Int { 0 }
      /// The position after the last letter: a run is empty here.
      public var endIndex: Int { 0 }
      /// The letter at a position.
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
      /// The letters at positions.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// The direction in which the run is read.
      public var layoutDirection: LayoutDirection { .leftToRight }
      /// The measures of the run.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// Returns an attribute of the run: always nil here.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    private let lines: [Line] = []

    /// The index of the first line.
    public var startIndex: Int { lines.startIndex }
    /// The index after the last line.
    public var endIndex: Int { lines.endIndex }
    /// The line at an index.
    public subscript(index: Int) -> Line { lines[index] }
  }

  /// Returns the text unchanged, as no renderer reads the attribute here.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Draws a line, which is always empty here.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {}

  /// Draws a run, which is always empty here.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {}

  /// Draws letters of a run, which is always empty here.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {}
}

nonisolated extension View {
  /// Sets what draws the texts of the view; it is reported and not drawn.
  public func textRenderer<T: TextRenderer>(
    _ renderer: T, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { notDrawn("textRenderer", at: "\(file):\(line)") }
}
