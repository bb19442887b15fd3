// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText
package import WidgetViews

/// What a widget showed over a span of time, in pictures, with what happened, on one time axis.
///
/// It knows neither widgets' providers nor the system's rules: times are seconds since the beginning, and texts are ready to be
/// shown. ``svg(appearance:)`` makes a picture of it, ``page()`` a page.
package struct FilmStrip: Sendable {
  /// What was shown from one moment to another.
  package struct Frame: Sendable {
    /// The picture.
    package var list: DisplayList
    /// When it was shown.
    package var span: Range<Double>
    /// The time at which it appeared, short, as in `08:15`.
    package var time: String
    /// When it was shown, in full, as in `08:15 – 08:30`.
    package var label: String
    /// What else there is to know of it; empty for nothing.
    package var note: String

    /// Makes a frame.
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
    /// When.
    package var time: Double
    /// What is written; nil draws the line alone.
    package var label: String?
    /// Whether a day begins.
    package var isDay: Bool

    /// Makes a tick.
    package init(_ time: Double, label: String?, isDay: Bool = false) {
      self.time = time
      self.label = label
      self.isDay = isDay
    }
  }

  /// A span of time that concerns everything, such as maintenance.
  package struct Band: Hashable, Sendable {
    /// When.
    package var span: Range<Double>
    /// What it is.
    package var label: String
    /// Its color.
    package var tone: Tone

    /// Makes a band.
    package init(_ span: Range<Double>, label: String, tone: Tone) {
      self.span = span
      self.label = label
      self.tone = tone
    }
  }

  /// A name and a value.
  package struct Fact: Hashable, Sendable {
    /// What is shown.
    package var name: String
    /// What it is.
    package var value: String

    /// Makes a fact.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What a color means.
  package struct Key: Hashable, Sendable {
    /// The color.
    package var tone: Tone
    /// What it means.
    package var label: String

    /// Makes a key.
    package init(_ tone: Tone, _ label: String) {
      self.tone = tone
      self.label = label
    }
  }

  /// The warnings.
  package struct Warning: Hashable, Sendable {
    /// Its stable name.
    package var id: String
    /// What was found and what to do.
    package var sentence: String

    /// Makes a warning.
    package init(id: String, sentence: String) {
      self.id = id
      self.sentence = sentence
    }
  }

  /// A line of what happened.
  package struct LogRow: Hashable, Sendable {
    /// When, as it is shown.
    package var time: String
    /// What.
    package var text: String
    /// More about it, a sentence each.
    package var details: [String]
    /// Its color.
    package var tone: Tone

    /// Makes a line.
    package init(time: String, text: String, details: [String] = [], tone: Tone) {
      self.time = time
      self.text = text
      self.details = details
      self.tone = tone
    }
  }

  /// The name of the widget, which heads everything.
  package var title: String

  /// What was run, in one line.
  package var subtitle: String

  /// What was run, in detail.
  package var facts: [Fact] = []

  /// The language of the widget's texts.
  package var language: String

  /// The language of everything else.
  package var pageLanguage: InterfaceLanguage = .english

  /// The length of the axis, in seconds.
  package var length: Double

  /// The axis.
  package var ticks: [Tick] = []

  /// What was shown, in order.
  package var frames: [Frame] = []

  /// How many more pictures there were than are shown.
  package var omittedFrames = 0

  /// What is under the pictures.
  package var lanes: [Lane] = []

  /// What concerns all lanes.
  package var bands: [Band] = []

  /// What the colors mean.
  package var keys: [Key] = []

  /// The warnings.
  package var warnings: [Warning] = []

  /// What happened.
  package var log: [LogRow] = []

  /// What is behind the widget; nil for the strip's own ground.
  package var wallpaper: Wallpaper?

  /// The appearance in which the widget is drawn.
  package var appearance: ColorScheme = .light

  /// Makes a strip without anything on it.
  package init(title: String, subtitle: String, language: String, length: Double) {
    self.title = title
    self.subtitle = subtitle
    self.language = language
    self.length = max(length, 1)
  }
}
