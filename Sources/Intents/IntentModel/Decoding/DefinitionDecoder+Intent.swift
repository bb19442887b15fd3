// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// The parts of an intent.
extension DefinitionDecoder {
  /// Decodes the combinations of parameters under a key; nil if they are not a dictionary.
  mutating func combinations(
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

  /// Decodes what an intent answers.
  mutating func response(_ declaration: PropertyListValue) -> IntentResponse {
    var result = IntentResponse(declaration: declaration)
    for entry in declaration.entries {
      switch DefinitionKeys.response[entry] {
      case .codes: result.codes = elements(entry) { $0.responseCode($1) }
      case .lastParameterTag: result.lastParameterTag = integer(entry)
      case .output: result.outputParameterName = string(entry)
      case .parameters: result.parameters = attributes(entry, owner: .response)
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
