// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import WidgetViews

/// One writing of a contact sheet.
struct ContactSheetPage {
  /// How many pictures are printed; more are a book.
  static let printedPictures = 24

  let sheet: ContactSheet
  let texts: PageTexts
  let index: SheetIndex
  let problems: SheetProblems
  let deviceTitles: [DeviceTitle]
  let sectionTitles: [DeviceTitle]

  var writer = MarkupWriter()
  var definitions: SVGDefinitions
  var style = ContactSheetStyle()

  init(_ sheet: ContactSheet) {
    self.sheet = sheet
    definitions = SVGDefinitions(prefix: "", fonts: sheet.fonts)
    let texts = PageTexts(sheet.language)
    self.texts = texts
    index = SheetIndex(sheet.entries)
    problems = SheetProblems(sheet.entries, index)
    let titles = index.devices.map { DeviceTitle($0, texts) }
    deviceTitles = titles
    let isOneDevice = index.devices.count == 1
    let index = index
    sectionTitles = index.sections.map { section in
      section.subject.isEmpty
        ? titles[section.device]
        : DeviceTitle(
          index.devices[section.device], texts, showing: section.subject, isOneDevice: isOneDevice)
    }
  }

  /// Writes it.
  mutating func text() -> String {
    // The widgets first: they say what the style sheet and the definitions have to hold.
    writer.reserve(sheet.entries.count * 1536)
    writeSections()
    let sections = writer
    writer = MarkupWriter()
    writer.reserve(sections.bytes.count + sheet.entries.count * 128 + 65536)
    writeHead()
    let isFew = sheet.entries.count <= Self.printedPictures
    writer.raw(isFew ? "<body class=\"few\">\n" : "<body>\n")
    if sheet.entries.count > 1 {
      writer.raw("<a class=\"skip\" href=\"#overview\">")
      writer.text(texts(.skipToOverview))
      writer.raw("</a>\n")
    }
    writer.raw("<a class=\"skip\" href=\"#widgets\">")
    writer.text(texts(.skip))
    writer.raw("</a>\n<svg class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\">")
    writer.raw("<defs>\n")
    writer.append(definitions.elements)
    writer.raw("</defs></svg>\n")
    writeHeader()
    writer.raw(hasFilters ? "<div class=\"page\">\n" : "<div class=\"page plain\">\n")
    if hasFilters { writeFilters() }
    writer.raw("<main>\n")
    writeMatrix()
    writeProblems()
    // What was written so far is all that the script needs to begin.
    writer.raw("<script>\(ContactSheetScript.text)</script>\n")
    writer.raw("<div id=\"widgets\" tabindex=\"-1\">\n")
    writer.append(sections)
    writer.raw("</div>\n</main>\n</div>\n</body>\n</html>\n")
    return writer.string
  }

  /// The letters of the filters, and how many values each has.
  private var filters: [(letter: String, count: Int)] {
    [
      ("k", index.widgets.count), ("f", index.families.count), ("l", index.locales.count),
      ("d", index.devices.count), ("a", index.appearances.count), ("m", index.styles.count),
      ("t", index.typeSizes.count),
    ]
  }

  /// Whether anything can be chosen.
  private var hasFilters: Bool {
    filters.contains { $0.count > 1 }
  }

  // MARK: Head

  private mutating func writeHead() {
    for (letter, count) in filters where count > 1 { style.addFilter(letter, count: count) }
    style.addProblems(
      problems.groups.count, hasWarnings: problems.groups.contains { $0.severity == .warning })
    writer.pageHead(
      title: sheet.title, language: sheet.language.rawValue,
      css: style.text + ContactSheetStyle.sheet + style.filterText,
      script: ContactSheetScript.text)
  }

  private mutating func writeHeader() {
    let count = sheet.entries.count
    let wrong = sheet.entries.indices.count { problems.warnings(of: $0) > 0 }
    writer.raw("<header>\n<h1>")
    writer.text(sheet.title)
    writer.raw("</h1>\n<p id=\"sum\" role=\"status\"")
    writer.attribute("data-some", texts(.sumSome))
    writer.attribute("data-all", texts(.sumAll))
    writer.raw(">")
    writer.text(texts(.sumAll, texts.number(count), texts.number(wrong)))
    writer.raw("</p>\n</header>\n")
  }

  // MARK: Names

  func name(of appearance: ColorScheme) -> String {
    texts(appearance == .light ? .light : .dark)
  }

  func name(of style: RenderingStyle) -> String {
    switch style {
    case .fullColor: texts(.fullColor)
    case .accented: texts(.accented)
    case .clear: texts(.clear)
    case .vibrant: texts(.vibrant)
    }
  }

  func name(ofLocale locale: Int) -> String {
    let code = index.locales[locale]
    return sheet.localeNames[code] ?? code
  }
}
