// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// What a command shows: the shortcuts of a catalog or, where a definition is named whose intent has none, the values of the intent.
enum ChosenWidget {
  case shortcuts(ChosenShortcuts)
  case values(ChosenValues)

  /// Loads what options name.
  ///
  /// - Parameters:
  ///   - options: The catalog, or the definition.
  ///   - name: The intent of a definition; nil for the only one for widgets.
  ///   - messages: What is said besides.
  /// - Throws: `CommandFailure` where it cannot be used.
  init(_ options: CatalogOptions, intent name: String?, _ messages: Messages) throws {
    let subject = try EditSubject(options, intent: name, messages)
    if let catalog = subject.catalog {
      self = .shortcuts(try ChosenShortcuts(catalog, options, messages))
    } else {
      self = .values(try ChosenValues(subject, options, messages))
    }
  }
}
