// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentModel
import SourceText
import StringTables
import WidgetProject

/// Finds what a place of a text speaks of.
struct PartSearch {
  let subject: SubjectText
  let review: WorkspaceReview

  private var project: WidgetProject { review.project }

  /// What the place speaks of; nil if that is nothing that has places elsewhere.
  var part: ReferencedPart? {
    if let definition = project.definitions.first(where: { $0.source.name == subject.name }) {
      return part(of: definition)
    }
    if subject.name.hasSuffix(".swift") { return swiftPart }
    if let catalog = project.catalogs.first(where: { $0.source.name == subject.name }) {
      return part(of: catalog)
    }
    return tablePart
  }

  private func holds(_ range: SourceRange?) -> Bool {
    range.map { $0.start <= subject.offset && subject.offset <= $0.end } ?? false
  }

  private func part(of definition: IntentDefinition) -> ReferencedPart? {
    for intent in definition.intents {
      if holds(intent.name?.range) || holds(intent.classNameOverride?.range) {
        return .intent(definition, intent)
      }
      if let parameter = intent.parameters.first(where: { holds($0.name?.range) }) {
        return .parameter(definition, intent, parameter)
      }
    }
    var id: String?
    definition.forEachLocalizedText { text in
      if holds(text.id?.range) || holds(text.text?.range) { id = text.id?.value }
    }
    return id.map { .text(definition, id: $0) }
  }

  private func part(of catalog: ActionCatalog) -> ReferencedPart? {
    if let image = catalog.imageUses.first(where: { holds($0.range) }) {
      return .image(catalog, name: image.value)
    }
    if let key = catalog.textKeys.first(where: { holds($0.range) }) {
      return .catalogText(catalog, key: key.value)
    }
    let definition = project.definitions.first {
      review.catalogs(of: $0).contains { $0.source.name == subject.name }
    }
    guard let definition, let intent = definition.intent(named: catalog.intentName.value) else {
      return nil
    }
    if holds(catalog.intentName.range) { return .intent(definition, intent) }
    guard holds(catalog.parameterName.range) else { return nil }
    return intent.parameter(named: catalog.parameterName.value).map {
      .parameter(definition, intent, $0)
    }
  }

  private var swiftPart: ReferencedPart? {
    guard let word = subject.word?.text else { return nil }
    for definition in project.definitions {
      if let intent = definition.intents.first(where: { $0.swiftNames.contains(word) }) {
        return .intent(definition, intent)
      }
    }
    for definition in project.definitions {
      for intent in definition.intents {
        let parameter = intent.parameters.first { isSpelled($0, of: intent, definition, by: word) }
        if let parameter { return .parameter(definition, intent, parameter) }
      }
    }
    return nil
  }

  /// Whether the place spells the name of a parameter.
  private func isSpelled(
    _ parameter: Attribute, of intent: Intent, _ definition: IntentDefinition, by word: String
  ) -> Bool {
    let name = parameter.propertyName.lowercased()
    // Only a word that has the name is worth a look at all places.
    guard !name.isEmpty, word.lowercased().contains(name) else { return false }
    return ParameterPlaces(
      review: review, folder: review.folder, definition: definition, intent: intent,
      parameter: parameter
    ).references.contains { $0.file == subject.name && holds($0.range) }
  }

  /// The text that a table translates.
  private var tablePart: ReferencedPart? {
    for definition in project.definitions {
      if let key = key(in: project.tables(ofDefinition: definition.source.name)) {
        return .text(definition, id: key)
      }
    }
    for catalog in project.catalogs {
      if let key = key(in: project.tables(of: catalog)) { return .catalogText(catalog, key: key) }
    }
    return nil
  }

  private func key(in tables: [StringTable]) -> String? {
    for table in tables where table.fileName == subject.name {
      let entry = table.entries.first { holds($0.key.range) || holds($0.text.range) }
      if let entry { return entry.key.value }
    }
    return nil
  }
}
