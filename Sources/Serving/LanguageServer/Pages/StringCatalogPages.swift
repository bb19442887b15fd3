// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// What the keys of a string catalog mean that Xcode writes, as opposed to those of its texts.
enum StringCatalogPages {
  private static let meanings = [
    "comment": "A note on the text for translators.",
    "device": "The forms of the text on each kind of device; `other` is for the rest.",
    "extractionState":
      "Where the key comes from. `manual`: somebody wrote it, and Xcode keeps it. `stale`: no source or definition uses it any more. "
      + "`extracted_with_value` and `migrated`: Xcode found it.",
    "localizations": "The translations, by language.",
    "plural":
      "The forms of the text for numbers, by the categories of CLDR; every language has `other`.",
    "shouldTranslate": "If it is false, the text is the same in all languages.",
    "sourceLanguage": "The language that the keys' own texts are in.",
    "state":
      "How far the translation is: `new` has none, `translated` is done, `needs_review` waits for somebody, `stale` is of an older text.",
    "strings": "The keys with their texts.",
    "stringUnit": "A translation: its `state` and its `value`.",
    "substitutions": "The variables of the text, each with its forms for numbers.",
    "value": "The text in the language.",
    "variations": "The forms of the text, by number or by device.",
    "version": "The version of the format, `1.0` or `1.1`.",
  ]

  /// What the key at a place means, and where it is; nil for a key of a text, and for a value.
  static func page(at subject: SubjectText) -> (text: String, range: SourceRange)? {
    let cursor = JSONCursor(in: subject.source.bytes, at: subject.offset)
    // Whatever the keys in 'strings' are called, they are those of texts.
    guard cursor.isKey, cursor.path != [.key("strings")], let token = cursor.token,
      let meaning = meanings[cursor.text]
    else { return nil }
    return ("**\(cursor.text)**\n\n\(meaning)", SourceRange(token.lowerBound, token.upperBound))
  }
}
