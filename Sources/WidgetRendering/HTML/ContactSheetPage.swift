// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// One writing of a contact sheet.
struct ContactSheetPage {
  private let sheet: ContactSheet
  private var writer = MarkupWriter()
  private var definitions = SVGDefinitions(prefix: "")
  private var style = ContactSheetStyle()

  private let locales: OrderedNames
  private let devices: OrderedNames
  private let appearances: OrderedNames
  private let typeSizes: OrderedNames

  init(_ sheet: ContactSheet) {
    self.sheet = sheet
    locales = OrderedNames(sheet.entries.map(\.locale))
    devices = OrderedNames(sheet.entries.map(\.device.identifier))
    appearances = OrderedNames(sheet.entries.map(\.appearance.rawValue))
    typeSizes = OrderedNames(sheet.entries.map(\.typeSize))
  }

  /// Writes it.
  mutating func text() -> String {
    // The widgets first: they say what the style sheet and the definitions have to hold.
    writer.reserve(sheet.entries.count * 2048)
    writeSections()
    let sections = writer
    writer = MarkupWriter()
    writer.reserve(sections.bytes.count + 32768)
    writeHead()
    writer.raw("<body>\n<a class=\"skip\" href=\"#widgets\">")
    writer.text(sheet.words.skip)
    writer.raw("</a>\n<svg class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\">")
    writer.raw("<defs>\n")
    writer.append(definitions.elements)
    writer.raw("</defs></svg>\n")
    writeHeader()
    writer.raw("<div class=\"page\">\n<aside>\n")
    writeFilters()
    writeContents()
    writer.raw("</aside>\n<main id=\"widgets\" tabindex=\"-1\">\n")
    writeProblems()
    writer.append(sections)
    writer.raw("</main>\n</div>\n</body>\n</html>\n")
    return writer.string
  }

  // MARK: Head

  private mutating func writeHead() {
    let filters = [
      ("l", locales), ("d", devices), ("a", appearances), ("t", typeSizes),
    ]
    for (letter, names) in filters where names.names.count > 1 {
      style.addFilter(letter, count: names.names.count)
    }
    writer.pageHead(
      title: sheet.title, language: sheet.words.language, css: style.text)
  }

  private mutating func writeHeader() {
    let count = sheet.entries.count
    writer.raw("<header>\n<h1>")
    writer.text(sheet.title)
    writer.raw("</h1>\n<p>")
    writer.text(sheet.words.summary(count, sheet.entries.count { !$0.problems.isEmpty }))
    writer.raw("</p>\n</header>\n")
  }

  // MARK: Filters and contents

  private mutating func writeFilters() {
    let words = sheet.words
    writer.raw("<section class=\"filters\" aria-label=\"")
    writer.text(words.filters)
    writer.raw("\">\n<h2>")
    writer.text(words.filters)
    writer.raw("</h2>\n")
    if sheet.entries.contains(where: { !$0.problems.isEmpty }) {
      writeBox(identifier: "p", label: words.onlyProblems, isChecked: false)
    }
    let appearanceNames = appearances.names.map(appearanceName)
    writeFilter("a", words.appearance, appearanceNames)
    writeFilter("t", words.typeSizes, typeSizes.names)
    writeFilter("l", words.languages, locales.names.map(localeName))
    writeFilter("d", words.devices, devices.names.map(deviceTitle))
    writer.raw("</section>\n")
  }

  private mutating func writeFilter(_ letter: String, _ legend: String, _ labels: [String]) {
    guard labels.count > 1 else { return }
    writer.raw("<fieldset><legend>")
    writer.text(legend)
    writer.raw("</legend>\n")
    for (index, label) in labels.enumerated() {
      writeBox(identifier: "\(letter)\(index)", label: label, isChecked: true)
    }
    writer.raw("</fieldset>\n")
  }

  private mutating func writeBox(identifier: String, label: String, isChecked: Bool) {
    writer.raw("<label><input type=\"checkbox\"")
    writer.attribute("id", "f-\(identifier)")
    writer.raw(isChecked ? " checked>" : ">")
    writer.raw("<span>")
    writer.text(label)
    writer.raw("</span></label>\n")
  }

  private mutating func writeContents() {
    writer.raw("<nav aria-labelledby=\"contents\">\n<h2 id=\"contents\">")
    writer.text(sheet.words.contents)
    writer.raw("</h2>\n<ul>\n")
    for (localeIndex, locale) in locales.names.enumerated() {
      writer.raw("<li><a href=\"#l\(localeIndex)\"")
      writer.attribute("lang", locale)
      writer.raw(">")
      writer.text(localeName(locale))
      writer.raw("</a>\n<ul>\n")
      for (deviceIndex, device) in devices.names.enumerated()
      where sheet.entries.contains(where: {
        $0.locale == locale && $0.device.identifier == device
      }) {
        writer.raw("<li><a href=\"#l\(localeIndex)d\(deviceIndex)\">")
        writer.text(deviceTitle(device))
        writer.raw("</a></li>\n")
      }
      writer.raw("</ul></li>\n")
    }
    writer.raw("</ul>\n</nav>\n")
  }

