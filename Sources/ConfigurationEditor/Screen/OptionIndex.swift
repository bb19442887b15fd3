// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import SourceText
import StringTables

/// What can be chosen, with titles in the form in which they are searched.
///
/// Folding ten thousand titles takes longer than a key may; it is done once.
struct OptionIndex: Sendable {
  /// Something that can be chosen.
  struct Option: Hashable, Sendable {
    /// What an edit takes.
    var identifier: String
    /// What people read.
    var title: String
    /// The heading above it; nil for none.
    var section: Int?
  }

  /// What can be chosen, in order.
  private(set) var options: [Option] = []

  /// The headings.
  private(set) var sections: [String] = []

  private var folded: [UInt32] = []
  private var ends: [Int] = []

  /// Indexes choices without headings.
  init(_ choices: [(identifier: String, title: String)]) {
    for choice in choices { add(choice.identifier, choice.title, section: nil) }
  }

  /// Indexes all destinations of a catalogue.
  init(_ handler: IntentHandler, in locale: LocaleName?) {
    var none = handler.defaultConfiguration(for: .medium)
    none.identifiers = []
    for section in handler.options(for: none, in: locale).sections {
      if let title = section.title { sections.append(title) }
      for item in section.items {
        add(
          item.identifier.value, handler.title(of: item, in: locale),
          section: section.title == nil ? nil : sections.count - 1)
      }
    }
  }

  private mutating func add(_ identifier: String, _ title: String, section: Int?) {
    options.append(Option(identifier: identifier, title: title, section: section))
    folded += Self.scalars(title)
    ends.append(folded.count)
  }

  /// The folded scalars of a text, with the voicing marks of kana joined to what they stand on.
  private static func scalars(_ text: String) -> [UInt32] {
    var result: [UInt32] = []
    for scalar in SearchTerm.fold(text).unicodeScalars.lazy.map(\.value) {
      if let base = result.last, let joined = voiced(base, with: scalar) {
        result[result.count - 1] = joined
      } else {
        result.append(scalar)
      }
    }
    return result
  }

  /// The kana of a base and a voicing mark; nil where there is none.
  private static func voiced(_ base: UInt32, with mark: UInt32) -> UInt32? {
    // は, ひ, ふ, へ, ほ: each is followed by its two voiced forms.
    let isOfThree = 0x306F...0x307B ~= base && base % 3 == 0
    switch (mark, base) {
    case (0x3099, _) where isOfThree: return base + 1
    case (0x309A, _) where isOfThree: return base + 2
    case (0x3099, 0x3046): return 0x3094
    case (0x3099, 0x304B...0x3061) where base % 2 == 1: return base + 1
    case (0x3099, 0x3064), (0x3099, 0x3066), (0x3099, 0x3068): return base + 1
    default: return nil
    }
  }

  // MARK: Searching

  /// The words of a search, folded.
  static func words(_ search: String) -> [[UInt32]] {
    search.split(whereSeparator: \.isWhitespace).map { scalars(String($0)) }
  }

  /// The options, among some, that hold all words.
  ///
  /// Where some hold the words as they are, those that only hold their letters in order are left out.
  ///
  /// - Returns: The options, and the place among them of the one that matches best.
  func search(_ words: [[UInt32]], among allowed: [Int]) -> (matches: [Int], best: Int) {
    guard !words.isEmpty else { return (allowed, 0) }
    var exact: [Int] = []
    var loose: [Int] = []
    var best = (score: 0, place: 0)
    for index in allowed {
      let range = (index == 0 ? 0 : ends[index - 1])..<ends[index]
      guard let score = score(words, in: range) else { continue }
      if score == 0 {
        loose.append(index)
      } else {
        if score > best.score { best = (score, exact.count) }
        exact.append(index)
      }
    }
    return exact.isEmpty ? (loose, 0) : (exact, best.place)
  }

  /// How well a title matches: 0 for letters in order, more for words that it holds, most where it begins with them.
  private func score(_ words: [[UInt32]], in range: Range<Int>) -> Int? {
    var total = 0
    var isLoose = false
    for word in words {
      if let place = Self.place(of: word, in: folded[range]) {
        total += place == range.lowerBound ? 3 : folded[place - 1] == 0x20 ? 2 : 1
      } else if Self.scattered(word, in: folded[range]) != nil {
        isLoose = true
      } else {
        return nil
      }
    }
    return isLoose ? 0 : total
  }

  private static func place(of word: [UInt32], in title: ArraySlice<UInt32>) -> Int? {
    guard let first = word.first, word.count <= title.count else { return nil }
    var place = title.startIndex
    let last = title.endIndex - word.count
    while place <= last {
      if title[place] == first, (1..<word.count).allSatisfy({ title[place + $0] == word[$0] }) {
        return place
      }
      place += 1
    }
    return nil
  }

  private static func scattered(_ word: [UInt32], in title: ArraySlice<UInt32>) -> [Int]? {
    var places: [Int] = []
    var next = 0
    for place in title.indices where next < word.count && title[place] == word[next] {
      places.append(place)
      next += 1
    }
    return next == word.count ? places : nil
  }

  /// Which characters of a title the words of a search match, by their numbers.
  static func marks(_ words: [[UInt32]], in title: String) -> Set<Int> {
    var folded: [UInt32] = []
    var owners: [Int] = []
    for (number, character) in title.enumerated() {
      for scalar in scalars(String(character)) {
        folded.append(scalar)
        owners.append(number)
      }
    }
    var marks: Set<Int> = []
    for word in words {
      if let place = place(of: word, in: folded[...]) {
        marks.formUnion(owners[place..<(place + word.count)])
      } else if let places = scattered(word, in: folded[...]) {
        marks.formUnion(places.map { owners[$0] })
      }
    }
    return marks
  }
}
