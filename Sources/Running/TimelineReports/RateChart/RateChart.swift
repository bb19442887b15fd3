// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Rates over time, one panel below the other on the same axis.
package struct RateChart: Hashable, Sendable {
  /// A panel of the chart: a rate over time.
  package struct Panel: Hashable, Sendable {
    /// The title of the panel: what the rate is of.
    package var title: String
    /// Figures beside the title, as text.
    package var detail: String
    /// The greatest rate in each part of the time, the parts being equally long.
    package var peaks: [Int]
    /// The average rate in each part of the time; one for each peak.
    package var means: [Double]
    /// Spans of the time, from 0 to 1, that are marked.
    package var bands: [Range<Double>]

    /// Creates a panel with a peak and a mean for each part of the time.
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
    /// The position in the time span, from 0 to 1.
    package var place: Double
    /// The label of the tick; nil for a line without words.
    package var label: String?

    /// Creates a tick at a place from 0 to 1.
    package init(_ place: Double, label: String?) {
      self.place = place
      self.label = label
    }
  }

  /// The title of the chart.
  package var title: String
  /// The subtitle: the conditions of the rates.
  package var subtitle: String
  /// The name of what the bands mark; empty if there are none.
  package var bandName = ""
  /// The panels, from top to bottom.
  package var panels: [Panel] = []
  /// The moments that the axis names.
  package var ticks: [Tick] = []
  /// Sentences below the panels, in order.
  package var notes: [String] = []

  /// Creates a chart without panels.
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
