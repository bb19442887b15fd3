// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetRendering
import WidgetViews

extension FilmStrip {
  /// A page that needs nothing else, no network and no script, with a final line break.
  package func page() -> String {
    var page = FilmStripPage(self)
    return page.text()
  }
}

/// One writing of a film strip as a page.
struct FilmStripPage {
  private static let chartWidth = 1120.0

  private let strip: FilmStrip
  private let texts: PageTexts
  private var writer = MarkupWriter()
  private var definitions: SVGDefinitions
  private var style = ContactSheetStyle()

  init(_ strip: FilmStrip) {
    self.strip = strip
    definitions = SVGDefinitions(prefix: "", fonts: strip.fonts)
    texts = PageTexts(strip.pageLanguage)
  }

  mutating func text() -> String {
    // The pictures first: they say what the definitions and the style sheet have to hold.
    writer.reserve(strip.frames.count * 4096)
    writeFilm()
    let film = writer
    writer = MarkupWriter()
    writer.reserve(film.bytes.count + 65_536)
    writeHead()
    writer.raw("<body>\n<a class=\"skip\" href=\"#log\">")
    writer.text(texts(.skipToLog))
    writer.raw("</a>\n")
    writer.raw("<svg class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n")
    writer.append(definitions.elements)
    writer.raw("</defs></svg>\n")
    writeHeader()
    writer.raw("<main>\n")
    writeWarnings()
    writer.append(film)
    writeChart()
    writeLog()
    writer.raw("</main>\n</body>\n</html>\n")
    return writer.string
  }

  // MARK: Head

  private mutating func writeHead() {
    var css =
      style.text + FilmStripPalette.page + FilmStrip.chartStyle + Self.pageStyle + groundStyle
    if strip.appearance == .dark {
      // The page of a dark widget is dark, whatever its reader's system is.
      css.replace("@media (prefers-color-scheme:dark)", with: "@media screen")
      css += "@media screen{html{color-scheme:dark}}\n"
    }
    writer.pageHead(title: strip.title, language: strip.pageLanguage.rawValue, css: css)
  }

  /// The wallpaper behind the pictures, if one was chosen.
  private var groundStyle: String {
    guard let wallpaper = strip.wallpaper else { return "" }
    var writer = MarkupWriter()
    writer.raw(".film.wall{background:linear-gradient(160deg")
    for stop in wallpaper.stops {
      writer.raw(",")
      writer.color(stop.color)
      writer.raw(" ")
      writer.number(stop.location.unit * 100)
      writer.raw("%")
    }
    writer.raw(")}")
    return writer.string
  }

  private mutating func writeHeader() {
    writer.raw("<header>\n<h1")
    writer.attribute("lang", strip.language)
    writer.raw(">")
    writer.text(strip.title)
    writer.raw("</h1>\n<p>")
    writer.text(strip.subtitle)
    writer.raw("</p>\n<dl>\n")
    for fact in strip.facts {
      writer.raw("<div><dt>")
      writer.text(fact.name)
      writer.raw("</dt><dd>")
      writer.text(fact.value)
      writer.raw("</dd></div>\n")
    }
    writer.raw("</dl>\n</header>\n")
  }

  private mutating func writeWarnings() {
    writer.raw("<section class=\"problems\" aria-labelledby=\"warnings\">\n")
    writeHeading("warnings", .warnings)
    if strip.warnings.isEmpty {
      writer.raw("<p>")
      writer.text(texts(.noWarnings))
      writer.raw("</p>\n")
    } else {
      writer.raw("<ul>\n")
      for warning in strip.warnings {
        writer.raw("<li><span class=\"count\">")
        writer.text(warning.id)
        writer.raw("</span> <span>")
        writer.text(warning.sentence)
        writer.raw("</span></li>\n")
      }
      writer.raw("</ul>\n")
    }
    writer.raw("</section>\n")
  }

