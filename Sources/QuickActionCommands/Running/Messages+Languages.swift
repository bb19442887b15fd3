// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import SourceText
import StringTables

extension Messages {
  /// Says so where no table of a catalogue is in the language that is asked for.
  func noteMissing(_ locale: LocaleName, of handler: IntentHandler) {
    guard let own = handler.developmentLanguage else { return }
    let known = handler.tables.locales(ofTable: handler.catalog.tableName)
    guard !locale.isSpoken(by: known + [own]) else { return }
    noteMissing(locale, known, instead: "in '\(VisibleText.of(own.identifier))'")
  }

  /// Says that no table is in the language that is asked for.
  ///
  /// - Parameters:
  ///   - locale: The language.
  ///   - known: The languages that there are tables in.
  ///   - substitute: What texts are instead.
  func noteMissing(_ locale: LocaleName, _ known: [LocaleName], instead substitute: String) {
    let list = known.map(\.identifier).joined(separator: ", ")
    note(
      "there is no table in '\(VisibleText.of(locale.identifier))', so texts are \(substitute); "
        + "there are tables in \(list.isEmpty ? "no language" : list)")
  }
}

extension LocaleName {
  /// Whether somebody who asks for the language is given texts in one of others.
  func isSpoken(by others: [LocaleName]) -> Bool {
    lookupOrder.contains { others.contains($0) }
  }
}
