// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

extension DefinitionDecoder {
  /// Decodes an intent.
  mutating func intent(_ declaration: PropertyListValue) -> Intent {
    var result = IntentFields(declaration: declaration)
    for entry in declaration.entries {
      switch DefinitionKeys.intent[entry] {
      case .category: result.category = string(entry)
      case .className: result.classNameOverride = string(entry)
      case .classPrefix: result.classPrefix = string(entry)
      case .configurable: result.isConfigurable = boolean(entry)
      case .customizable: result.isCustomizable = boolean(entry)
      case .defaultImageName: result.defaultImageName = string(entry)
      case .description: result.declaredDescription.text = string(entry)
      case .descriptionID: result.declaredDescription.id = string(entry)
      case .domain: result.domain = string(entry)
      case .eligibleForWidgets: result.isEligibleForWidgets = boolean(entry)
      case .ineligibleForSuggestions: result.isIneligibleForSuggestions = boolean(entry)
      case .input: result.inputParameterName = string(entry)
      case .keyParameter: result.keyParameterName = string(entry)
      case .lastParameterTag: result.lastParameterTag = integer(entry)
      case .managedCombinations: result.managedParameterCombinations = combinations(entry)
      case .name: result.name = string(entry)
      case .combinations: result.parameterCombinations = combinations(entry) ?? []
      case .parameters: result.parameters = elements(entry) { $0.attribute($1, owner: .intent) }
      case .response: result.response = dictionary(entry).map { response($0) }
      case .restrictions: result.restrictions = integer(entry)
      case .summary: result.summary = string(entry)
      case .title: result.declaredTitle.text = string(entry)
      case .titleID: result.declaredTitle.id = string(entry)
      case .type: result.typeName = string(entry)
      case .userConfirmationRequired: result.requiresUserConfirmation = boolean(entry)
      case .verb: result.verb = string(entry)
      case nil: result.unknownEntries.append(entry)
      }
    }
    if result.name == nil { reportMissing("INIntentName", in: declaration, part: "intent") }
    return Intent(result)
  }

  private mutating func combinations(
    _ entry: PropertyListValue.Entry
  ) -> [ParameterCombination]? {
    dictionary(entry).map { combinations in
      var result: [ParameterCombination] = []
      var positions: [String: Int] = [:]
      for entry in combinations.entries {
        guard let declaration = dictionary(entry) else { continue }
        let decoded = combination(declaration, key: Located(entry.key, at: entry.keyRange))
        // Of a key that appears twice only the last value is read.
        if let position = positions[entry.key] {
          result[position] = decoded
        } else {
          positions[entry.key] = result.count
          result.append(decoded)
        }
      }
      return result
    }
  }

  private mutating func combination(
    _ declaration: PropertyListValue, key: Located<String>
  ) -> ParameterCombination {
    var result = ParameterCombination(key: key, declaration: declaration)
    for entry in declaration.entries {
      switch DefinitionKeys.combination[entry] {
      case .isLinked: result.isLinked = boolean(entry)
      case .isPrimary: result.isPrimary = boolean(entry)
      case .subtitle: result.subtitle.text = string(entry)
      case .subtitleID: result.subtitle.id = string(entry)
      case .supportsBackgroundExecution: result.supportsBackgroundExecution = boolean(entry)
      case .title: result.title.text = string(entry)
      case .titleID: result.title.id = string(entry)
      case .updatesLinked: result.updatesLinked = boolean(entry)
      case nil: result.unknownEntries.append(entry)
      }
    }
    return result
  }

  private mutating func response(_ declaration: PropertyListValue) -> IntentResponse {
    var result = IntentResponse(declaration: declaration)
    for entry in declaration.entries {
      switch DefinitionKeys.response[entry] {
      case .codes: result.codes = elements(entry) { $0.responseCode($1) }
      case .lastParameterTag: result.lastParameterTag = integer(entry)
      case .output: result.outputParameterName = string(entry)
      case .parameters: result.parameters = elements(entry) { $0.attribute($1, owner: .response) }
      case nil: result.unknownEntries.append(entry)
      }
    }
    return result
  }

  private mutating func responseCode(_ declaration: PropertyListValue) -> ResponseCode {
    var result = ResponseCode(declaration: declaration)
    for entry in declaration.entries {
      switch DefinitionKeys.responseCode[entry] {
      case .conciseFormat: result.conciseFormat.text = string(entry)
      case .conciseFormatID: result.conciseFormat.id = string(entry)
      case .format: result.format.text = string(entry)
      case .formatID: result.format.id = string(entry)
      case .name: result.name = string(entry)
      case .success: result.isSuccess = boolean(entry)
      case nil: result.unknownEntries.append(entry)
      }
    }
    if result.name == nil {
      reportMissing("INIntentResponseCodeName", in: declaration, part: "response code")
    }
    return result
  }
}
