// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import IntentModel
import QuickActions
import SourceText
import StringTables
import TestSupport
import WidgetValues

@testable import ChoiceAudits

/// The sample widget of the repository, as choices are audited against it.
enum SampleSubject {
  /// The subject; destinations and other parts can be taken away before.
  static func make(
    definition: (String) -> String = { $0 }, catalog: (String) -> String = { $0 }
  ) throws -> AuditSubject {
    func source(_ name: String, _ change: (String) -> String) throws -> SourceFile {
      let url = Repository.root.appending(path: "IntentDefinitions/\(name)")
      return SourceFile(name: name, text: change(try String(contentsOf: url, encoding: .utf8)))
    }
    let file = try source("QuickActionWidget.intentdefinition", definition)
    let model = try IntentDefinition(file)
    let catalog = try ActionCatalog(source("QuickActionWidget.actions.json", catalog))
    let widget = try WidgetIntent(catalog, of: model, tables: StringTableSet())
    let others = model.intents
      .filter { $0.name?.value != widget.name }
      .map { WidgetIntent($0, of: model, tables: StringTableSet()) }
    return AuditSubject([widget] + others, family: .systemMedium, in: nil)
  }
}
