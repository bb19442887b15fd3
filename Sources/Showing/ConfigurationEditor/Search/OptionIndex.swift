// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables
import WidgetViews

/// The options of a row, with texts in the form in which they are searched.
///
/// Folding ten thousand titles takes longer than a key may; it is done once.
struct OptionIndex: Sendable {
  /// Something that can be chosen.
  struct Option: Hashable, Sendable {
    /// The identifier that an edit takes.
    var identifier: String
    /// The title that users see.
    var title: String
    /// A detail that distinguishes options of one title: the URL, else the identifier; empty if it
    /// adds nothing.
    var detail: String
    /// The heading above it; nil for none.
    var section: Int?
  }

  /// The options, in their order.
  private(set) var options: [Option] = []

  /// The headings.
  private(set) var sections: [String] = []

  /// The intent that has the titles in other languages; nil for other options than destinations.
  private let widget: WidgetIntent?
  private let locale: LocaleName?

  private var titles = FoldedTexts()
  private var readings = FoldedTexts()
  private var identifiers = FoldedTexts()

  /// URLs, and titles in other languages: nil until something is searched for that no title in this one holds.
  private var others: FoldedTexts?

  /// Whether they are the destinations of a catalog.
  var hasDestinations: Bool { widget != nil }

  /// Indexes choices without headings.
  init(_ choices: [(identifier: String, title: String)]) {
    (widget, locale) = (nil, nil)
    for choice in choices {
      add(choice.identifier, choice.title, detail: choice.identifier, section: nil)
    }
  }

  /// Indexes what a handler offers, with its headings.
  init(_ offered: ObjectCollection<ParameterOption>) {
    (widget, locale) = (nil, nil)
    for section in offered.sections {
      if let title = section.title { sections.append(title) }
      for item in section.items {
        add(
          item.identifier, item.title, detail: item.subtitle ?? item.identifier,
          section: section.title == nil ? nil : sections.count - 1)
      }
    }
  }

  /// Indexes all destinations of a catalog.
  init(_ widget: WidgetIntent, in locale: LocaleName?) {
    self.widget = widget
    self.locale = locale
    for section in widget.options(for: widget.choice(of: []), in: locale).sections {
      if let title = section.title { sections.append(title) }
      for item in section.items {
        add(
          item.identifier.value, widget.title(of: item, in: locale),
          detail: widget.url(of: item) ?? item.identifier.value,
          section: section.title == nil ? nil : sections.count - 1)
      }
    }
  }

  private mutating func add(
    _ identifier: String, _ title: String, detail: String, section: Int?
  ) {
    options.append(
      Option(
        identifier: identifier, title: title, detail: detail == title ? "" : detail,
        section: section))
    let folded = FoldedTexts.fold(title)
    titles.add(folded)
    readings.add(Romaji.reading(of: folded[...]))
    identifiers.add(identifier)
  }

  /// The texts of each option that only count where no title of this language matches.
  private func otherTexts() -> FoldedTexts {
    var texts = FoldedTexts()
    let locales = widget?.locales.filter { $0 != locale } ?? []
    for option in options {
      // A line break parts them, which no word of a search holds.
      var folded = FoldedTexts.fold(option.detail)
      if let widget, let destination = widget.destination(option.identifier) {
        for locale in locales {
          folded += [0x0A] + FoldedTexts.fold(widget.title(of: destination, in: locale))
        }
      }
      texts.add(folded)
    }
    return texts
  }

  // MARK: Searching

  /// The options, among some, that hold all words: in their titles, as they are or as the reading of their kana, or as their
  /// identifiers; where there are none, in their URLs or their titles in other languages; where there are none either, those
  /// whose titles hold the letters of the words in order.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - allowed: The options to look at.
  ///   - isLoose: Whether letters in order count.
  /// - Returns: The options, and the place among them of the one that matches best.
  mutating func search(
    _ words: [SearchWord], among allowed: [Int], isLoose: Bool = true
  ) -> (matches: [Int], best: Int) {
    guard !words.isEmpty else { return (allowed, 0) }
    let found = best(among: allowed) { score(words, $0) }
    if !found.matches.isEmpty { return found }
    let others = self.others ?? otherTexts()
    self.others = others
    let elsewhere = best(among: allowed) { index in
      let texts = [titles[index], readings[index], identifiers[index], others[index]]
      return words.allSatisfy { word in texts.contains { $0.place(of: word.folded) != nil } }
        ? 1 : nil
    }
    guard elsewhere.matches.isEmpty, isLoose else { return elsewhere }
    let loose = allowed.filter { index in
      words.allSatisfy { titles[index].scattered($0.folded) != nil }
    }
    return (loose, 0)
  }

  private func best(
    among allowed: [Int], _ score: (Int) -> Int?
  ) -> (matches: [Int], best: Int) {
    var matches: [Int] = []
    var best = (score: 0, place: 0)
    for index in allowed {
      guard let score = score(index) else { continue }
      if score > best.score { best = (score, matches.count) }
      matches.append(index)
    }
    return (matches, best.place)
  }

  /// How well an option matches: nil if it lacks a word, most where its title begins with them.
  private func score(_ words: [SearchWord], _ index: Int) -> Int? {
    var total = 0
    let (title, reading) = (titles[index], readings[index])
    for word in words {
      if let place = title.place(of: word.folded) {
        total += place == title.startIndex ? 5 : title[place - 1] == 0x20 ? 3 : 2
      } else if identifiers[index].elementsEqual(word.folded) {
        total += 4
      } else if !reading.isEmpty, let letters = word.reading, let place = reading.place(of: letters)
      {
        total += place == reading.startIndex ? 3 : 1
      } else {
        return nil
      }
    }
    return total
  }

  /// Which characters of a text the words of a search match, by their numbers.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - text: The text.
  ///   - isLoose: Whether letters count that are only there in order.
  /// - Returns: The numbers of the characters.
  static func marks(_ words: [SearchWord], in text: String, isLoose: Bool = true) -> Set<Int> {
    var folded: [UInt32] = []
    var owners: [Int] = []
    for (number, character) in text.enumerated() {
      for scalar in FoldedTexts.fold(String(character)) {
        folded.append(scalar)
        owners.append(number)
      }
    }
    var marks: Set<Int> = []
    for word in words.map(\.folded) {
      if let place = folded[...].place(of: word) {
        marks.formUnion(owners[place..<(place + word.count)])
      } else if isLoose, let places = folded[...].scattered(word) {
        marks.formUnion(places.map { owners[$0] })
      }
    }
    return marks
  }
}
