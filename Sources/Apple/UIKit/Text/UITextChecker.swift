// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import Synchronization

/// A checker of spelling, which has no dictionary here: it knows the words that it learned, and finds no mistakes.
open class UITextChecker: NSObject {
  private static let learned = Mutex<Set<String>>([])

  /// The words that this checker passes over.
  open var ignoredWords: [String]? = nil

  /// The languages of the dictionaries: none.
  open class var availableLanguages: [String] { [] }

  /// Learns a word until the program ends.
  open class func learnWord(_ word: String) {
    learned.withLock { _ = $0.insert(word) }
  }

  /// Forgets a word that was learned.
  open class func unlearnWord(_ word: String) {
    learned.withLock { _ = $0.remove(word) }
  }

  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.withLock { $0.contains(word) } }

  /// Passes over a word.
  open func ignoreWord(_ word: String) { ignoredWords = (ignoredWords ?? []) + [word] }

  /// Returns where the next word with a mistake is: nowhere, so its location is `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns what a word with a mistake may be: nil.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Returns the words that begin as a part of a text: nil.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}
