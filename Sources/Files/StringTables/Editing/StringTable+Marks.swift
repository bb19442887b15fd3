// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
package import SourceText

extension StringTable {
  /// The texts of a `.strings` file that a comment marks for translation, in the order of the file.
  package func textsMarkedForTranslation() -> [Entry] {
    let bytes = source.bytes
    // Nearly no table has a comment, and there are thousands of tables.
    let isMarkup = entries.isMarkup
    guard format == .strings, bytes.span.bytes.contains(UInt8(ascii: isMarkup ? "!" : "*")) else {
      return []
    }
    let comment = TextToTranslate.comment
    let mark = Array((isMarkup ? "<!-- \(comment) -->" : "/* \(comment) */").utf8)
    var marks: [Int] = []
    for offset in bytes.indices
    where bytes[offset] == mark[0] && bytes[offset...].starts(with: mark) {
      marks.append(offset)
    }
    guard !marks.isEmpty else { return [] }
    // Each mark is about the key that comes next.
    let keys = entries.indices.map { (index: $0, start: entries[$0].key.range.start) }
      .sorted { $0.start < $1.start }
    var found: [Int] = []
    for mark in marks {
      guard let next = keys.first(where: { $0.start > mark }), found.last != next.index else {
        continue
      }
      found.append(next.index)
    }
    return found.map { entries[$0] }
  }
}

extension StringCatalog {
  /// The texts in the state `needs_review`, by key, each with the languages that it is in.
  package func textsToReview() -> [(key: Located<String>, text: String, languages: [LocaleName])] {
    guard let strings = editableStrings else { return [] }
    var found: [(key: Located<String>, text: String, languages: [LocaleName])] = []
    for string in strings.entries {
      guard let localizations = string.value["localizations"] else { continue }
      var texts: [(text: String, languages: [LocaleName])] = []
      for localization in localizations.entries {
        guard let unit = localization.value["stringUnit"],
          unit["state"]?.string == "needs_review", let text = unit["value"]?.string
        else { continue }
        let language = LocaleName(localization.key)
        if let index = texts.firstIndex(where: { $0.text == text }) {
          texts[index].languages.append(language)
        } else {
          texts.append((text, [language]))
        }
      }
      for (text, languages) in texts {
        found.append((Located(string.key, at: string.keyRange), text, languages.sorted()))
      }
    }
    return found
  }
}
