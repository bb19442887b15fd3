// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import WidgetViews

extension ContactSheetPage {
  /// The pictures, by language and section.
  ///
  /// What is in a `noscript` is text to a browser that runs the script, which makes the pictures of it when the user
  /// comes near them; to one that does not, it is the pictures.
  mutating func writeSections() {
    for (locale, sections) in index.entries().enumerated() {
      writer.raw("<section class=\"locale l\(locale)\"")
      writer.attribute("aria-labelledby", "l\(locale)")
      writer.raw(">\n<h2 id=\"l\(locale)\"")
      writer.attribute("lang", index.locales[locale])
      writer.raw(">")
      writer.text(name(ofLocale: locale))
      writer.raw("</h2>\n")
      writeLinks(of: sections)
      for (section, entries) in sections.enumerated() where !entries.isEmpty {
        writeSection(locale, section, entries)
      }
      writer.raw("</section>\n")
    }
  }

  /// Writes the URLs that taps open as text, because the app's own URLs do not work on a page.
  private mutating func writeLinks(of sections: [[Int]]) {
    guard let entry = sections.lazy.compactMap(\.first).first else { return }
    // A widget has the same links in every look; several widgets, and entries of a timeline, have others.
    let isOne = index.sections.allSatisfy(\.subject.isEmpty)
    var known: Set<[String]> = []
    let regions = (isOne ? [entry] : sections.flatMap { $0 })
      .flatMap { sheet.entries[$0].list.tapRegions }
      .filter { isOne || known.insert([$0.label, $0.url]).inserted }
    guard !regions.isEmpty else { return }
    writer.raw("<details class=\"opens\"><summary>")
    writer.text(texts(.opens))
    writer.raw("</summary>\n<dl>\n")
    for region in regions {
      writer.raw("<div><dt")
      writer.attribute("lang", sheet.entries[entry].locale)
      writer.raw(">")
      writer.text(region.label)
      writer.raw("</dt><dd><code>")
      writer.text(region.url)
      writer.raw("</code></dd></div>\n")
    }
    writer.raw("</dl></details>\n")
  }

  /// The classes by which filters know a section.
  func classes(of section: Int) -> String {
    let section = index.sections[section]
    return "d\(section.device) f\(section.family) k\(section.widget)"
  }

  private mutating func writeSection(_ locale: Int, _ section: Int, _ entries: [Int]) {
    let size = sheet.entries[entries[0]].list.size
    let width = entries.map { sheet.entries[$0].list.size.width }.max() ?? size.width
    let title = sectionTitles[section]
    let identifier = "l\(locale)s\(section)"
    writer.raw(
      "<div class=\"device \(classes(of: section))\"><h3 id=\"\(identifier)\" tabindex=\"-1\">")
    writer.text(texts.list(title.names))
    writer.raw(" <small>")
    writer.text(title.points)
    if index.locales.count > 1 {
      writer.raw(" · <span")
      writer.attribute("lang", index.locales[locale])
      writer.raw(">")
      writer.text(name(ofLocale: locale))
      writer.raw("</span>")
    }
    writer.raw("</small></h3>\n<div class=\"grid \(style.widthClass(width))\"")
    writer.attribute("data-width", width)
    writer.attribute("data-height", size.height)
    writer.raw("><noscript>\n")
    for entry in entries { writeEntry(entry) }
    writer.raw("</noscript></div></div>\n")
  }

  private mutating func writeEntry(_ number: Int) {
    let entry = sheet.entries[number]
    let place = index.places[number]
    let anchor = index.anchors[number]
    // Text by text: strings that are put together cost as much as all else of an entry.
    writer.raw("<figure id=\"")
    writer.raw(anchor)
    writer.raw("\" class=\"")
    writer.raw(entry.appearance.rawValue)
    writer.raw(" a")
    writer.integer(UInt(place.appearance))
    writer.raw(" t")
    writer.integer(UInt(place.typeSize))
    writer.raw(" m")
    writer.integer(UInt(place.style))
    writeMarks(of: number)
    writer.raw("\"><div class=\"ground")
    if let wallpaper = entry.list.wallpaper(chosen: entry.wallpaper) {
      writer.raw(" \(style.wallpaperClass(wallpaper))")
    }
    writer.raw("\">")
    writer.pictureTag(of: entry.list, shadowClass: style.shadowClass(entry.list.shape))
    let spoken = entry.list.texts.joined(separator: ", ")
    writer.attribute("aria-label", spoken.isEmpty ? sheet.title : spoken)
    writer.attribute("lang", entry.locale)
    writer.raw(">\n")
    writer.append(
      SVGContent.elements(of: entry.list, definitions: &definitions, hasLinks: false))
    writer.raw("</svg></div>\n<figcaption><a href=\"#")
    writer.raw(anchor)
    writer.raw("\" tabindex=\"-1\"><b>")
    let hasName = !entry.caption.isEmpty
    writer.text(hasName ? entry.caption : entry.typeSize.shortName)
    writer.raw("</b> ")
    // Below a heading with names, only what the page tells apart is said.
    let parts: [String?] = [
      hasName && index.typeSizes.count > 1 ? entry.typeSize.shortName : nil,
      index.styles.count > 1 ? name(of: entry.style) : nil, name(of: entry.appearance),
      !hasName || index.locales.count > 1 ? name(ofLocale: place.locale) : nil,
      !hasName || index.devices.count > 1 ? sectionTitles[place.section].points : nil,
    ]
    writer.text(parts.compactMap(\.self).joined(separator: " · "))
    writer.raw("</a>")
    if !problems.own[number].isEmpty {
      writer.raw("<ul>")
      for (_, problem) in problems.own[number] {
        writer.raw(problem.severity == .note ? "<li class=\"n\">" : "<li>")
        writer.text(words(problem))
        writer.raw("</li>")
      }
      writer.raw("</ul>")
    }
    writer.raw("</figcaption></figure>\n")
  }
}
