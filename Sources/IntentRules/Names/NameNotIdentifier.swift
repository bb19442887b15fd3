// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Names that code cannot have.
struct NameNotIdentifier: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "name-not-identifier", family: .names, severity: .error,
    summary: "The name of a part is no identifier of Swift and Objective-C.",
    why: """
      Xcode makes code of every name, and code with such a name does not compile: the app cannot be built.
      """,
    remedy: """
      Use letters, digits and underscores, and begin with a letter. What people read is the display name or the \
      title, which may be any text.
      """)

  static let examples: [RuleExample] = [
    .parameters(.parameter("↓account name")),
    .rawDefinition(
      """
      <key>INEnums</key>
      <array>
        <dict>
          <key>INEnumName</key>
          <string>Period</string>
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
            <dict>
              <key>INEnumValueName</key>
              <string>↓7days</string>
            </dict>
          </array>
        </dict>
      </array>
      <key>INIntents</key>
      <array/>
      """),
    .parameters(.parameter("accountName"), .parameter("größe_2")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for declared in definition.declaredNames where !Self.isIdentifier(declared.name.value) {
      findings.add(
        .noIdentifier(declared.name.value, of: declared.noun), at: declared.name.range,
        data: [.init("name", declared.name.value)])
    }
  }

  /// Whether compilers take a text for a name.
  ///
  /// Of what lies outside ASCII they take more than letters, not all of them the same, so that here only spaces, marks and
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
      ? "the name of this \(noun) is empty, and no code can be generated; give it one"
      : "the \(noun) name '\(name)' is no identifier, and generated code does not compile; use letters, digits and underscores"
  }
}
