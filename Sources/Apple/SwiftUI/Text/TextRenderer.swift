// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Text that a program draws by itself: it is drawn as usual here, and reported.

public import WidgetViews

/// What draws texts, which is never called here.
public protocol TextRenderer {
  /// Draws the lines of a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
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
    }

    /// A part of a line with the same attributes.
    public struct Run {
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
  public func draw(_ line: Text.Layout.Line) {}

  /// Draws a run, which is always empty here.
  public func draw(_ run: Text.Layout.Run) {}
}

nonisolated extension View {
  /// Sets what draws the texts of the view; it is reported and not drawn.
  public func textRenderer<T: TextRenderer>(
    _ renderer: T, file: StaticString = #fileID, line: UInt = #line
  ) -> some View { notDrawn("textRenderer", at: "\(file):\(line)") }
}
