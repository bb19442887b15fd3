// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ContactSheetPage {
  /// What is wrong: what all pictures have once, then each kind as a filter, with the widgets at which it begins.
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

  /// The languages and appearances in which something holds, if it does not hold in all.
  private func words(_ slices: [SheetProblems.Slice]) -> String {
    let locales = Set(slices.map(\.locale)).sorted()
    let appearances = Set(slices.map(\.appearance)).sorted()
    guard locales.count * appearances.count == slices.count else {
      return texts.list(
        slices.map {
          "\(name(ofLocale: $0.locale)) \(name(of: index.appearances[$0.appearance]))"
        })
    }
    let ofLocales = locales.count == index.locales.count ? [] : locales.map(name(ofLocale:))
    let ofAppearances =
      appearances.count == index.appearances.count
      ? [] : appearances.map { name(of: index.appearances[$0]) }
    return texts.list(ofLocales + ofAppearances)
  }

  /// What is wrong with one widget, in words.
  func words(_ problem: ContactSheet.Problem) -> String {
    problem.detail.isEmpty
      ? problem.title : texts(.withDetail, problem.title, problem.detail)
  }

  private mutating func writeGroup(_ number: Int, _ group: SheetProblems.Group) {
    let extent = SheetExtent(of: group.widgets, in: index)
    var tags = group.gravity == .note ? [texts(.noteTag)] : []
    if extent.locales.count < index.locales.count {
      tags += extent.locales.map(name(ofLocale:))
    }
    if extent.appearances.count < index.appearances.count {
      tags += extent.appearances.map { name(of: index.appearances[$0]) }
    }
    writeChoice(
      group.id, "f-q\(number)", count: group.widgets.count, group.title, tags: tags,
      isQuiet: group.gravity == .note)
    writer.raw("<div class=\"extent\">")
    for part in extent.parts { write(part, isWhole: part.devices.count == index.devices.count) }
    writer.raw("</div></li>\n")
  }

  /// Type sizes, and the devices on which it is so, each leading to the widget at which it begins.
  private mutating func write(_ part: SheetExtent.Part, isWhole: Bool) {
    writer.raw("<span><b>")
    writer.text(SheetExtent.words(part.typeSizes, of: index, texts))
    writer.raw("</b> ")
    if isWhole, index.devices.count > 1, let first = part.devices.first {
      writeLink(first.first, texts(.everyDevice))
    } else {
      for (number, place) in part.devices.enumerated() {
        if number > 0 { writer.text(texts(.listSeparator)) }
        writeLink(place.first, deviceTitles[place.device].distinct)
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
