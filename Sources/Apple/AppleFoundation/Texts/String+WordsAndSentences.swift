// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The parts of a text that Foundation on Linux does not find.
///
/// There, `NSString.EnumerationOptions` has these names, too, but they are unavailable, and its own function would end the program. A call that
/// names one of them finds the functions of this module by this type.
public struct WordsOrSentences: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Words, without what is between them.
  public static let byWords = WordsOrSentences(rawValue: 3)
  /// Sentences, with the space behind them.
  public static let bySentences = WordsOrSentences(rawValue: 4)
  /// From the last to the first.
  public static let reverse = WordsOrSentences(rawValue: 1 << 8)
  /// Without the texts of the parts.
  public static let substringNotRequired = WordsOrSentences(rawValue: 1 << 9)
  /// As the user's language does, which makes no difference here.
  public static let localized = WordsOrSentences(rawValue: 1 << 10)
}

extension StringProtocol {
  /// Calls a function for each part of a range: with the part, its range, the range up to the next part, and whether that was the last.
  ///
  /// Words are found by Unicode's rules, which need a dictionary for Chinese, Japanese and Thai. A sentence ends behind its mark and the
  /// space that follows.
  @_disfavoredOverload public func enumerateSubstrings<Region: RangeExpression>(
    in range: Region, options opts: WordsOrSentences,
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where Region.Bound == Index {
    let text = Substring(self[range.relative(to: self)])
    let parts = opts.contains(.bySentences) ? text.sentences : text.words
    let ends = parts.dropFirst().map(\.lowerBound) + [text.endIndex]
    var all = zip(parts, ends).map { ($0, $0.lowerBound..<$1) }
    if opts.contains(.reverse) { all.reverse() }
    var isLast = false
    for (part, whole) in all where !isLast {
      body(opts.contains(.substringNotRequired) ? nil : String(text[part]), part, whole, &isLast)
    }
  }
}

extension NSString {
  /// Calls a function for each part of a range, as the function of a string of Swift does.
  @_disfavoredOverload public func enumerateSubstrings(
    in range: NSRange, options opts: WordsOrSentences,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = self as String
    guard let place = Range(range, in: text) else { return }
    withoutActuallyEscaping(block) { block in
      text.enumerateSubstrings(in: place, options: opts) { part, range, whole, isLast in
        var stop = ObjCBool(isLast)
        block(part, NSRange(range, in: text), NSRange(whole, in: text), &stop)
        isLast = stop.boolValue
      }
    }
  }
}

extension Substring {
  /// The ranges of what has letters or digits between boundaries of words.
  fileprivate var words: [Range<Index>] {
    let boundaries = ranges(of: #/\b/#).map(\.lowerBound)
    let ends = Set(boundaries + [startIndex, endIndex]).sorted()
    return zip(ends, ends.dropFirst()).map { $0..<$1 }.filter {
      self[$0].contains { $0.isLetter || $0.isNumber }
    }
  }

  /// The ranges of sentences, each with the space behind it.
  fileprivate var sentences: [Range<Index>] {
    var sentences: [Range<Index>] = []
    var start = startIndex
    for end in ranges(of: #/[.!?…]+["'”’)\]]*\s+|[。！？]+["”’」』）]*\s*|\n+/#).map(\.upperBound) {
      sentences.append(start..<end)
      start = end
    }
    if start < endIndex { sentences.append(start..<endIndex) }
    return sentences
  }
}
