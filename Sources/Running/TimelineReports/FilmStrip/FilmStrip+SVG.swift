// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetRendering
package import WidgetViews

extension FilmStrip {
  /// A picture that needs nothing else, with a final line break.
  ///
  /// - Parameter appearance: Whether the paper is light or dark.
  /// - Returns: The file's text.
  package func svg(appearance: ColorScheme = .light) -> String {
    var picture = FilmStripPicture(self, appearance: appearance)
    return picture.text()
  }
}

/// One drawing of a film strip as SVG.
private struct FilmStripPicture {
  private static let width = 1280.0
  private static let margin = 32.0
  private static let padding = 24.0
  /// The height that the pictures should not exceed.
  private static let filmHeight = 800.0
  private static let lineHeight = 20.0

  private let strip: FilmStrip
  private let appearance: ColorScheme
  private var definitions: SVGDefinitions
  private var writer = MarkupWriter()
  private var bottom = 0.0

  /// The different pictures, if they come so often that all of them would be too small to read.
  private let repeated: RepeatedFrames?

  init(_ strip: FilmStrip, appearance: ColorScheme) {
    self.strip = strip
    definitions = SVGDefinitions(prefix: "", fonts: strip.fonts)
    self.appearance = appearance
    repeated = RepeatedFrames(strip.frames)
  }

  private var inner: Double { Self.width - 2 * Self.margin }

  mutating func text() -> String {
    writeHeader()
    writeFilm()
    writeChart()
    writeWarnings()
    let height = bottom + Self.margin
    var page = MarkupWriter()
    page.reserve(writer.bytes.count + definitions.elements.bytes.count + 4096)
    page.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    page.svgSize(Size(width: Self.width, height: height))
    page.raw(" role=\"img\" aria-labelledby=\"title\" aria-describedby=\"desc\"")
    page.language(strip.language)
    page.raw(" font-family=\"\(SVGRenderer.fontFamily)\">\n<title id=\"title\">")
    page.text(strip.title)
    page.raw("</title>\n<desc id=\"desc\">")
    page.text(strip.summary)
    page.raw("</desc>\n<style>\(SVGRenderer.tabularStyle)")
    page.raw(FilmStripPalette.picture(appearance))
    page.raw(Self.style)
    page.raw("</style>\n<defs>\n")
    page.append(definitions.elements)
    page.raw("</defs>\n")
    page.rect(x: 0, y: 0, width: Self.width, height: height, class: "g")
    page.append(writer)
    page.raw("</svg>\n")
    return page.string
  }

  // MARK: Header

  private mutating func writeHeader() {
    writer.label(strip.title, x: Self.margin, y: 64, class: "f h1")
    writer.label(strip.subtitle, x: Self.margin, y: 90, class: "q h2")
    bottom = 90
    let facts = strip.facts.map { "\($0.name) \($0.value)" }
    for line in Self.lines(of: facts, limit: 178) {
      bottom += Self.lineHeight
      writer.label(line, x: Self.margin, y: bottom, class: "q small")
    }
    bottom += 20
  }

  /// Texts joined to lines of at most a number of characters.
  private static func lines(of parts: [String], limit: Int) -> [String] {
    parts.reduce(into: []) { lines, part in
      if let last = lines.last, last.count + part.count + 3 <= limit {
        lines[lines.count - 1] = last + " · " + part
      } else {
        lines.append(part)
      }
    }
  }

  // MARK: Pictures

