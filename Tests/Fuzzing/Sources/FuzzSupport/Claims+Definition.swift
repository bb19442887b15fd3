// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText
import WidgetValues

extension Claims {
  /// Checks what the model makes of the input, in whatever form it is.
  public func checkDefinition() {
    do throws(IntentDefinitionError) {
      let definition = try IntentDefinition(source)
      check(definition)
      check(definition.document)
    } catch {
      claim(!error.description.isEmpty && !error.diagnostic.message.text.isEmpty, "it says why")
    }
  }

  private func check(_ definition: IntentDefinition) {
    var last = 0
    for diagnostic in definition.diagnostics {
      claim(!diagnostic.message.text.isEmpty, "a finding says what was found")
      let range = diagnostic.place.range ?? SourceRange(at: 0)
      claim(range.end <= source.bytes.count, "a finding stands in the file")
      claim(range.start >= last, "findings come in the order of the file")
      last = range.start
    }
    definition.forEachLocalizedText { text in
      claim(text.id != nil, "a text that is visited has a key")
      for part in [text.text, text.id] {
        claim(part.map { $0.range.end <= source.bytes.count } ?? true, "a text stands in the file")
      }
    }
    for intent in definition.intents { check(intent, of: definition) }
    for type in definition.types {
      for property in type.properties { check(property, of: definition) }
    }
  }

  private func check(_ intent: Intent, of definition: IntentDefinition) {
    claim(intent.responseClassName.hasPrefix(intent.className), "a response is its intent's")
    if let name = intent.name?.value {
      claim(definition.intent(named: name) != nil, "an intent is found by its name")
    }
    claim(
      intent.displayedParameters.count <= intent.parameters.count, "no parameter is made up")
    for parameter in intent.parameters {
      check(parameter, of: definition)
      _ = intent.shows(parameter, given: [:], in: definition)
    }
    for parameter in intent.response?.parameters ?? [] { check(parameter, of: definition) }
  }

  private func check(_ attribute: Attribute, of definition: IntentDefinition) {
    claim(attribute.windowSize >= 1, "some options are shown")
    for family in WidgetFamily.allCases {
      claim(attribute.arraySize(for: family).map { $0 >= 0 } ?? true, "no size is negative")
    }
    let isObject = definition.objectType(of: attribute) != nil
    let isEnum = definition.enumType(of: attribute) != nil
    claim(!(isObject && isEnum), "an attribute is of one kind")
  }
}
