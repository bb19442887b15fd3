// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import QuickActions
import SourceText
import StringTables
import WidgetViews

/// Titles that break inside a word.
struct BrokenWord: LayoutRule {
  static let metadata = RuleMetadata(
    id: "broken-word", family: .layout, severity: .note,
    summary: "A title breaks inside a word.",
    why: """
      If a single word is wider than the title's space, iOS breaks the line after any letter, \
      without a hyphen. No letter is missing, but it reads like two words. Languages with long \
      words and large type are affected first.
      """,
    remedy: """
      Use a shorter word in the language that the finding names, or put a soft hyphen (U+00AD) \
      where the word can be broken. A title that is also cut off is not reported twice: see \
      truncated-title.
      """)

  static let examples: [RuleExample] = [
    .title("↓Kontoübersichten"),
    .title("In"),
  ]

  func check(_ review: LayoutReview, findings: inout RuleFindings) {
    for family in review.families {
      let name = review.families.count > 1 ? family.name.value : nil
      let words = words(in: review, family).sorted { $0.key < $1.key }.map(\.value)
      for word in words where !word.isBrokenInAccessibilitySizesOnly {
        findings.add(
          .broken(word, of: family, named: name), at: word.range ?? family.name.range,
          data: [.init("locale", word.locale.identifier)])
      }
      let others = words.filter(\.isBrokenInAccessibilitySizesOnly)
      guard let first = others.min(by: { $0.rank < $1.rank }) else { continue }
      findings.add(
        .brokenWithAccessibility(first, count: others.count, of: family, named: name),
        at: first.range ?? family.name.range)
    }
  }

  /// The broken words of the titles, by destination and language.
  private func words(
    in review: LayoutReview, _ family: LayoutFamily
  ) -> [BrokenWordPlace: BrokenWordLooks] {
    let destinations = review.catalog.destinations
    var words: [BrokenWordPlace: BrokenWordLooks] = [:]
    for look in review.titleLooks where look.family == family.name {
      let cut = look.issues.compactMap { issue in
        if case .titleCut(let position, _) = issue { position } else { nil }
      }
      for case .wordBroken(let position, _, let word) in look.issues
      where destinations.indices.contains(position - 1) && !cut.contains(position) {
        let place = BrokenWordPlace(index: position - 1, locale: look.locale)
        let title = destinations[position - 1].title
        words[
          place,
          default: BrokenWordLooks(
            word: word, locale: look.locale, range: (title.key ?? title.text)?.range)
        ].add(look)
      }
    }
    return words
  }
}

/// A destination in a language.
private struct BrokenWordPlace: Hashable, Comparable {
  let index: Int
  let locale: LocaleName

  static func < (first: Self, second: Self) -> Bool {
    (first.index, first.locale) < (second.index, second.locale)
  }
}

/// Where a word is broken.
private struct BrokenWordLooks {
  let word: String
  let locale: LocaleName
  /// Where the catalog has the title, or its key.
  let range: SourceRange?
  /// The screens that show it at a type size.
  var devices: [DynamicTypeSize: Set<WidgetDevice>] = [:]

  mutating func add(_ look: LayoutLook) {
    devices[look.typeSize, default: []].formUnion(look.devices)
  }

  /// The smallest type size at which it is broken.
  private var least: DynamicTypeSize? {
    DynamicTypeSize.allCases.first { devices[$0] != nil }
  }

  /// How soon it is broken: less is sooner.
  var rank: Int {
    let sizes = DynamicTypeSize.allCases
    return least.flatMap(sizes.firstIndex) ?? sizes.count
  }

  /// Whether it is broken at accessibility sizes only.
  var isBrokenInAccessibilitySizesOnly: Bool { devices.keys.allSatisfy(\.isAccessibilitySize) }

  /// In which looks it is broken, as a sentence says it.
  func looks(of family: LayoutFamily) -> String {
    guard let least else { return "" }
    let screens = ScreenList.words(devices[least] ?? [], of: family.devices)
    // Smaller type on narrow screens, then larger type on wide ones.
    return rank == 0
      ? "at every type size on \(screens)"
      : "from the type size \(least.shortName) up, first on \(screens)"
  }
}

extension Diagnostic.Message {
  fileprivate static func broken(
    _ word: BrokenWordLooks, of family: LayoutFamily, named name: String?
  ) -> Self {
    let place = name.map { " in \($0)" } ?? ""
    return
      "the word '\(word.word)' ('\(word.locale)')\(place) is broken in the middle \(word.looks(of: family)); use a shorter one, or a soft hyphen"
  }

  fileprivate static func brokenWithAccessibility(
    _ word: BrokenWordLooks, count: Int, of family: LayoutFamily, named name: String?
  ) -> Self {
    let place = name.map { " in \($0)" } ?? ""
    let subject =
      count == 1
      ? "the word '\(word.word)' ('\(word.locale)') is" : "words of \(count) titles are"
    let example = count == 1 ? "" : ", such as '\(word.word)' ('\(word.locale)')"
    return
      "\(subject)\(place) broken in the middle with large type only\(example), \(word.looks(of: family)); use shorter ones, or soft hyphens"
  }
}
