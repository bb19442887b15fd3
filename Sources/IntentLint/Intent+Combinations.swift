// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText

extension Intent {
  /// The combinations that are suggested and those that the Shortcuts editor shows.
  var allCombinations: [ParameterCombination] {
    parameterCombinations + (managedParameterCombinations ?? [])
  }
}

extension ParameterCombination {
  /// The sentences of the combination.
  var sentences: [Located<String>] { [title.text, subtitle.text].compactMap { $0 } }

  /// The names in the key, each where it stands, with the spaces around it.
  var namesInKey: [Located<String>] {
    var names: [Located<String>] = []
    var start = 0
    for part in key.value.split(separator: ",", omittingEmptySubsequences: false) {
      let end = start + part.utf8.count
      if !part.isEmpty { names.append(Located(String(part), at: key.range(of: start..<end))) }
      start = end + 1
    }
    return names
  }
}

extension String {
  /// The text without the spaces around it.
  var withoutSurroundingSpaces: String {
    let trimmed = drop(while: \.isWhitespace)
    let end = trimmed.lastIndex { !$0.isWhitespace }.map { trimmed.index(after: $0) }
    return String(trimmed[..<(end ?? trimmed.startIndex)])
  }
}
