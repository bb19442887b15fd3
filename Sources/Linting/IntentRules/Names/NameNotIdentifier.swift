// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Names that are not identifiers.
struct NameNotIdentifier: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "name-not-identifier", family: .names, severity: .error,
    summary: "The name of a part is not an identifier in Swift and Objective-C.",
    why: """
      Xcode generates code from every name. With such a name it does not compile, and the app \
      cannot be built.
      """,
    remedy: """
      Use letters, digits and underscores, and start with a letter. What users see is the \
      display name or the title, which can be any text.
      """)

  static let examples: [RuleExample] = [
    .parameters(.parameter("↓account name")),
    .definition(.enum("Period", values: [.value("unknown"), .value("↓7days")])),
    .parameters(.parameter("accountName"), .parameter("größe_2")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for declared in definition.namedParts where !Self.isIdentifier(declared.name.value) {
      findings.add(
        .noIdentifier(declared.name.value, of: declared.noun), at: declared.name.range,
        data: [.init("name", declared.name.value)])
    }
  }

  /// Whether compilers take a text for a name.
  ///
  /// Outside ASCII they take more than letters, not all of them the same, so that here only spaces, marks and
  /// controls are refused.
  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, !("0"..."9" ~= first) else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": true
      case "\u{0}"..."\u{7F}": false
      default: scalar.properties.isXIDContinue || scalar.properties.isEmoji
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noIdentifier(_ name: String, of noun: String) -> Self {
    name.isEmpty
      ? "the name of this \(noun) is empty, so no code can be generated; name it"
      : "the \(noun) name '\(name)' is not an identifier, so generated code does not compile; use letters, digits and underscores"
  }
}
