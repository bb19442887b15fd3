// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentModel
import SourceText
import StringTables
import WidgetProject

/// What a place speaks of: a text that can be translated, an intent, or a parameter.
enum ReferencedPart {
  /// A text of a definition, by its key in the tables.
  case text(IntentDefinition, id: String)

  /// An intent of a definition.
  case intent(IntentDefinition, Intent)

  /// A parameter of an intent.
  case parameter(IntentDefinition, Intent, Attribute)

  /// Finds what a place of a text speaks of; nil if that is none of them.
  init?(at subject: SubjectText, in review: WorkspaceReview) {
    func holds(_ range: SourceRange?) -> Bool {
      range.map { $0.start <= subject.offset && subject.offset <= $0.end } ?? false
    }
    let project = review.project
    if let definition = project.definitions.first(where: { $0.source.name == subject.name }) {
      for intent in definition.intents {
        if holds(intent.name?.range) || holds(intent.classNameOverride?.range) {
          self = .intent(definition, intent)
          return
        }
        if let parameter = intent.parameters.first(where: { holds($0.name?.range) }) {
          self = .parameter(definition, intent, parameter)
          return
        }
      }
      var id: String?
      definition.forEachLocalizedText { text in
        if holds(text.id?.range) || holds(text.text?.range) { id = text.id?.value }
      }
      guard let id else { return nil }
      self = .text(definition, id: id)
      return
    }
    if subject.name.hasSuffix(".swift") {
      guard let word = subject.word?.text else { return nil }
      for definition in project.definitions {
        if let intent = definition.intents.first(where: { $0.swiftNames.contains(word) }) {
          self = .intent(definition, intent)
          return
        }
      }
      return nil
    }
    if let catalog = project.catalogs.first(where: { $0.source.name == subject.name }) {
      let definition = project.definitions.first {
        review.catalogs(of: $0).contains { $0.source.name == subject.name }
      }
      guard let definition, let intent = definition.intent(named: catalog.intentName.value) else {
        return nil
      }
      if holds(catalog.intentName.range) {
        self = .intent(definition, intent)
        return
      }
      guard holds(catalog.parameterName.range),
        let parameter = intent.parameter(named: catalog.parameterName.value)
      else { return nil }
      self = .parameter(definition, intent, parameter)
      return
    }
    for definition in project.definitions {
      for table in project.tables(ofDefinition: definition.source.name)
      where table.fileName == subject.name {
        let entry = table.entries.first { holds($0.key.range) || holds($0.text.range) }
        guard let entry else { continue }
        self = .text(definition, id: entry.key.value)
        return
      }
    }
    return nil
  }
}

extension Intent {
  /// The names under which Swift knows the intent: its class, and those that are generated with it.
  var swiftNames: Set<String> { [className, className + "Handling", responseClassName] }
}
