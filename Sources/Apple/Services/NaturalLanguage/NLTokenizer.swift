// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A part of a text.
public enum NLTokenUnit: Int, Sendable {
  /// The text is cut into words.
  case word = 0
  /// The text is cut into sentences.
  case sentence = 1
  /// The text is cut into paragraphs.
  case paragraph = 2
  /// The text is not cut.
  case document = 3
}

/// Finds the words, sentences or paragraphs of a text, by the rules of Unicode.
open class NLTokenizer: NSObject, @unchecked Sendable {
  /// What is known about a word.
  public struct Attributes: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It has a number.
    public static let numeric = Attributes(rawValue: 1)
    /// It has a symbol.
    public static let symbolic = Attributes(rawValue: 2)
    /// It has an emoji.
    public static let emoji = Attributes(rawValue: 4)
  }

  /// The unit into which texts are cut: words, sentences or paragraphs.
  public let unit: NLTokenUnit
  /// The text; nil for none.
  open var string: String?

  /// Creates a tokenizer of a unit.
  public init(unit: NLTokenUnit) { self.unit = unit }

  /// Sets the language, which makes no difference here.
  open func setLanguage(_ language: NLLanguage) {}

  /// Returns the part at an index; empty if the index is between parts.
  open func tokenRange(at characterIndex: String.Index) -> Range<String.Index> {
    all.first { $0.contains(characterIndex) } ?? characterIndex..<characterIndex
  }

  /// Returns the range of all parts that a range touches.
  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    let found = all.filter { $0.overlaps(range) }
    guard let first = found.first, let last = found.last else { return range }
    return first.lowerBound..<last.upperBound
  }

  /// Returns the parts in a range.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    all.filter { $0.overlaps(range) }
  }

  /// Calls a function with each part in a range, until it returns false.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in tokens(for: range) {
      let isNumeric = unit == .word && string[token].contains(where: \.isNumber)
      guard block(token, isNumeric ? .numeric : []) else { return }
    }
  }

  private var all: [Range<String.Index>] {
    guard let string, !string.isEmpty else { return [] }
    switch unit {
    case .word: return Self.words(string)
    case .sentence: return Self.sentences(string)
    case .paragraph:
      return string.split(whereSeparator: \.isNewline).map { $0.startIndex..<$0.endIndex }
    case .document: return [string.startIndex..<string.endIndex]
    }
  }

  /// Returns what is between two boundaries of words and has a letter or a number.
  private static func words(_ string: String) -> [Range<String.Index>] {
    let boundaries = string.ranges(of: #/\b/#).map(\.lowerBound)
    return zip(boundaries, boundaries.dropFirst()).map { $0..<$1 }
      .filter { string[$0].contains { $0.isLetter || $0.isNumber } }
  }

  /// Returns what ends with a mark of an end and the space after it, or with a line.
  ///
  /// A period does not end a sentence that goes on with a small letter or without a space.
  private static func sentences(_ string: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = string.startIndex
    var index = start
    func skip(_ isSkipped: (Character) -> Bool) {
      while index < string.endIndex, isSkipped(string[index]) { string.formIndex(after: &index) }
    }
    while index < string.endIndex {
      let mark = string[index]
      string.formIndex(after: &index)
      guard ".!?\u{2026}\u{3002}\u{FF01}\u{FF1F}".contains(mark) || mark.isNewline else { continue }
      if !mark.isNewline {
        skip {
          ".!?\u{3002}\u{FF01}\u{FF1F}\"'\u{2019}\u{201D}\u{300D}\u{300F})]\u{BB}".contains($0)
        }
        let end = index
        skip { $0.isWhitespace && !$0.isNewline }
        if index < string.endIndex, string[index].isNewline { string.formIndex(after: &index) }
        let goesOn = index < string.endIndex && (string[index].isLowercase || index == end)
        if mark == ".", goesOn { continue }
        if mark.isASCII, index == end, goesOn { continue }
      }
      found.append(start..<index)
      start = index
    }
    if start < string.endIndex { found.append(start..<string.endIndex) }
    return found.filter { string[$0].contains { !$0.isWhitespace } }
  }
}
