// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import StringTables

/// A catalog's widget in plain words, for what knows neither files nor tables.
package struct WidgetFacts: Hashable, Sendable {
  /// The identifier that the app and the system know the widget by.
  package var kind: String

  /// The name in the gallery.
  package var displayName: String

  /// The sentence below the name.
  package var description: String

  /// The families that the widget comes in, under WidgetKit's names.
  package var families: [String]
}

extension WidgetIntent {
  /// The catalog's widget, in the language of a locale's identifier such as `ja_JP`; nil is the catalog's own.
  package func widgetFacts(localeIdentifier: String? = nil) -> WidgetFacts {
    let locale = localeIdentifier.map { LocaleName($0) }
    let widget = catalog?.widget
    return WidgetFacts(
      kind: widget?.kind.value ?? name,
      displayName: widget.map { text($0.displayName, in: locale) } ?? name,
      description: widget.map { text($0.description, in: locale) } ?? "",
      families: widget?.families.map(\.value) ?? [])
  }

  /// The shortcuts of a choice, in the language of a locale's identifier such as `ja_JP`.
  package func shortcuts(
    of choice: WidgetChoice, localeIdentifier: String
  ) -> [Shortcut] {
    shortcuts(of: choice, in: LocaleName(localeIdentifier))
  }
}
