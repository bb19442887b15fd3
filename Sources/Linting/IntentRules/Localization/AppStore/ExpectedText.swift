// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
import StringTables

/// A text of an intent that is searched for in the tables of many languages.
struct ExpectedText {
  /// Which text it is.
  let kind: AppStoreText

  /// The name of the intent.
  let intentName: String

  /// Where the definition gives the name.
  let nameRange: SourceRange?

  /// The text.
  let text: LocalizedText

  /// The bytes of its key; nil if it has none.
  private let key: [UInt8]?

  /// Where the key was in the table in which it was found last: often it is there in all of them.
  private var position = 0

  /// Takes a text of an intent of the given name.
  init(_ kind: AppStoreText, of intent: Intent, named name: Located<String>) {
    let text = kind.text(of: intent)
    self.kind = kind
    intentName = name.value
    nameRange = name.range
    self.text = text
    key = text.id.map { Array($0.value.utf8) }
  }

  /// Whether one of a language's tables has it.
  mutating func isFound(in tables: ArraySlice<StringTable>) -> Bool {
    guard let key else { return false }
    for table in tables where table.hasKey(key.span.bytes, near: &position) { return true }
    return false
  }
}