  private mutating func writeFilm() {
    guard !strip.frames.isEmpty else { return }
    let frames = repeated?.frames ?? strip.frames
    let size = Size(
      width: frames.map(\.list.size.width).max() ?? 0,
      height: frames.map(\.list.size.height).max() ?? 0)
    let layout = FilmStripLayout(
      size: size, count: frames.count, width: inner - 2 * Self.padding, height: Self.filmHeight)
    let top = bottom
    let note = strip.omittedFrames == 0 ? 0 : Self.lineHeight
    let texts = PageTexts(strip.pageLanguage)
    let height = layout.height + 2 * Self.padding + note
    writeGround(top: top, height: height)
    for (index, frame) in frames.enumerated() {
      let x = Self.margin + Self.padding + layout.origins[index].x
      let y = top + Self.padding + layout.origins[index].y
      writer.raw("<g transform=\"translate(")
      writer.number(x)
      writer.raw(" ")
      writer.number(y)
      if layout.scale != 1 {
        writer.raw(") scale(")
        writer.number(layout.scale)
      }
      writer.raw(")\">\n")
      writer.append(SVGContent.elements(of: frame.list, definitions: &definitions))
      writer.raw("</g>\n")
      writeCaption(
        index, frame, x: x + frame.list.size.width * layout.scale / 2,
        y: y + size.height * layout.scale + 17)
    }
    if note > 0 {
      writer.label(
        texts(.more, texts.number(strip.omittedFrames)), x: Self.margin + inner / 2,
        y: top + height - Self.padding + 6, class: captionClass + " small", anchor: "middle")
    }
    bottom = top + height + 20
  }

  private var isGroundDark: Bool {
    strip.wallpaper != nil || strip.appearance == .dark
  }

  private var captionClass: String { isGroundDark ? "n" : "k" }

  private mutating func writeGround(top: Double, height: Double) {
    let rect = Rect(x: Self.margin, y: top, width: inner, height: height)
    let stops = strip.wallpaper?.stops ?? FilmStrip.ground(strip.appearance)
    let gradient = definitions.gradient(
      stops, from: .topLeading, to: .bottomTrailing, in: rect)
    writer.raw("<rect")
    writer.place(rect)
    writer.raw(" rx=\"18\"")
    writer.attribute("fill", reference: gradient)
    writer.raw("/>\n")
  }

  private mutating func writeCaption(
    _ index: Int, _ frame: FilmStrip.Frame, x: Double, y: Double
  ) {
    writer.raw("<text")
    writer.attribute("x", x)
    writer.attribute("y", y)
    writer.raw(
      " text-anchor=\"middle\" class=\"\(captionClass) tabular small\"><tspan class=\"soft\">")
    writer.text("\(index + 1)")
    writer.raw("</tspan><tspan dx=\"5\" class=\"strong\">")
    writer.text(frame.time)
    if let count = repeated?.counts[index], count > 1 {
      writer.raw("</tspan><tspan dx=\"5\" class=\"soft\">")
      writer.text("×\(count)")
    }
    writer.raw("</tspan></text>\n")
  }

  // MARK: Lanes and warnings

  private mutating func writeChart() {
    let chart = FilmStripChart(
      strip, width: inner - 2 * Self.padding, linksFrames: false, numbers: repeated?.numbers)
    writer.rect(
      x: Self.margin, y: bottom, width: inner, height: chart.height + 2 * Self.padding - 12,
      radius: 18,
      class: "c")
    writer.raw("<g transform=\"translate(")
    writer.number(Self.margin + Self.padding)
    writer.raw(" ")
    writer.number(bottom + Self.padding - 6)
    writer.raw(")\">\n")
    chart.write(to: &writer)
    writer.raw("</g>\n")
    bottom += chart.height + 2 * Self.padding - 12
  }

  private mutating func writeWarnings() {
    guard !strip.warnings.isEmpty else { return }
    bottom += 20
    let lines = strip.warnings.map { warning in
      (warning.id, warning.sentence.lines(width: 150))
    }
    let count = lines.reduce(0) { $0 + $1.1.count }
    let height =
      Double(count) * Self.lineHeight + Double(lines.count - 1) * 6 + 2 * Self.padding - 8
    writer.rect(x: Self.margin, y: bottom, width: inner, height: height, radius: 18, class: "c")
    var y = bottom + Self.padding + 10
    for (id, sentence) in lines {
      writer.label(id, x: Self.margin + Self.padding, y: y, class: "w small strong")
      for line in sentence {
        writer.label(line, x: Self.margin + Self.padding + 190, y: y, class: "f small")
        y += Self.lineHeight
      }
      y += 6
    }
    bottom += height
  }

  private static let style =
    FilmStrip.chartStyle
    + ".k{fill:#1c1c21}.h1{font-size:34px;font-weight:700;letter-spacing:-.02em}.h2{font-size:17px}"
    + ".small{font-size:13px}"
}
