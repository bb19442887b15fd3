// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentModel
import PropertyListSyntax
import SourceText
import WidgetProject

/// The localization IDs of all definitions that share a name, in any folder, listed by a project or not: their
/// tables have one name, too, so what any of them uses is in use.
///
/// Collected when the first table has a key that its own definition does not have, and once for all of them.
struct KnownLocalizationIDs {
  private let idsByName: [String: LazyValue<Set<String>>]
  private let definitionsByName: [String: [IntentDefinition]]

  /// Takes the definitions of a project.
  init(of project: WidgetProject) {
    self.init(project.definitions + project.unlistedDefinitions)
  }

  /// Takes one definition, as if there were no other.
  init(of definition: IntentDefinition) {
    self.init([definition])
  }

  private init(_ definitions: [IntentDefinition]) {
    definitionsByName = Dictionary(
      grouping: definitions, by: { FilePath($0.source.name).stem })
    idsByName = definitionsByName.mapValues { _ in LazyValue() }
  }

  /// The IDs of the definitions of a name.
  func ids(ofDefinitionsNamed name: String) -> Set<String> {
    idsByName[name]?.get {
      var ids: Set<String> = []
      for definition in definitionsByName[name] ?? [] {
        definition.document.root.collectIDs(into: &ids)
      }
      return ids
    } ?? []
  }
}

extension PropertyListValue {
  /// Adds every localization ID: the texts after keys that end in `ID`, whether or not the key is known.
  fileprivate func collectIDs(into ids: inout Set<String>) {
    for entry in entries {
      if let text = entry.value.string {
        if entry.keyBytes.suffix(2).elementsEqual("ID".utf8) { ids.insert(text) }
      } else {
        entry.value.collectIDs(into: &ids)
      }
    }
    for element in elements { element.collectIDs(into: &ids) }
  }
}
