// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel

/// Objects as users type them, since the app that would offer them is not here: `IDENTIFIER` or
/// `IDENTIFIER=TITLE`.
///
/// A `=` that belongs to the identifier is written `\=`.
enum ObjectSpelling {
  /// The object that a text means; nil without an identifier.
  static func value(_ text: String) -> ParameterValue? {
    var identifier = ""
    var rest = text[...]
    while let character = rest.popFirst(), character != "=" {
      if character == "\\", let next = rest.first, "\\=".contains(next) {
        identifier.append(rest.removeFirst())
      } else {
        identifier.append(character)
      }
    }
    guard !identifier.isEmpty else { return nil }
    return rest.isEmpty
      ? .string(identifier) : .object(identifier: identifier, title: String(rest))
  }

  /// The spelling of an object, which users can type; nil if the value is not an object.
  static func text(of value: ParameterValue) -> String? {
    guard let identifier = value.identifier else { return nil }
    let text = identifier.replacing("\\", with: "\\\\").replacing("=", with: "\\=")
    return if case .object(_, let title) = value { text + "=" + title } else { text }
  }
}
