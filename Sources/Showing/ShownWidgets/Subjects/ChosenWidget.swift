// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
import SourceText

/// The widget that a command shows: the shortcuts of a catalog or, if a definition is named whose
/// intent has none, the values of the intent.
package enum ChosenWidget {
  case shortcuts(ChosenShortcuts)
  case values(ChosenValues)

  /// Loads what is asked for.
  ///
  /// - Throws: `CommandFailure` if it cannot be used.
  package init(_ request: WidgetRequest, _ messages: Messages) throws {
    let subject = try WidgetSubject(request, messages)
    if let catalog = subject.catalog {
      self = .shortcuts(try ChosenShortcuts(catalog, request, messages))
    } else {
      self = .values(try ChosenValues(subject, request, messages))
    }
  }
}
