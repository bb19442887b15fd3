// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension ContactSheetPage {
  /// The tables of devices and type sizes, one for each language, with a field for each widget.
  mutating func writeMatrix() {
    guard sheet.entries.count > 1 else { return }
    writer.raw("<section class=\"overview\" aria-labelledby=\"overview\">\n<h2 id=\"overview\">")
    writer.text(texts(.overview))
    writer.raw("</h2>\n<p class=\"legend\">")
    writeKey("p", "1", .legendProblem)
    if problems.groups.contains(where: { $0.gravity == .note }) { writeKey("n", "·", .legendNote) }
    writeKey("", "·", .legendFine)
    if index.appearances.count == 2 {
      writer.raw("<span>")
      writer.text(
        texts(.legendHalves, name(of: index.appearances[0]), name(of: index.appearances[1])))
      writer.raw("</span>")
    }
    writer.raw("</p>\n<div class=\"window\" id=\"matrix\">\n")
    for (locale, sections) in index.sections().enumerated() { writeTable(locale, sections) }
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
    for (number, size) in index.typeSizes.enumerated() {
      writer.raw("<th scope=\"col\" class=\"t\(number)\"><abbr")
      writer.attribute("title", size.shortName)
      writer.raw(">")
      writer.text(size.columnName)
      writer.raw("</abbr></th>")
    }
    writer.raw("</tr></thead>\n<tbody>\n")
    for (device, entries) in sections.enumerated() where !entries.isEmpty {
      writeRow(locale, device, entries)
    }
    writer.raw("</tbody></table>\n")
  }

  private mutating func writeRow(_ locale: Int, _ device: Int, _ entries: [Int]) {
    let title = deviceTitles[device]
    writer.raw("<tr class=\"d\(device)\"><th scope=\"row\"><a href=\"#l\(locale)d\(device)\"")
    writer.attribute("title", texts.list(title.names))
    writer.raw(">")
    writer.text(title.short)
    writer.raw("</a> <small>")
    writer.text(title.points)
    writer.raw("</small></th>")
    var fields = [[Int]](repeating: [], count: index.typeSizes.count)
    for entry in entries { fields[index.places[entry].typeSize].append(entry) }
    for (size, entries) in fields.enumerated() {
      writer.raw("<td class=\"t\(size)\">")
      for entry in entries { writeField(entry) }
      writer.raw("</td>")
    }
    writer.raw("</tr>\n")
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
