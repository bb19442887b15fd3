// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
import StringTables

/// A text of an intent that is looked for in the tables of many languages.
struct SoughtText {
  /// The name of the intent.
  let intentName: String

  /// Where the definition gives the name.
  let namePlace: SourceRange?

  /// The text.
  let text: LocalizedText

  /// The bytes of its key; nil where it has none.
  private let key: [UInt8]?

  /// Takes a text of an intent of the given name.
  init(_ text: LocalizedText, ofIntent name: Located<String>) {
    intentName = name.value
    namePlace = name.range
    self.text = text
    key = text.id.map { Array($0.value.utf8) }
  }

  /// Whether one of a language's tables has it.
  func isFound(in tables: ArraySlice<StringTable>) -> Bool {
    guard let key else { return false }
    return tables.contains { $0.hasKey(key.span.bytes) }
  }
}
