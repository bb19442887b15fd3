// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Every text of a definition that can be translated.
extension IntentDefinition {
  /// Visits the texts that have a key, with or without words: of the enums, then of the intents, then of the types.
  public func forEachLocalizedText(_ visit: (LocalizedText) -> Void) {
    func visitKeyed(_ text: LocalizedText) {
      if text.id != nil { visit(text) }
    }
    for type in enums { type.forEachText(visitKeyed) }
    for intent in intents { intent.forEachText(visitKeyed) }
    for type in types {
      visitKeyed(type.displayName)
      for property in type.properties { property.forEachText(visitKeyed) }
    }
  }
}

extension EnumType {
  fileprivate func forEachText(_ visit: (LocalizedText) -> Void) {
    visit(displayName)
    for value in values {
      visit(value.displayName)
      for synonym in value.synonyms { visit(synonym.text) }
    }
  }
}

extension Intent {
  fileprivate func forEachText(_ visit: (LocalizedText) -> Void) {
    visit(declaredDescription)
    for combination in (managedParameterCombinations ?? []) + parameterCombinations {
      visit(combination.title)
      visit(combination.subtitle)
    }
    for parameter in parameters { parameter.forEachText(visit) }
    for code in response?.codes ?? [] {
      visit(code.conciseFormat)
      visit(code.format)
    }
    for parameter in response?.parameters ?? [] { parameter.forEachText(visit) }
    visit(declaredTitle)
  }
}

extension Attribute {
  fileprivate func forEachText(_ visit: (LocalizedText) -> Void) {
    visit(displayName)
    if let metadata {
      visit(metadata.defaultText)
      visit(metadata.falseDisplayName)
      visit(metadata.placeholder)
      visit(metadata.template)
      visit(metadata.trueDisplayName)
    }
    for dialog in promptDialogs { visit(dialog.format) }
    for reason in unsupportedReasons { visit(reason.format) }
  }
}
