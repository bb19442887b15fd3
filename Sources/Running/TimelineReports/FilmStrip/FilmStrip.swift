// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import FontFiles
package import SourceText
package import WidgetViews

/// The pictures of a widget over a span of time, with the events, on one time axis.
///
/// It knows neither widgets' providers nor the system's rules: times are seconds since the beginning, and texts are ready to be
/// shown. ``svg(appearance:)`` makes a picture of it, ``page()`` a page.
package struct FilmStrip: Sendable {
  /// A picture that was shown for a span of time.
  package struct Frame: Sendable {
    /// The display list of the picture.
    package var list: DisplayList
    /// The span in which it was shown, in seconds since the beginning.
    package var span: Range<Double>
    /// The time at which it appeared, short, as in `08:15`.
    package var time: String
    /// The full time span in which the picture was shown, as in `08:15 – 08:30`.
    package var label: String
    /// A note on the picture; empty for none.
    package var note: String

    /// Creates a frame from its picture, span and labels.
    package init(
      list: DisplayList, span: Range<Double>, time: String, label: String, note: String = ""
    ) {
      self.list = list
      self.span = span
      self.time = time
      self.label = label
      self.note = note
    }
  }

  /// A moment of the axis that is written there.
  package struct Tick: Hashable, Sendable {
    /// The moment, in seconds since the beginning.
    package var time: Double
    /// The label of the tick; nil draws the line alone.
    package var label: String?
    /// Whether a day begins at the tick.
    package var isDay: Bool

    /// Creates a tick at a moment.
    package init(_ time: Double, label: String?, isDay: Bool = false) {
      self.time = time
      self.label = label
      self.isDay = isDay
    }
  }

  /// A span of time that concerns everything, such as maintenance.
  package struct Band: Hashable, Sendable {
    /// The span, in seconds since the beginning.
    package var span: Range<Double>
    /// The label of the band.
    package var label: String
    /// The tone, which decides on the color.
    package var tone: Tone

    /// Creates a band with its label and tone.
    package init(_ span: Range<Double>, label: String, tone: Tone) {
      self.span = span
      self.label = label
      self.tone = tone
    }
  }

  /// A name and a value.
  package struct Fact: Hashable, Sendable {
    /// The name of the fact.
    package var name: String
    /// The value of the fact, as text.
    package var value: String

    /// Creates a fact from its name and value.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// An entry of the legend: a tone and its meaning.
  package struct Key: Hashable, Sendable {
    /// The tone that the entry explains.
    package var tone: Tone
    /// The meaning of the tone.
    package var label: String

    /// Creates an entry of the legend.
    package init(_ tone: Tone, _ label: String) {
      self.tone = tone
      self.label = label
    }
  }

  /// A warning of the simulation.
  package struct Warning: Hashable, Sendable {
    /// The identifier of the kind of warning.
    package var id: String
    /// The sentence on what was found and what to do.
    package var sentence: String

    /// Creates a warning from its identifier and sentence.
    package init(id: String, sentence: String) {
      self.id = id
      self.sentence = sentence
    }
  }

  /// A line of what happened.
  package struct LogRow: Hashable, Sendable {
    /// The moment of the line, as text.
    package var time: String
    /// The text of the line.
    package var text: String
    /// The details of the event, a sentence each.
    package var details: [String]
    /// The tone, which decides on the color.
    package var tone: Tone

    /// Creates a line of the log.
    package init(time: String, text: String, details: [String] = [], tone: Tone) {
      self.time = time
      self.text = text
      self.details = details
      self.tone = tone
    }
  }

  /// The name of the widget, which heads everything.
  package var title: String

  /// The subtitle: the run in one line.
  package var subtitle: String

  /// The facts of the run, in detail.
  package var facts: [Fact] = []

  /// The language of the widget's texts.
  package var language: String

  /// The language of everything else.
  package var pageLanguage: InterfaceLanguage = .english

  /// The length of the axis, in seconds.
  package var length: Double

  /// The ticks of the axis, in order.
  package var ticks: [Tick] = []

  /// The frames, in order.
  package var frames: [Frame] = []

  /// The number of pictures that are not shown.
  package var omittedFrames = 0

  /// The lanes under the pictures.
  package var lanes: [Lane] = []

  /// The bands over all lanes.
  package var bands: [Band] = []

  /// The entries of the legend.
  package var keys: [Key] = []

  /// The warnings of the run.
  package var warnings: [Warning] = []

  /// The lines of the log, in order.
  package var log: [LogRow] = []

  /// The wallpaper behind the widget; nil for the strip's own background.
  package var wallpaper: Wallpaper?

  /// The appearance in which the widget is drawn.
  package var appearance: ColorScheme = .light

  /// The widget's own fonts, in which letters are drawn as shapes; nil for none.
  package var fonts: FontLibrary?

  /// Creates a strip without anything on it.
  package init(title: String, subtitle: String, language: String, length: Double) {
    self.title = title
    self.subtitle = subtitle
    self.language = language
    self.length = max(length, 1)
  }
}