  /// What is wrong, each sentence once, with the number of widgets that it is said of.
  private mutating func writeProblems() {
    let words = sheet.words
    writer.raw("<section class=\"problems\" aria-labelledby=\"problems\">\n<h2 id=\"problems\">")
    writer.text(words.problems)
    writer.raw("</h2>\n")
    let problems = OrderedNames(sheet.entries.flatMap(\.problems))
    if problems.names.isEmpty {
      writer.raw("<p>")
      writer.text(words.noProblems)
      writer.raw("</p>\n")
    } else {
      writer.raw("<ul>\n")
      for (name, count) in zip(problems.names, problems.counts) {
        writer.raw("<li><span class=\"count\">")
        writer.number(Double(count))
        writer.raw(" ×</span> <span>")
        writer.text(name)
        writer.raw("</span></li>\n")
      }
      writer.raw("</ul>\n")
    }
    writer.raw("</section>\n")
  }

  // MARK: Widgets

  private mutating func writeSections() {
    for (localeIndex, locale) in locales.names.enumerated() {
      let ofLocale = sheet.entries.indices.filter { sheet.entries[$0].locale == locale }
      writer.raw("<section class=\"locale l\(localeIndex)\"")
      writer.attribute("aria-labelledby", "l\(localeIndex)")
      writer.raw(">\n<h2 id=\"l\(localeIndex)\"")
      writer.attribute("lang", locale)
      writer.raw(">")
      writer.text(localeName(locale))
      writer.raw("</h2>\n")
      for (deviceIndex, device) in devices.names.enumerated() {
        let entries = ofLocale.filter { sheet.entries[$0].device.identifier == device }
        guard let first = entries.first else { continue }
        writeDevice(
          sheet.entries[first].device, identifier: "l\(localeIndex)d\(deviceIndex)",
          filter: "d\(deviceIndex)", entries)
      }
      writer.raw("</section>\n")
    }
  }

  private mutating func writeDevice(
    _ device: WidgetDevice, identifier: String, filter: String, _ entries: [Int]
  ) {
    let width = entries.map { sheet.entries[$0].list.size.width }.max() ?? 0
    let widthClass = style.widthClass(width)
    writer.raw("<section class=\"device \(filter)\"")
    writer.attribute("aria-labelledby", identifier)
    writer.raw(">\n<h3 id=\"\(identifier)\">")
    writer.text(Self.spelled(device.identifier))
    if !device.names.isEmpty {
      writer.raw(" <small lang=\"en\">")
      writer.text(device.names.joined(separator: ", "))
      writer.raw("</small>")
    }
    writer.raw("</h3>\n<div class=\"grid \(widthClass)\">\n")
    for index in entries { writeEntry(index) }
    writer.raw("</div>\n</section>\n")
  }

  private mutating func writeEntry(_ index: Int) {
    let entry = sheet.entries[index]
    let list = entry.list
    let appearance = appearances.index(of: entry.appearance.rawValue)
    writer.raw("<figure class=\"\(entry.appearance.rawValue) a\(appearance) t")
    writer.number(Double(typeSizes.index(of: entry.typeSize)))
    writer.raw(entry.problems.isEmpty ? "\">" : " p\">")
    writer.raw("<div class=\"ground")
    if let wallpaper = list.wallpaper(chosen: entry.wallpaper) {
      writer.raw(" \(style.wallpaperClass(wallpaper))")
    }
    writer.raw("\">")
    writer.pictureTag(of: list, shadowClass: style.shadowClass(list.shape))
    writer.raw(" aria-labelledby=\"c\(index)\"")
    writer.attribute("lang", entry.locale)
    writer.raw(">\n")
    writer.append(SVGContent.elements(of: list, definitions: &definitions))
    writer.raw("</svg></div>\n<figcaption><span id=\"c\(index)\"><b>")
    writer.text(entry.typeSize)
    writer.raw("</b> ")
    writer.text(appearanceName(entry.appearance.rawValue))
    writer.raw("</span>")
    if !entry.problems.isEmpty {
      writer.raw("<ul>")
      for problem in entry.problems {
        writer.raw("<li>")
        writer.text(problem)
        writer.raw("</li>")
      }
      writer.raw("</ul>")
    }
    writer.raw("</figcaption></figure>\n")
  }

  // MARK: Names

  private func appearanceName(_ name: String) -> String {
    ColorScheme(rawValue: name).flatMap { sheet.words.appearances[$0] } ?? name
  }

  private func localeName(_ locale: String) -> String {
    sheet.localeNames[locale] ?? locale
  }

  private func deviceTitle(_ identifier: String) -> String {
    Self.spelled(identifier)
  }

  /// `390x844` with the sign that it stands for.
  private static func spelled(_ identifier: String) -> String {
    let parts = identifier.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isNumber) && !$0.isEmpty }) else {
      return identifier
    }
    return "\(parts[0]) × \(parts[1])"
  }
}
