// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Searches through options that there are not.
package struct SearchWithoutDynamicEnumeration: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "search-without-dynamic-enumeration", family: .widgets, severity: .warning,
    summary: "A parameter supports search and has no dynamic enumeration.",
    why: """
      Search narrows the options that the app's code provides. Without dynamic enumeration there \
      are none to narrow.
      """,
    remedy: "Set dynamic enumeration as well, or take the search out.")

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>city</string>
        <key>INIntentParameterSupportsSearch</key>
        ↓<true/>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>city</string>
        <key>INIntentParameterSupportsDynamicEnumeration</key>
        <true/>
        <key>INIntentParameterSupportsSearch</key>
        <true/>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for attribute in context.attributes(of: definition) {
      guard let search = attribute.supportsSearch, search.value,
        attribute.supportsDynamicEnumeration?.value != true
      else { continue }
      report.add(.nothingToSearch(in: attribute), at: search.range, in: definition.source.name)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingToSearch(in attribute: Attribute) -> Self {
    "'\(attribute.propertyName)' has a search and no options to search; set '\(attribute.owner.rawValue)SupportsDynamicEnumeration'"
  }
}
