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
    let bytes = Array(key.value.utf8)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ",")) ?? bytes.count
      if start < end {
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        names.append(Located(name, at: key.range(of: start..<end)))
      }
      start = end + 1
    }
    return names
  }
}

extension String {
  /// The text without the spaces around it.
  var withoutSurroundingSpaces: String {
    // Nearly always there are none; what is not ASCII may be a space of another script.
    if let first = utf8.first, let last = utf8.last, UInt8(ascii: "!")..<0x7F ~= first,
      UInt8(ascii: "!")..<0x7F ~= last
    {
      return self
    }
    return trimmed
  }
}
