// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What finds words and says what they are: here their places, marks and spaces, and nothing of grammar, names and languages.
///
/// Foundation has it on Apple's systems only. Words are cut at the boundaries of Unicode.
open class NSLinguisticTagger: NSObject, @unchecked Sendable {
  /// Which parts are left out.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words are left out.
    public static let omitWords = Options(rawValue: 1)
    /// Marks such as periods are left out.
    public static let omitPunctuation = Options(rawValue: 2)
    /// Spaces are left out.
    public static let omitWhitespace = Options(rawValue: 4)
    /// Symbols are left out.
    public static let omitOther = Options(rawValue: 8)
    /// A name of several words is one part; never so here.
    public static let joinNames = Options(rawValue: 16)
  }

  /// What is asked about parts.
  public let tagSchemes: [NSLinguisticTagScheme]
  /// The text; nil for none.
  open var string: String?

  /// Creates what is asked some things; the options make no difference.
  public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int = 0) {
    self.tagSchemes = tagSchemes
    super.init()
  }

  /// What can be asked about parts of a size in a language: whether they are words.
  open class func availableTagSchemes(
    for unit: NSLinguisticTaggerUnit, language: String
  ) -> [NSLinguisticTagScheme] { unit == .word ? [.tokenType] : [] }

  /// What can be asked in a language: whether parts are words.
  open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
    [.tokenType]
  }

  /// Returns the language of a text: nil, as none is recognized here.
  open class func dominantLanguage(for string: String) -> String? { nil }
  /// The language of the text: nil, as none is recognized here.
  open var dominantLanguage: String? { nil }

  /// Calls a function with each part in a range and what it is, until it says to stop.
  ///
  /// Words, marks and spaces are told apart; what else is asked has no answer. Sentences and paragraphs are not cut.
  open func enumerateTags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    options: Options = [],
    using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isStopped = ObjCBool(false)
    for (tag, place) in parts(in: range, unit: unit, options: options) {
      block(scheme == .tokenType ? tag : nil, place, &isStopped)
      if isStopped.boolValue { return }
    }
  }

  /// Calls a function with each word in a range, its kind and its sentence, which is all of the text here.
  open func enumerateTags(
    in range: NSRange, scheme: NSLinguisticTagScheme, options: Options = [],
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let sentence = NSRange(location: 0, length: string?.utf16.count ?? 0)
    enumerateTags(in: range, unit: .word, scheme: scheme, options: options) { tag, place, stop in
      block(tag, place, sentence, stop)
    }
  }

  /// Returns what a part at a place is, and sets its range; nil if nothing is known.
  open func tag(
    at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    tokenRange: UnsafeMutablePointer<NSRange>?
  ) -> NSLinguisticTag? {
    let all = NSRange(location: 0, length: string?.utf16.count ?? 0)
    guard
      let part = parts(in: all, unit: unit, options: []).first(where: {
        NSLocationInRange(charIndex, $0.place)
      })
    else { return nil }
    tokenRange?.pointee = part.place
    return scheme == .tokenType ? part.tag : nil
  }

  private func parts(
    in range: NSRange, unit: NSLinguisticTaggerUnit, options: Options
  ) -> [(tag: NSLinguisticTag?, place: NSRange)] {
    guard let string else { return [] }
    guard unit == .word else { return [(nil, range)] }
    let boundaries = string.ranges(of: #/\b/#).map(\.lowerBound)
    let ends = Set(boundaries + [string.startIndex, string.endIndex]).sorted()
    return zip(ends, ends.dropFirst()).flatMap { Self.cut(string[$0..<$1]) }
      .map { (Self.kind(of: $0), NSRange($0.startIndex..<$0.endIndex, in: string)) }
      .filter { NSIntersectionRange($0.1, range).length > 0 && !options.omits($0.0) }
  }

  /// Cuts what is between two boundaries where spaces begin or end, and each mark apart.
  private static func cut(_ text: Substring) -> [Substring] {
    if kind(of: text) == .word { return [text] }
    var parts: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let isSpace = text[start].isWhitespace
      let end =
        isSpace
        ? text[start...].firstIndex { !$0.isWhitespace } ?? text.endIndex
        : text.index(after: start)
      parts.append(text[start..<end])
      start = end
    }
    return parts
  }

  private static func kind(of text: Substring) -> NSLinguisticTag {
    if text.contains(where: { $0.isLetter || $0.isNumber }) { return .word }
    if text.allSatisfy(\.isWhitespace) { return .whitespace }
    return text.contains(where: \.isPunctuation) ? .punctuation : .other
  }
}

extension NSLinguisticTagger.Options {
  fileprivate func omits(_ tag: NSLinguisticTag) -> Bool {
    switch tag {
    case .word: contains(.omitWords)
    case .punctuation: contains(.omitPunctuation)
    case .whitespace: contains(.omitWhitespace)
    default: contains(.omitOther)
    }
  }
}
