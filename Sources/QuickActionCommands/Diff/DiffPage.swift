// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ChangeReports
import IntentDiff
import QuickActionWidget
import SourceText
import WidgetRendering

/// The report of a comparison as one page that needs nothing else, with the widgets before and after.
struct DiffPage {
  /// The reports: one, or one for each step of a history.
  let summaries: [ChangeSummary]

  /// The choices that were replayed.
  let choices: [ReplayedChoice]

  /// The texts.
  let texts: ChangeTexts

  /// The page.
  var html: String {
    let title = Markup.escaped(texts(.reportTitle))
    let body = summaries.map(section).joined() + choices(choices)
    return """
      <!DOCTYPE html>
      <html lang="\(texts.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      :root { color-scheme: light dark }
      body { font: 16px/1.5 -apple-system, 'Hiragino Sans', 'Noto Sans CJK JP', sans-serif; margin: 2rem auto; max-width: 48rem; padding: 0 1rem }
      h2 { margin: 2rem 0 0 } h3 { font-size: 1rem; margin: 1rem 0 0 } ul { margin: .25rem 0; padding-left: 1.25rem }
      .breaks { color: #c8102e } .possible, .changes { color: #a15c00 } .allowed, .safe { color: #0b6b3a }
      @media (prefers-color-scheme: dark) { .breaks { color: #ff7b88 } .possible, .changes { color: #ffb454 } .allowed, .safe { color: #6bd99b } }
      small { opacity: .7 } figure { display: inline-block; margin: 1rem 1rem 0 0 } img { max-width: 100% }
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      \(body)</body>
      </html>

      """
  }

  private func section(_ summary: ChangeSummary) -> String {
    var text = "<p>\(Self.escaped(summary.subtitle))</p>\n"
    if summary.sections.isEmpty { text += "<p>\(Self.escaped(texts(.nothing)))</p>\n" }
    for section in summary.sections {
      text += "<h2>\(Self.escaped(section.title))</h2>\n"
      if let rows = section.rows { text += "<p>\(Self.escaped(rows))</p>\n" }
      for group in section.groups {
        text += "<h3 class=\"\(group.kind)\">\(Self.escaped(group.title))</h3>\n<ul>\n"
        for line in group.lines {
          text += "<li>\(Self.escaped(line.sentence)) "
          text += "<small>\(Self.escaped(summary.words(for: line.place)))</small></li>\n"
        }
        text += "</ul>\n"
      }
    }
    for note in summary.notes { text += "<p>\(Self.escaped(note))</p>\n" }
    return text + "<p>\(Self.escaped(summary.summary))</p>\n"
  }

  private func choices(_ choices: [ReplayedChoice]) -> String {
    guard !choices.isEmpty else { return "" }
    var text = "<h2>\(Self.escaped(texts(.replayTitle)))</h2>\n"
    for (number, choice) in choices.enumerated() {
      text += "<h3>\(Self.escaped(choice.file))</h3>\n<ul>\n"
      for row in choice.replay.rows {
        let mark = row.isLost ? " class=\"breaks\"" : ""
        text += "<li\(mark)>\(Self.escaped(texts.sentence(for: row)))</li>\n"
      }
      text += "</ul>\n"
      guard let widgets = choice.widgets else { continue }
      for (widget, caption, name) in [
        (widgets.before, ChangeText.before, "b"), (widgets.after, .after, "a"),
      ] {
        let words = Self.escaped(texts(caption))
        let svg = SVGRenderer(identifierPrefix: "\(name)\(number)-")
          .document(widget.list, title: texts(caption), language: texts.language.rawValue)
        let data = Base64.encode(Array(svg.utf8))
        text += "<figure><figcaption>\(words)</figcaption>"
        text += "<img alt=\"\(words)\" src=\"data:image/svg+xml;base64,\(data)\"></figure>\n"
      }
    }
    return text
  }

  private static func escaped(_ text: String) -> String {
    Markup.escaped(VisibleText.of(text), .double)
  }
}
