// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax

/// The limits that a definition states for a number.
struct NumberLimits: Sendable {
  /// The smallest number; nil if the definition states none.
  let minimum: PropertyListValue?

  /// The largest number; nil if the definition states none.
  let maximum: PropertyListValue?
}

extension Attribute {
  /// The limits of a number or a duration; nil for any other type, of which the runtime reads none.
  ///
  /// A limit that is absent is none here: the runtime takes some number for it, which is not known for certain.
  var numberLimits: NumberLimits? {
    switch kind {
    case .scalar(.integer), .scalar(.decimal), .system("TimeInterval"): break
    default: return nil
    }
    func number(_ key: AttributeMetadata.Key) -> PropertyListValue? {
      metadata?[key].flatMap { $0.number == nil ? nil : $0 }
    }
    return NumberLimits(minimum: number(.minimumValue), maximum: number(.maximumValue))
  }
}
