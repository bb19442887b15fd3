// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
package import SourceText

/// Edits of an `.xcstrings` file that change only the bytes they must.
extension StringCatalog {
  /// The edits that add texts to languages, each in the state `needs_review`.
  ///
  /// That state marks it for translators and still lets the build take it: what is `new` is omitted from the tables. A key
  /// that the catalog does not have gets its text in the source language as well, since Xcode would show the key. What
  /// is malformed is left as it is.
  ///
  /// - Returns: The edits; nil if the catalog is malformed or the file is not a text.
  package func adding(_ texts: [TextToTranslate]) -> [TextEdit]? {
    guard let strings = editableStrings else { return nil }
    var known: [String: PropertyListValue] = [:]
    var spellings: [LocaleName: String] = [:]
    for string in strings.entries {
      known[string.key] = string.value
      guard let localizations = string.value["localizations"] else { continue }
      for localization in localizations.entries {
        spellings[LocaleName(localization.key), default: localization.key] = localization.key
      }
    }
    let layout = JSONLayout(of: strings)
    var edits: [TextEdit] = []
    var new: [PropertyListLiteral.Member] = []
    for text in texts {
      let members = text.languages.map { language in
        Self.localization(
          spellings[language] ?? language.identifier, text: text.text, state: "needs_review")
      }
      guard let string = known[text.key] else {
        new.append(.init(text.key, newString(members, text: text.text, spellings)))
        continue
      }
      guard string.kind == .dictionary else { continue }
      guard let localizations = string["localizations"] else {
        let member = PropertyListLiteral.Member("localizations", .dictionary(members))
        edits += layout.inserting([member], into: string)
        continue
      }
      guard localizations.kind == .dictionary else { continue }
      let present = Set(localizations.entries.map { LocaleName($0.key) })
      edits += layout.inserting(
        members.filter { !present.contains(LocaleName($0.key)) }, into: localizations)
    }
    return edits + layout.inserting(new, into: strings)
  }

  /// The edits that take keys out.
  ///
  /// - Returns: The edits; nil if the catalog is malformed or the file is not a text.
  package func removing(_ keys: Set<String>) -> [TextEdit]? {
    editableStrings.map { JSONLayout(of: $0).removing(keys, from: $0) }
  }

  /// The object that has a member for each key, read once more: few catalogs are edited, so none keeps it.
  var editableStrings: PropertyListValue? {
    let document = try? PropertyListDocument(source, as: .json)
    guard let document, document.duplicateKeys().isEmpty else { return nil }
    let strings = document.root["strings"]
    return strings.flatMap { $0.kind == .dictionary ? $0 : nil }
  }

  private func newString(
    _ localizations: [PropertyListLiteral.Member], text: String, _ spellings: [LocaleName: String]
  ) -> PropertyListLiteral {
    var members = localizations
    if let sourceLanguage {
      let spelling = spellings[sourceLanguage] ?? sourceLanguage.identifier
      if !members.contains(where: { $0.key == spelling }) {
        members.append(Self.localization(spelling, text: text, state: "translated"))
      }
    }
    members.sort { $0.key.precedesByBytes($1.key) }
    return .dictionary([
      .init("extractionState", .string("manual")), .init("localizations", .dictionary(members)),
    ])
  }

  private static func localization(
    _ language: String, text: String, state: String
  ) -> PropertyListLiteral.Member {
    let unit: [PropertyListLiteral.Member] = [
      .init("state", .string(state)), .init("value", .string(text)),
    ]
    return .init(language, .dictionary([.init("stringUnit", .dictionary(unit))]))
  }
}
