// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText
import WidgetValues

/// Checks a catalog against the definition that it belongs to.
struct CatalogChecker {
  let catalog: ActionCatalog
  let definition: IntentDefinition
  private(set) var diagnostics: [Diagnostic] = []

  init(_ catalog: ActionCatalog, against definition: IntentDefinition) {
    self.catalog = catalog
    self.definition = definition
  }

  mutating func report(
    _ message: CatalogMessage, at range: SourceRange, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      message.diagnostic(at: .init(file: catalog.source.name, range: range), notes: notes))
  }

  /// The parameter and the type that the catalog names; nil, and reported, if the definition does not have them.
  mutating func target() -> ActionCatalog.Target? {
    let intentName = catalog.intentName
    guard let intent = definition.intent(named: intentName.value) else {
      report(
        .unknownIntent(
          intentName.value, known: definition.intents.compactMap { $0.name?.value }),
        at: intentName.range)
      return nil
    }
    let name = catalog.parameterName
    guard let parameter = intent.parameter(named: name.value) else {
      report(
        .unknownParameter(
          name.value, intent: intentName.value, known: intent.parameters.map(\.propertyName)),
        at: name.range)
      return nil
    }
    guard case .object(let reference) = parameter.kind else {
      report(
        .parameterizNoObject(name.value, type: parameter.typeName?.value ?? ""), at: name.range,
        notes: [
          .init(
            message: "the parameter is declared here",
            at: .init(file: definition.source.name, range: parameter.name?.range))
        ])
      return nil
    }
    guard let type = definition.objectType(of: parameter) else {
      report(.undeclaredType(reference.name, parameter: name.value), at: name.range)
      return nil
    }
    return ActionCatalog.Target(intent: intent, parameter: parameter, type: type)
  }

  /// Checks everything that does not depend on the custom type.
  mutating func checkReferences() {
    checkFamilies()
    checkIdentifiers(catalog.sections.map(\.identifier), ofSections: true)
    checkIdentifiers(catalog.destinations.map(\.identifier), ofSections: false)
    let sections = catalog.sections.map(\.identifier.value)
    for section in catalog.destinations.compactMap(\.sectionIdentifier)
    where !sections.contains(section.value) {
      report(.unknownSection(section.value, known: sections), at: section.range)
    }
    checkDefaults()
    for scheme in catalog.urlSchemes ?? [] where !URLReference.isScheme(scheme.value) {
      report(.invalidScheme(scheme.value), at: scheme.range)
    }
  }

  private mutating func checkFamilies() {
    let known = WidgetFamily.allCases.map(\.rawValue)
    for family in catalog.widget.families where !known.contains(family.value) {
      report(.unknownFamily(family.value, known: known), at: family.range)
    }
  }

  private mutating func checkIdentifiers(_ identifiers: [Located<String>], ofSections: Bool) {
    var first: [String: SourceRange] = [:]
    for identifier in identifiers {
      if let earlier = first[identifier.value] {
        report(
          .duplicateIdentifier(identifier.value, ofSection: ofSections), at: identifier.range,
          notes: [
            .init(
              message: "the first is here",
              at: .init(file: catalog.source.name, range: earlier))
          ])
      } else {
        first[identifier.value] = identifier.range
      }
    }
  }

  private mutating func checkDefaults() {
    let known = catalog.destinations.map(\.identifier.value)
    let knownSet = Set(known)
    var seen: Set<String> = []
    for identifier in catalog.defaultIdentifiers ?? [] {
      if !knownSet.contains(identifier.value) {
        report(.unknownDefault(identifier.value, known: known), at: identifier.range)
      } else if !seen.insert(identifier.value).inserted {
        report(.repeatedDefault(identifier.value), at: identifier.range)
      }
    }
  }
}
