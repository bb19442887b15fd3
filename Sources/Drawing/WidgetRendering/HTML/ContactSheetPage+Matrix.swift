// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import WidgetViews

extension ContactSheetPage {
  /// The tables of devices and type sizes, one for each language, with a field for each widget.
  mutating func writeMatrix() {
    guard sheet.entries.count > 1 else { return }
    writer.raw("<section class=\"overview\" aria-labelledby=\"overview\">\n")
    writer.raw("<h2 id=\"overview\" tabindex=\"-1\">")
    writer.text(texts(.overview))
    writer.raw("</h2>\n<p class=\"legend\">")
    writeKey("p", "1", .legendProblem)
    if problems.groups.contains(where: { $0.severity == .note }) { writeKey("n", "·", .legendNote) }
    writeKey("", "·", .legendFine)
    if index.appearances.count == 2 {
      writer.raw("<span>")
      writer.text(
        texts(.legendHalves, name(of: index.appearances[0]), name(of: index.appearances[1])))
      writer.raw("</span>")
    }
    let isWide = index.columns.count > 6
    writer.raw("</p>\n<div class=\"window\(isWide ? "" : " short")\" id=\"matrix\">\n")
    for (locale, sections) in index.entries().enumerated() { writeTable(locale, sections) }
    writer.raw("</div>\n<p class=\"where\" id=\"where\" aria-hidden=\"true\"")
    writer.attribute("data-hint", texts(.matrixHint))
    writer.raw(">")
    writer.text(texts(.matrixHint))
    writer.raw("</p>\n</section>\n")
  }

  private mutating func writeKey(_ name: String, _ sign: String, _ text: PageText) {
    writer.raw("<span><i class=\"key \(name)\">\(sign)</i> ")
    writer.text(texts(text))
    writer.raw("</span>")
  }

  private mutating func writeTable(_ locale: Int, _ sections: [[Int]]) {
    writer.raw("<table class=\"l\(locale)\"><caption")
    writer.attribute("lang", index.locales[locale])
    writer.raw(">")
    writer.text(name(ofLocale: locale))
    writer.raw("</caption>\n<thead><tr><td></td>")
    for column in index.columns { writeHeading(of: column) }
    writer.raw("</tr></thead>\n")
    for (section, entries) in sections.enumerated() where !entries.isEmpty {
      writeSectionRows(locale, section, entries)
    }
    writer.raw("</table>\n")
  }

  /// The name of a column: the type size, the way of coloring, or both.
  private mutating func writeHeading(of column: SheetIndex.Column) {
    let (size, style) = (index.typeSizes[column.typeSize], index.styles[column.style])
    let isOnlySize = index.columns.count { $0.style == column.style } == 1
    let isOnlyStyle = index.styles.count == 1
    writer.raw("<th scope=\"col\" class=\"t\(column.typeSize) m\(column.style)")
    writer.raw(isOnlySize && !isOnlyStyle ? " mode\"><abbr" : "\"><abbr")
    writer.attribute(
      "title", isOnlyStyle ? size.shortName : "\(size.shortName) · \(name(of: style))")
    writer.raw(">")
    writer.text(isOnlySize && !isOnlyStyle ? name(of: style) : size.columnName)
    if !isOnlySize, !isOnlyStyle, style != .fullColor {
      writer.raw("<small>")
      writer.text(name(of: style))
      writer.raw("</small>")
    }
    writer.raw("</abbr></th>")
  }

  /// The rows of a section: one on a page with one widget, else one for each entry below the section's name.
  private mutating func writeSectionRows(_ locale: Int, _ section: Int, _ entries: [Int]) {
    let (title, classes) = (sectionTitles[section], classes(of: section))
    let rows = index.sections[section].rows
    let hasNames = rows.contains { !$0.isEmpty }
    writer.raw("<tbody class=\"\(classes)\">")
    let link = "<a href=\"#l\(locale)s\(section)\""
    if hasNames {
      let width = index.columns.count + 1
      writer.raw("<tr class=\"group\"><th scope=\"rowgroup\" colspan=\"\(width)\">\(link)>")
      writer.text(title.short)
      writer.raw("</a></th></tr>\n")
    }
    for (row, caption) in rows.enumerated() {
      let own = entries.filter { index.places[$0].row == row }
      guard !own.isEmpty else { continue }
      writer.raw("<tr data-section=\"\(section)\"><th scope=\"row\">")
      if hasNames {
        writer.text(caption)
      } else {
        writer.raw(link)
        writer.attribute("title", texts.list(title.names))
        writer.raw(">")
        writer.text(title.short)
        writer.raw("</a> <small>")
        writer.text(title.points)
        writer.raw("</small>")
      }
      writer.raw("</th>")
      writeFields(own)
      writer.raw("</tr>\n")
    }
    writer.raw("</tbody>\n")
  }

  private mutating func writeFields(_ entries: [Int]) {
    var fields = [[Int]](repeating: [], count: index.columns.count)
    for entry in entries { fields[index.places[entry].column].append(entry) }
    for (column, entries) in zip(index.columns, fields) {
      writer.raw("<td class=\"t\(column.typeSize) m\(column.style)\">")
      for entry in entries { writeField(entry) }
      writer.raw("</td>")
    }
  }

  private mutating func writeField(_ entry: Int) {
    let count = problems.warnings(of: entry)
    writer.raw("<a class=\"a\(index.places[entry].appearance)")
    writeMarks(of: entry)
    writer.raw("\" href=\"#\(index.anchors[entry])\">")
    writer.raw(count == 0 ? "·" : "\(count)")
    writer.raw("</a>")
  }

  /// The classes that say what is wrong with a widget.
  mutating func writeMarks(of entry: Int) {
    let own = problems.own[entry]
    guard !own.isEmpty else { return }
    writer.raw(problems.warnings(of: entry) > 0 ? " p" : " n")
    for group in Set(own.map(\.group)).sorted() { writer.raw(" q\(group)") }
  }
}

extension DynamicTypeSize {
  /// A name that heads a narrow column: `XS`, `M`, `XXL`, `AX3`.
  fileprivate var columnName: String {
    if isAccessibilitySize { return shortName }
    return rawValue.filter { $0 == "x" }.uppercased()
      + (rawValue.lowercased().hasSuffix("small") ? "S" : self == .medium ? "M" : "L")
  }
}