  private mutating func writeHeading(_ identifier: String, _ text: PageText) {
    writer.raw("<h2 id=\"\(identifier)\">")
    writer.text(texts(text))
    writer.raw("</h2>\n")
  }

  // MARK: Pictures

  private mutating func writeFilm() {
    guard !strip.frames.isEmpty else { return }
    let isDark = strip.wallpaper != nil || strip.appearance == .dark
    writer.raw("<section aria-labelledby=\"shown\">\n")
    writeHeading("shown", .shown)
    writer.raw("<ol class=\"film \(isDark ? "dark" : "light")")
    writer.raw(strip.wallpaper == nil ? "\"" : " wall\"")
    writer.raw(" tabindex=\"0\" aria-labelledby=\"shown\">\n")
    for (index, frame) in strip.frames.enumerated() { writeFrame(index, frame) }
    if strip.omittedFrames > 0 {
      writer.raw("<li class=\"more\">")
      writer.text(texts(.more, texts.number(strip.omittedFrames)))
      writer.raw("</li>\n")
    }
    writer.raw("</ol>\n</section>\n")
  }

  private mutating func writeFrame(_ index: Int, _ frame: FilmStrip.Frame) {
    let list = frame.list
    writer.raw("<li id=\"f\(index + 1)\"><figure>")
    writer.pictureTag(of: list, shadowClass: style.shadowClass(list.shape))
    // A placeholder has no texts.
    let words = list.texts.joined(separator: ", ")
    writer.attribute("aria-label", words.isEmpty ? frame.label : words)
    writer.attribute("lang", strip.language)
    writer.raw(">\n")
    writer.append(SVGContent.elements(of: list, definitions: &definitions, hasLinks: false))
    writer.raw("</svg><figcaption><span class=\"number\">\(index + 1)</span> <b>")
    writer.text(frame.label)
    writer.raw("</b>")
    if !frame.note.isEmpty {
      writer.raw("<span class=\"note\">")
      writer.text(frame.note)
      writer.raw("</span>")
    }
    writer.raw("</figcaption></figure></li>\n")
  }

  // MARK: Lanes and log

  private mutating func writeChart() {
    let chart = FilmStripChart(strip, width: Self.chartWidth, linksFrames: true)
    writer.raw("<section aria-labelledby=\"activity\">\n")
    writeHeading("activity", .meanwhile)
    writer.raw("<div class=\"chart\" tabindex=\"0\" role=\"group\" aria-labelledby=\"activity\">")
    writer.raw("<svg role=\"group\"")
    writer.svgSize(Size(width: Self.chartWidth, height: chart.height))
    writer.attribute("aria-label", strip.summary)
    writer.raw(">\n")
    chart.write(to: &writer)
    writer.raw("</svg></div>\n</section>\n")
  }

  private mutating func writeLog() {
    writer.raw("<section class=\"log\" aria-labelledby=\"log\">\n")
    writer.raw("<h2 id=\"log\" tabindex=\"-1\">")
    writer.text(texts(.happened))
    writer.raw("</h2>\n<table>\n<thead><tr><th scope=\"col\">")
    writer.text(texts(.time))
    writer.raw("</th><th scope=\"col\">")
    writer.text(texts(.event))
    writer.raw("</th></tr></thead>\n<tbody>\n")
    for row in strip.log {
      // A line that tells of several moments has none of its own to head it.
      writer.raw(row.time.isEmpty ? "<tr><td>" : "<tr><th scope=\"row\">")
      writer.text(row.time)
      writer.raw(row.time.isEmpty ? "</td><td>" : "</th><td>")
      writer.raw("<i class=\"dot b-\(row.tone.rawValue)\"></i>")
      writer.text(row.text)
      for detail in row.details {
        writer.raw("<span class=\"note\">")
        writer.text(detail)
        writer.raw("</span>")
      }
      writer.raw("</td></tr>\n")
    }
    writer.raw("</tbody>\n</table>\n</section>\n")
  }
}
