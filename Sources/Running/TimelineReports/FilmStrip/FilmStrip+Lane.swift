// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension FilmStrip {
  /// The color of a part of a lane, by its meaning.
  package enum Tone: String, CaseIterable, Hashable, Sendable {
    /// A normal state.
    case calm
    /// A normal state in a second color, to distinguish neighbors.
    case pale
    /// A success.
    case good
    /// An event that the user or the app caused.
    case active
    /// A delay, or a change of the clock.
    case late
    /// A failure.
    case bad
    /// An event that is not counted, or was joined with another.
    case faint
  }

  /// A row under the pictures, on the time axis.
  package struct Lane: Hashable, Sendable {
    /// The content of a lane.
    package enum Content: Hashable, Sendable {
      /// Spans of time, in seconds.
      case spans([Span])
      /// Marks at single moments.
      case marks([Mark])
      /// A number over time, and the number that it should stay below.
      case level([Level], limit: Double?)
    }

    /// The title of the lane.
    package var title: String

    /// The sum of the lane, in a few words.
    package var detail: String

    /// The spans, marks or levels of the lane.
    package var content: Content

    /// Creates a lane with its title and content.
    package init(title: String, detail: String = "", _ content: Content) {
      self.title = title
      self.detail = detail
      self.content = content
    }
  }

  /// A span of time in a lane.
  package struct Span: Hashable, Sendable {
    /// The span, in seconds since the beginning.
    package var span: Range<Double>
    /// The tone, which decides on the color.
    package var tone: Tone
    /// The label, which is written if there is room; empty for none.
    package var label: String
    /// The frame that shows it, by its position.
    package var frame: Int?

    /// Creates a span with its tone and label.
    package init(_ span: Range<Double>, tone: Tone, label: String = "", frame: Int? = nil) {
      self.span = span
      self.tone = tone
      self.label = label
      self.frame = frame
    }
  }

  /// A moment in a lane.
  package struct Mark: Hashable, Sendable {
    /// The moment, in seconds since the beginning.
    package var time: Double
    /// The earlier moment that it was meant for; nil if it was not late.
    package var meant: Double?
    /// The tone, which decides on the color.
    package var tone: Tone

    /// Creates a mark at a moment.
    package init(_ time: Double, meant: Double? = nil, tone: Tone) {
      self.time = time
      self.meant = meant
      self.tone = tone
    }
  }

  /// A number from a moment on.
  package struct Level: Hashable, Sendable {
    /// The moment from which the value holds, in seconds since the beginning.
    package var time: Double
    /// The value from that moment on.
    package var value: Double

    /// Creates a level of a value from a moment on.
    package init(_ time: Double, _ value: Double) {
      self.time = time
      self.value = value
    }
  }
}
