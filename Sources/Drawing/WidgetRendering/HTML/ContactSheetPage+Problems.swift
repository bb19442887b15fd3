// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

extension ContactSheetPage {
  /// Writes the problems: those of all pictures once, then each kind as a filter, with the widgets
  /// at which it begins.
  mutating func writeProblems() {
    writer.raw("<section class=\"problems\" aria-labelledby=\"problems\">\n")
    writer.raw("<details id=\"problem-list\" open><summary><h2 id=\"problems\">")
    writer.text(texts(.problems))
    writer.raw("</h2></summary>\n")
    for shared in problems.shared { writeShared(shared) }
    if !problems.groups.isEmpty {
      writer.raw("<ul>\n")
      writeChoice("", "f-all", count: sheet.entries.count, texts(.allWidgets), isChecked: true)
      writer.raw("</li>\n")
      let wrong = sheet.entries.indices.count { problems.warnings(of: $0) > 0 }
      if wrong > 0 {
        writeChoice("any", "f-p", count: wrong, texts(.onlyProblems))
        writer.raw("</li>\n")
      }
      for (number, group) in problems.groups.enumerated() { writeGroup(number, group) }
      writer.raw("</ul>\n")
    } else if problems.shared.isEmpty {
      writer.raw("<p>")
      writer.text(texts(.noProblems))
      writer.raw("</p>\n")
    }
    if problems.hasLimits {
      writer.raw("<p class=\"limits\">")
      writer.text(texts(.limits))
      writer.raw("</p>\n")
    }
    writer.raw("</details>\n</section>\n<p class=\"nothing\" id=\"nothing\" hidden>")
    writer.text(texts(.nothingShown))
    writer.raw("</p>\n<p class=\"print-note\">")
    writer.text(texts(.printNote, "\(Self.printedPictures)"))
    writer.raw("</p>\n")
  }

  private mutating func writeShared(_ shared: SheetProblems.Shared) {
    let sentence = words(shared.problem)
    writer.raw("<p class=\"shared\">")
    if shared.slices.isEmpty {
      writer.text(texts(.everyPicture, sentence))
    } else {
      writer.text(texts(.everyPictureOf, words(shared.slices), sentence))
    }
    writer.raw("</p>\n")
  }

  /// The languages, appearances and ways of coloring in which something holds, if it does not hold in all.
  private func words(_ slices: [SheetProblems.Slice]) -> String {
    let locales = Set(slices.map(\.locale)).sorted()
    let appearances = Set(slices.map(\.appearance)).sorted()
    let styles = Set(slices.map(\.style)).sorted()
    guard locales.count * appearances.count * styles.count == slices.count else {
      return texts.list(
        slices.map { slice in
          var names = [name(ofLocale: slice.locale), name(of: index.appearances[slice.appearance])]
          if index.styles.count > 1 { names.append(name(of: index.styles[slice.style])) }
          return names.joined(separator: " ")
        })
    }
    let ofLocales = locales.count == index.locales.count ? [] : locales.map(name(ofLocale:))
    let ofAppearances =
      appearances.count == index.appearances.count
      ? [] : appearances.map { name(of: index.appearances[$0]) }
    let ofStyles =
      styles.count == index.styles.count ? [] : styles.map { name(of: index.styles[$0]) }
    return texts.list(ofLocales + ofAppearances + ofStyles)
  }

  /// The text of a problem of one widget.
  func words(_ problem: ContactSheet.Problem) -> String {
    problem.detail.isEmpty
      ? problem.title : texts(.withDetail, problem.title, problem.detail)
  }

  private mutating func writeGroup(_ number: Int, _ group: SheetProblems.Group) {
    let extent = SheetExtent(of: group.widgets, in: index)
    var tags = group.severity == .note ? [texts(.noteTag)] : []
    if extent.locales.count < index.locales.count {
      tags += extent.locales.map(name(ofLocale:))
    }
    if extent.appearances.count < index.appearances.count {
      tags += extent.appearances.map { name(of: index.appearances[$0]) }
    }
    if extent.styles.count < index.styles.count {
      tags += extent.styles.map { name(of: index.styles[$0]) }
    }
    // Which of the entries, where it is few of them.
    let captions = OrderedNames(group.widgets.map { sheet.entries[$0].caption }).names
    if captions.count <= 3, captions.count < index.captionCount { tags += captions }
    writeChoice(
      group.id, "f-q\(number)", count: group.widgets.count, group.title, tags: tags,
      isQuiet: group.severity == .note)
    writer.raw("<div class=\"extent\">")
    for part in extent.parts {
      write(part, isWhole: part.sections.count == index.sections.count)
    }
    writer.raw("</div></li>\n")
  }

  /// Type sizes, and the devices on which it is so, each leading to the widget at which it begins.
  private mutating func write(_ part: SheetExtent.Part, isWhole: Bool) {
    writer.raw("<span>")
    // A page with one type size need not say which.
    if index.typeSizes.count > 1 || index.sections.count == 1 {
      writer.raw("<b>")
      writer.text(SheetExtent.words(part.typeSizes, of: index, texts))
      writer.raw("</b> ")
    }
    if isWhole, index.sections.count > 1, let first = part.sections.first {
      let isOnlyDevices = index.sections.count == index.devices.count
      writeLink(first.first, texts(isOnlyDevices ? .everyDevice : .everywhere))
    } else {
      for (number, place) in part.sections.enumerated() {
        if number > 0 { writer.text(texts(.listSeparator)) }
        writeLink(place.first, sectionTitles[place.section].distinct)
      }
    }
    writer.raw("</span> ")
  }

  private mutating func writeLink(_ entry: Int, _ words: String) {
    writer.raw("<a href=\"#\(index.anchors[entry])\">")
    writer.text(words)
    writer.raw("</a>")
  }

  /// A filter of which one is chosen; the item of the list stays open.
  private mutating func writeChoice(
    _ value: String, _ identifier: String, count: Int, _ words: String, isChecked: Bool = false,
    tags: [String] = [], isQuiet: Bool = false
  ) {
    writer.raw("<li><label><input type=\"radio\" name=\"problem\"")
    writer.attribute("id", identifier)
    writer.attribute("value", value)
    writer.raw(isChecked ? " checked>" : ">")
    writer.raw(isQuiet || value.isEmpty ? "<span class=\"count quiet\">" : "<span class=\"count\">")
    writer.text(texts.number(count))
    writer.raw("</span> <span class=\"what\">")
    writer.text(words)
    for tag in tags {
      writer.raw(" <i class=\"tag\">")
      writer.text(tag)
      writer.raw("</i>")
    }
    writer.raw("</span></label>")
  }
}
