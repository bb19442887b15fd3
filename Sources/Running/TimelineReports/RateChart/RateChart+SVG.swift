// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetRendering
package import WidgetViews

extension RateChart {
  /// A picture that needs nothing else, with a final line break.
  ///
  /// - Parameter appearance: Whether the paper is light or dark.
  /// - Returns: The file's text.
  package func svg(appearance: ColorScheme = .light) -> String {
    var picture = RateChartPicture(self)
    return picture.text(appearance)
  }
}

/// One drawing of rates as SVG.
private struct RateChartPicture {
  private static let width = 1_280.0
  private static let margin = 32.0
  private static let left = 112.0
  private static let plotHeight = 150.0
  private static let style =
    ".h1{font-size:26px;font-weight:700}.h2{font-size:15px}.name{font-size:15px;font-weight:600}"
    + ".small{font-size:13px}.axis{font-size:12px;font-variant-numeric:tabular-nums}"
    + ".mean{stroke-width:1.5;stroke-linejoin:round}.band{opacity:.18}"

  private let chart: RateChart
  private var writer = MarkupWriter()
  private var bottom = 0.0

  init(_ chart: RateChart) {
    self.chart = chart
  }

  private var plotWidth: Double { Self.width - Self.left - Self.margin - 16 }

  mutating func text(_ appearance: ColorScheme) -> String {
    writer.label(chart.title, x: Self.margin, y: 58, class: "f h1")
    writer.label(chart.subtitle, x: Self.margin, y: 84, class: "q h2")
    writeKey(y: 112)
    bottom = 124
    for panel in chart.panels { write(panel) }
    for note in chart.notes.flatMap({ Self.lines(of: $0, limit: 170) }) {
      bottom += 22
      writer.label(note, x: Self.margin, y: bottom, class: "w small")
    }
    let height = bottom + Self.margin
    var page = MarkupWriter()
    page.reserve(writer.bytes.count + 4_096)
    page.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    page.svgSize(Size(width: Self.width, height: height))
    page.raw(" role=\"img\" aria-labelledby=\"title\" aria-describedby=\"desc\" xml:lang=\"en\"")
    page.raw(" font-family=\"\(SVGRenderer.fontFamily)\">\n<title id=\"title\">")
    page.text(chart.title)
    page.raw("</title>\n<desc id=\"desc\">")
    page.text(summary)
    page.raw("</desc>\n<style>")
    page.raw(FilmStripPalette.picture(appearance))
    page.raw(Self.style)
    page.raw("</style>\n")
    page.rect(x: 0, y: 0, width: Self.width, height: height, class: "g")
    page.append(writer)
    page.raw("</svg>\n")
    return page.string
  }

  /// The summary of the chart in sentences, for screen readers.
  private var summary: String {
    let panels = chart.panels.map { "\($0.title): \($0.detail)" }
    return ([chart.subtitle] + panels + chart.notes).joined(separator: "; ")
  }

  private mutating func writeKey(y: Double) {
    var x = Self.margin
    writer.rect(x: x, y: y - 10, width: 14, height: 10, class: "t-pale")
    writer.label("busiest second", x: x + 20, y: y, class: "q small")
    x += 136
    writer.line(x1: x, y1: y - 5, x2: x + 14, y2: y - 5, class: "s-active mean")
    writer.label("average", x: x + 20, y: y, class: "q small")
    guard chart.panels.contains(where: { !$0.bands.isEmpty }) else { return }
    x += 96
    writer.rect(x: x, y: y - 10, width: 14, height: 10, class: "t-late band")
    writer.label(chart.bandName, x: x + 20, y: y, class: "q small")
  }

  private mutating func write(_ panel: RateChart.Panel) {
    let top = bottom + 52
    let right = Self.left + plotWidth
    let base = top + Self.plotHeight
    writer.rect(
      x: Self.margin - 12, y: bottom + 10, width: Self.width - 2 * Self.margin + 24,
      height: Self.plotHeight + 84, radius: 12, class: "c")
    writer.label(panel.title, x: Self.margin + 4, y: bottom + 34, class: "f name")
    writer.label(panel.detail, x: right, y: bottom + 34, class: "q small", anchor: "end")
    for band in panel.bands {
      writer.rect(
        x: Self.left + band.lowerBound * plotWidth, y: top,
        width: max(1, (band.upperBound - band.lowerBound) * plotWidth), height: Self.plotHeight,
        class: "t-late band")
    }
    let most = RateChart.roundNumber(from: max(1, panel.peaks.max() ?? 0))
    for part in 0...2 where most > 1 || part != 1 {
      let y = base - Self.plotHeight * Double(part) / 2
      writer.line(x1: Self.left, y1: y, x2: right, y2: y, class: "l")
      let value = most * part / 2
      let label = most % 2 == 0 || part != 1 ? RateChart.grouped(value) : "\(value).5"
      writer.label(label, x: Self.left - 10, y: y + 4, class: "q axis", anchor: "end")
    }
    writeBars(panel, base: base, most: Double(most))
    for tick in chart.ticks {
      let x = Self.left + tick.place * plotWidth
      writer.line(x1: x, y1: base, x2: x, y2: base + 5, class: "l")
      if let label = tick.label {
        writer.label(label, x: x, y: base + 20, class: "q axis", anchor: "middle")
      }
    }
    bottom = base + 44
  }

  private mutating func writeBars(_ panel: RateChart.Panel, base: Double, most: Double) {
    guard !panel.peaks.isEmpty else { return }
    let step = plotWidth / Double(panel.peaks.count)
    let height = { (value: Double) in value / most * Self.plotHeight }
    // One outline for all bars: it goes up and down only where they differ.
    writer.raw("<path class=\"t-pale\" d=\"M")
    write(Self.left, base)
    for (index, peak) in panel.peaks.enumerated() {
      let x = Self.left + Double(index) * step
      let y = base - height(Double(peak))
      if index == 0 || panel.peaks[index - 1] != peak {
        writer.raw("L")
        write(x, index == 0 ? base : base - height(Double(panel.peaks[index - 1])))
        writer.raw("L")
        write(x, y)
      }
    }
    writer.raw("L")
    write(Self.left + plotWidth, base - height(Double(panel.peaks.last ?? 0)))
    writer.raw("L")
    write(Self.left + plotWidth, base)
    writer.raw("Z\"/>\n<path class=\"s-active mean\" d=\"")
    for (index, mean) in panel.means.enumerated() {
      writer.raw(index == 0 ? "M" : "L")
      write(Self.left + (Double(index) + 0.5) * step, base - height(mean))
    }
    writer.raw("\"/>\n")
  }

  private mutating func write(_ x: Double, _ y: Double) {
    writer.number((x * 10).rounded() / 10)
    writer.raw(" ")
    writer.number((y * 10).rounded() / 10)
  }

  /// A sentence in lines of at most a number of characters.
  private static func lines(of text: String, limit: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count < limit {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
