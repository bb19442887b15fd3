// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Rates over time, one panel below the other on the same axis.
package struct RateChart: Hashable, Sendable {
  /// A rate over time.
  package struct Panel: Hashable, Sendable {
    /// What it is the rate of.
    package var title: String
    /// Figures beside the title.
    package var detail: String
    /// The greatest rate in each part of the time, the parts being equally long.
    package var peaks: [Int]
    /// The average rate in each part of the time; one for each peak.
    package var means: [Double]
    /// Spans of the time, from 0 to 1, that are marked.
    package var bands: [Range<Double>]

    /// Makes a panel.
    package init(
      title: String, detail: String, peaks: [Int], means: [Double], bands: [Range<Double>] = []
    ) {
      self.title = title
      self.detail = detail
      self.peaks = peaks
      self.means = means
      self.bands = bands
    }
  }

  /// A moment that the axis names.
  package struct Tick: Hashable, Sendable {
    /// Its place in the time, from 0 to 1.
    package var place: Double
    /// What is written; nil for a line without words.
    package var label: String?

    /// Makes a tick.
    package init(_ place: Double, label: String?) {
      self.place = place
      self.label = label
    }
  }

  /// What is shown.
  package var title: String
  /// What it holds for.
  package var subtitle: String
  /// The name of what the bands mark; empty if there are none.
  package var bandName = ""
  /// The panels, from top to bottom.
  package var panels: [Panel] = []
  /// The moments that the axis names.
  package var ticks: [Tick] = []
  /// Sentences below the panels.
  package var notes: [String] = []

  /// Makes a chart without panels.
  package init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }

  /// The least round number from a number on: 1, 2 or 5 and zeros.
  static func roundNumber(from number: Int) -> Int {
    var scale = 1
    while true {
      for step in [1, 2, 5] where step * scale >= number { return step * scale }
      guard scale < 1_000_000_000_000 else { return number }
      scale *= 10
    }
  }

  /// A number with its thousands apart, as in `99,664,602`.
  package static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return number < 0 ? "-" + text : text
  }
}
