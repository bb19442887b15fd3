// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ChangeReports
import IntentDiff
import QuickActionWidget
import ShownWidgets
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
    var writer = MarkupWriter()
    writer.pageHead(
      title: texts(.reportTitle), language: texts.language.rawValue,
      css: ContactSheetStyle().text + Self.style)
    writer.raw("<body>\n<header>\n<h1>")
    writer.text(texts(.reportTitle))
    writer.raw("</h1>\n</header>\n<main class=\"changes-of\">\n")
    writer.raw(summaries.map(section).joined() + choices(choices))
    writer.raw("</main>\n</body>\n</html>\n")
    return writer.string
  }

  /// The style of this page in addition to that of all pages.
  private static let style = """

    header,.changes-of{max-width:960px}
    .changes-of{margin:0 auto;padding:8px 32px 48px}
    .changes-of p{margin:6px 0}
    .changes-of section{background:var(--card);border-radius:16px;box-shadow:var(--shadow);\
    padding:14px 22px 18px;margin:16px 0;overflow-wrap:anywhere}
    .changes-of h2{font-size:17px;color:var(--text);margin:0 0 4px}
    h3{font-size:15px;margin:12px 0 0}
    ul{margin:4px 0;padding-left:20px}
    :root{--breaks:#b8001f;--safe:#0b6b3a}
    @media (prefers-color-scheme:dark){:root{--breaks:#ff7b88;--safe:#6bd99b}}
    .breaks{color:var(--breaks)}
    .possible,.changes{color:var(--warning)}
    .allowed,.safe{color:var(--safe)}
    small{font-size:13px;color:var(--quiet)}
    .changes-of figure{display:inline-block;margin:12px 16px 0 0}
    .changes-of figure img{display:block;max-width:100%}
    @media screen and (max-width:860px){.changes-of{padding:8px 16px 32px}}

    """

  private func section(_ summary: ChangeSummary) -> String {
    var text = "<p>\(Self.escaped(summary.subtitle))</p>\n"
    if summary.sections.isEmpty { text += "<p>\(Self.escaped(texts(.nothing)))</p>\n" }
    for section in summary.sections {
      text += "<section>\n<h2>\(Self.escaped(section.title))</h2>\n"
      if let rows = section.rows { text += "<p>\(Self.escaped(rows))</p>\n" }
      for group in section.groups {
        text += "<h3 class=\"\(group.kind)\">\(Self.escaped(group.title))</h3>\n<ul>\n"
        for line in group.lines {
          text += "<li>\(Self.escaped(line.sentence)) "
          text += "<small>\(Self.escaped(summary.words(for: line.place)))</small></li>\n"
        }
        text += "</ul>\n"
      }
      text += "</section>\n"
    }
    for note in summary.notes { text += "<p>\(Self.escaped(note))</p>\n" }
    return text + "<p>\(Self.escaped(summary.summary))</p>\n"
  }

  private func choices(_ choices: [ReplayedChoice]) -> String {
    guard !choices.isEmpty else { return "" }
    var text = "<section>\n<h2>\(Self.escaped(texts(.replayTitle)))</h2>\n"
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
        let svg = widget.svg(title: texts(caption), identifierPrefix: "\(name)\(number)-")
        let data = Base64.encode(Array(svg.utf8))
        text += "<figure><figcaption>\(words)</figcaption>"
        text += "<img alt=\"\(words)\" src=\"data:image/svg+xml;base64,\(data)\"></figure>\n"
      }
    }
    text += "</section>\n"
    return text
  }

  private static func escaped(_ text: String) -> String {
    Markup.escaped(VisibleText.of(text), .double)
  }
}
