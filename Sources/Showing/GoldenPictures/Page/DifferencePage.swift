// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetRendering
import WidgetViews

/// A page that shows how pictures changed: before, after, the difference of their colors, and what moved.
///
/// It needs nothing else, no network and no script.
package struct DifferencePage: Sendable {
  /// A picture that is not what it was.
  package struct Entry: Sendable {
    /// The name of the picture.
    package var name: String
    /// The file before; nil if there was none.
    package var before: String?
    /// The content of the file after the change.
    package var after: String

    /// Creates an entry; nil is a picture that is new.
    package init(name: String, before: String?, after: String) {
      self.name = name
      self.before = before
      self.after = after
    }
  }

  /// Of a picture, so many changes are listed.
  static let sentenceLimit = 200

  /// The title of the page.
  package var title: String

  /// The pictures, in the order of the page.
  package var entries: [Entry]

  /// Creates a page of entries.
  package init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// The page, with a final line break.
  package var text: String {
    var writer = MarkupWriter()
    writer.pageHead(title: title, language: "en", css: ContactSheetStyle().text + Self.style)
    writer.raw("<body>\n<header>\n<h1>")
    writer.text(title)
    writer.raw("</h1>\n<p>")
    writer.text(
      entries.count == 1 ? "One picture differs." : "\(entries.count) pictures differ.")
    writer.raw("</p>\n</header>\n<main class=\"differences\">\n")
    for entry in entries { Self.write(entry, to: &writer) }
    writer.raw("</main>\n</body>\n</html>\n")
    return writer.string
  }

  private static func write(_ entry: Entry, to writer: inout MarkupWriter) {
    writer.raw("<section>\n<h2>")
    writer.text(entry.name)
    writer.raw("</h2>\n<div class=\"row\">\n")
    let after = Picture(svg: entry.after)
    guard let old = entry.before else {
      writer.figure("New") { $0.image(entry.after, after.size) }
      writer.raw("</div>\n</section>\n")
      return
    }
    let before = Picture(svg: old)
    let difference = PictureDifference(from: before, to: after)
    writer.figure("Before") { $0.image(old, before.size) }
    writer.figure("After", note: "point at it for before") {
      $0.image(entry.after, after.size)
      $0.image(old, before.size, of: "swap")
    }
    writer.figure(
      "Difference", note: "black where nothing changed, else \(brightness) times as bright",
      of: "dark"
    ) {
      $0.image(old, before.size)
      $0.image(entry.after, after.size, of: "minus")
    }
    writer.figure("Moved", note: "dashed before, solid after") {
      $0.image(entry.after, after.size, of: "faint")
      $0.boxes(difference, on: after)
    }
    writer.raw("</div>\n")
    writer.list(difference.sentences)
    writer.raw("</section>\n")
  }
}

extension MarkupWriter {
  /// Writes a picture's file as an image, so that what it defines meets nothing of the page's.
  fileprivate mutating func image(_ svg: String, _ size: Size, of kind: String = "") {
    raw("<img alt=\"\" class=\"\(kind)\"")
    attribute("width", size.width * DifferencePage.scale)
    attribute("height", size.height * DifferencePage.scale)
    raw(" src=\"data:image/svg+xml;base64,")
    base64(Array(svg.utf8))
    raw("\">\n")
  }

  /// Writes where changed elements were and are.
  fileprivate mutating func boxes(_ difference: PictureDifference, on picture: Picture) {
    let size = picture.size
    raw("<svg class=\"boxes\" aria-hidden=\"true\"")
    attribute("width", size.width * DifferencePage.scale)
    attribute("height", size.height * DifferencePage.scale)
    raw(" viewBox=\"")
    number(0 - picture.margin)
    raw(" ")
    number(0 - picture.margin)
    raw(" ")
    number(size.width)
    raw(" ")
    number(size.height)
    raw("\">\n")
    for change in difference.changes.prefix(DifferencePage.sentenceLimit) {
      if let before = change.before { box(before.frame, of: "was") }
      if let after = change.after { box(after.frame, of: "is") }
    }
    raw("</svg>\n")
  }

  private mutating func box(_ frame: Rect, of kind: String) {
    raw("<rect class=\"\(kind)\"")
    place(frame)
    raw("/>\n")
  }
}

extension DifferencePage {
  /// How much larger than a widget its pictures are.
  static let scale = 1.5

  /// How many times as bright differences are: grays of corners differ by as little as 13 of 255.
  static let brightness = 8

  /// The style of this page in addition to that of all pages.
  static let style = """

    .differences{padding:8px 32px 48px;max-width:1720px;margin:0 auto}
    .differences section{margin:24px 0 40px}
    .differences h2{font-size:17px;color:var(--text);overflow-wrap:anywhere}
    .row{display:flex;flex-wrap:wrap;gap:20px;align-items:flex-start}
    .stack{position:relative;padding:20px;background:#8e8e93}
    .stack.dark{background:#000;isolation:isolate;filter:brightness(\(brightness))}
    .stack img,.stack svg{display:block}
    .stack img+img,.stack svg{position:absolute;left:20px;top:20px}
    .dark img{background:#000}
    .minus{mix-blend-mode:difference}
    .faint{opacity:.35}
    .swap{opacity:0}
    .stack:hover .swap{opacity:1}
    .stack:hover img:has(+ .swap){opacity:0}
    .boxes{overflow:visible;fill:none}
    .was{stroke:#d70015;stroke-dasharray:3 2;stroke-width:1}
    .is{stroke:#0040dd;stroke-width:1}
    .differences ol{margin:14px 0 0;padding-left:24px;overflow-wrap:anywhere}
    @media screen and (max-width:860px){.differences{padding:8px 16px 32px}}

    """
}
