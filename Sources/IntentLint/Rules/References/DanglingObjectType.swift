// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Parameters of a custom type that the file does not declare.
package struct DanglingObjectType: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "dangling-object-type", family: .references, severity: .error,
    summary: "A parameter or a property is of a custom type that the file does not declare.",
    why: """
      There is no class to generate for its values, so the app does not compile; at run time a person cannot choose \
      anything for it.
      """,
    remedy: "Correct the name, or add the type.")

  package static let examples: [RuleExample] = [
    .definition(
      """
      <key>INIntentDefinitionNamespace</key>
      <string>88xZPY</string>
      <key>INIntents</key>
      <array>
        <dict>
          <key>INIntentName</key>
          <string>Show</string>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>account</string>
              <key>INIntentParameterObjectType</key>
              <string>↓Acount</string>
              <key>INIntentParameterObjectTypeNamespace</key>
              <string>88xZPY</string>
              <key>INIntentParameterType</key>
              <string>Object</string>
            </dict>
          </array>
        </dict>
      </array>
      <key>INTypes</key>
      <array>
        <dict>
          <key>INTypeName</key>
          <string>Account</string>
        </dict>
      </array>
      """),
    .definition(
      """
      <key>INIntentDefinitionNamespace</key>
      <string>88xZPY</string>
      <key>INIntents</key>
      <array>
        <dict>
          <key>INIntentName</key>
          <string>Show</string>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>account</string>
              <key>INIntentParameterObjectType</key>
              <string>Account</string>
              <key>INIntentParameterObjectTypeNamespace</key>
              <string>88xZPY</string>
              <key>INIntentParameterType</key>
              <string>Object</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>media</string>
              <key>INIntentParameterObjectType</key>
              <string>MediaItem</string>
              <key>INIntentParameterObjectTypeNamespace</key>
              <string>System</string>
              <key>INIntentParameterType</key>
              <string>Object</string>
            </dict>
          </array>
        </dict>
      </array>
      <key>INTypes</key>
      <array>
        <dict>
          <key>INTypeName</key>
          <string>Account</string>
        </dict>
      </array>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for attribute in context.attributes(of: definition) {
      guard case .object(let reference) = attribute.kind, definition.owns(reference.namespace),
        definition.type(named: reference.name) == nil, let name = attribute.objectTypeName
      else { continue }
      report.add(
        .undeclared(
          name.value, attribute.propertyName, attribute.noun,
          types: definition.types.compactMap(\.name?.value)), at: name.range,
        in: definition.source.name, data: [.init("type", name.value)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func undeclared(
    _ name: String, _ attribute: String, _ noun: String, types: [String]
  ) -> Self {
    let question = NearName.question(name, among: types)
    return
      "the type '\(name)' of the \(noun) '\(attribute)' is not declared\(question.isEmpty ? "; add it" : question)"
  }
}
