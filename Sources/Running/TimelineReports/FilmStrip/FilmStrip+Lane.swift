// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension FilmStrip {
  /// A color by what it says.
  package enum Tone: String, CaseIterable, Hashable, Sendable {
    /// As it should be.
    case calm
    /// The same, to tell neighbors apart.
    case pale
    /// Went well.
    case good
    /// Done by the person or the app.
    case active
    /// Late, or to be thought about.
    case late
    /// Went wrong.
    case bad
    /// Not counted, or not real.
    case faint
  }

  /// A row under the pictures, on the time axis.
  package struct Lane: Hashable, Sendable {
    /// What is drawn in it.
    package enum Content: Hashable, Sendable {
      /// Spans of time.
      case spans([Span])
      /// Moments.
      case marks([Mark])
      /// A number over time, and the number that it should stay below.
      case level([Level], limit: Double?)
    }

    /// What it is about.
    package var title: String

    /// Its sum, in a few words.
    package var detail: String

    /// What is drawn in it.
    package var content: Content

    /// Makes a lane.
    package init(title: String, detail: String = "", _ content: Content) {
      self.title = title
      self.detail = detail
      self.content = content
    }
  }

  /// A span of time in a lane.
  package struct Span: Hashable, Sendable {
    /// When.
    package var span: Range<Double>
    /// Its color.
    package var tone: Tone
    /// What is written in it if there is room; empty for nothing.
    package var label: String
    /// The frame that shows it, by its position.
    package var frame: Int?

    /// Makes a span.
    package init(_ span: Range<Double>, tone: Tone, label: String = "", frame: Int? = nil) {
      self.span = span
      self.tone = tone
      self.label = label
      self.frame = frame
    }
  }

  /// A moment in a lane.
  package struct Mark: Hashable, Sendable {
    /// When.
    package var time: Double
    /// The earlier moment that it was meant for; nil if it was not late.
    package var meant: Double?
    /// Its color.
    package var tone: Tone

    /// Makes a mark.
    package init(_ time: Double, meant: Double? = nil, tone: Tone) {
      self.time = time
      self.meant = meant
      self.tone = tone
    }
  }

  /// A number from a moment on.
  package struct Level: Hashable, Sendable {
    /// From when.
    package var time: Double
    /// The number.
    package var value: Double

    /// Makes a level.
    package init(_ time: Double, _ value: Double) {
      self.time = time
      self.value = value
    }
  }
}
