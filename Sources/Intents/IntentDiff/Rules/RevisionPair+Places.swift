// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText

extension RevisionPair {
  /// Where to point in the later revision for a part of a definition that is gone: to the first intent that is left of the
  /// file, else to the file.
  func place(insteadOf home: DefinitionRevision) -> Diagnostic.Place {
    guard let new = definitions.first(where: { $0.old === home })?.new else {
      return .init(file: settings.moves[home.path] ?? home.path)
    }
    return new.place(new.definition.intents.first?.range)
  }

  /// Where to point in the later revision for a file that is gone.
  func place(insteadOf catalog: CatalogRevision) -> Diagnostic.Place {
    .init(file: settings.moves[catalog.path] ?? catalog.path)
  }
}

extension Intent {
  /// The best range to show of it.
  var range: SourceRange { name?.range ?? declaration.openingRange }
}

extension ObjectType {
  /// The best range to show of it.
  var range: SourceRange { name?.range ?? declaration.openingRange }
}

extension EnumType {
  /// The best range to show of it.
  var range: SourceRange { name?.range ?? declaration.openingRange }
}
