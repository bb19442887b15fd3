// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Finds the language of a text, but only by letters that one language alone has.
///
/// Those of Korean are such letters. There are no statistics of words here, so that languages with
/// Latin, Cyrillic or Arabic letters are not known.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
  private var text = ""
  /// The languages that can be the answer; empty for all.
  open var languageConstraints: [NLLanguage] = []
  /// How likely each language is before the text is seen; it has no effect here.
  open var languageHints: [NLLanguage: Double] = [:]

  /// Returns the language of a text; nil if its letters do not tell.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let found = language(of: string)
    if found == nil, string.contains(where: \.isLetter) {
      reportUnavailable("NLLanguageRecognizer", answer: "the languages of most texts are not known")
    }
    return found
  }

  /// Adds a text to what was seen.
  open func processString(_ string: String) { text += string }

  /// Forgets what was seen.
  open func reset() { text = "" }

  /// The language of what was seen; nil if its letters do not tell.
  open var dominantLanguage: NLLanguage? {
    Self.dominantLanguage(for: text).flatMap {
      languageConstraints.isEmpty || languageConstraints.contains($0) ? $0 : nil
    }
  }

  /// Returns the likely languages with their likelihoods: one that is sure, or none.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    maxHypotheses > 0 ? dominantLanguage.map { [$0: 1] } ?? [:] : [:]
  }

  /// The letters that only one language has that the system knows.
  private static let ranges: [(ClosedRange<UInt32>, NLLanguage)] = [
    (0x0370...0x03FF, .greek), (0x1F00...0x1FFF, .greek), (0x0530...0x058F, .armenian),
    (0x0590...0x05FF, .hebrew), (0x0980...0x09FF, .bengali), (0x0A00...0x0A7F, .punjabi),
    (0x0A80...0x0AFF, .gujarati), (0x0B00...0x0B7F, .oriya), (0x0B80...0x0BFF, .tamil),
    (0x0C00...0x0C7F, .telugu), (0x0C80...0x0CFF, .kannada), (0x0D00...0x0D7F, .malayalam),
    (0x0D80...0x0DFF, .sinhalese), (0x0E00...0x0E7F, .thai), (0x0E80...0x0EFF, .lao),
    (0x0F00...0x0FFF, .tibetan), (0x1000...0x109F, .burmese), (0x10A0...0x10FF, .georgian),
    (0x1100...0x11FF, .korean), (0x1200...0x137F, .amharic), (0x13A0...0x13FF, .cherokee),
    (0x1780...0x17FF, .khmer), (0x3040...0x30FF, .japanese), (0xAC00...0xD7AF, .korean),
  ]

  private static func language(of string: String) -> NLLanguage? {
    var counts: [NLLanguage: Int] = [:]
    var letters = 0
    var ideographs = 0
    for scalar in string.unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      if scalar.properties.isIdeographic { ideographs += 1 }
      if let found = ranges.first(where: { $0.0.contains(scalar.value) }) {
        counts[found.1, default: 0] += 1
      }
    }
    // Kana among ideographs are Japanese.
    if counts[.japanese] != nil { counts[.japanese]? += ideographs }
    return counts.max { $0.value < $1.value }.flatMap { $0.value * 2 > letters ? $0.key : nil }
  }
}
