// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText

/// References that say a name and no namespace, in a file that has one.
package struct MissingNamespace: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "missing-namespace", family: .references, severity: .warning,
    summary: """
      A parameter or a property refers to a type or an enum without a namespace, although the file has one.
      """,
    why: """
      iOS looks types and enums up by namespace and name. Without the namespace it may find nothing, and the \
      properties of what a person chooses are lost.
      """,
    remedy: """
      Add the file's namespace. The fix does so where the file declares a type or an enum of the name.
      """, fixSafety: .safe)

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
              <string>↓Account</string>
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
      """,
      fixed: """
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
    // Files of version 1.0 have no namespace, and no reference with one.
    guard let own = definition.namespace?.value else { return }
    for attribute in context.attributes(of: definition) {
      let (name, isDeclared, suffix): (Located<String>?, Bool, String)
      switch attribute.kind {
      case .enumeration(let reference) where reference.namespace == nil:
        (name, suffix) = (attribute.enumTypeName, "EnumTypeNamespace")
        isDeclared = definition.enumType(named: reference.name) != nil
      case .object(let reference) where reference.namespace == nil:
        (name, suffix) = (attribute.objectTypeName, "ObjectTypeNamespace")
        isDeclared = definition.type(named: reference.name) != nil
      default: continue
      }
      // What is not declared has a rule of its own.
      guard let name, isDeclared else { continue }
      let key = attribute.owner.rawValue + suffix
      let edit = attribute.declaration.inserting(.string(own), forKey: key)
      report.add(
        .noNamespace(name.value, key: key, own: own), at: name.range, in: definition.source.name,
        data: [.init("key", key)],
        fixes: edit.map { edit in
          [
            Fix(
              title: "add the namespace '\(own)'", safety: .safe, file: definition.source.name,
              edits: [edit])
          ]
        } ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noNamespace(_ name: String, key: String, own: String) -> Self {
    "the reference to '\(name)' has no namespace; add '\(key)' with this file's, '\(own)'"
  }
}
