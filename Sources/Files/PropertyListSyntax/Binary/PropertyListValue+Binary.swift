// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension PropertyListValue {
  /// The content of a leaf of the binary form as the XML form spells it, text without entities.
  var binarySpelling: String {
    switch node.kind {
    case .integer: BinaryInteger.spelling(of: rawBytes)
    case .real: String(BinaryReal.value(of: rawBytes))
    case .date: BinaryReal.dateSpelling(of: rawBytes)
    case .data: Base64.encode(Array(rawBytes))
    case .string, .key: text(of: node)
    case .dictionary, .array, .true, .false, .null: ""
    }
  }
}
