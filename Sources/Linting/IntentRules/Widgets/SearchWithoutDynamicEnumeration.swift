// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Search without dynamic enumeration.
struct SearchWithoutDynamicEnumeration: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "search-without-dynamic-enumeration", family: .widgets, severity: .warning,
    summary: "A parameter supports search but has no dynamic enumeration.",
    why: """
      Search filters the options that the app's code provides. Without dynamic enumeration \
      there are no options.
      """,
    remedy: "Set dynamic enumeration as well, or remove the search.")

  static let examples: [RuleExample] = [
    .parameters(.parameter("city", supportsSearch: .marked(true))),
    .parameters(.parameter("city", supportsDynamicEnumeration: true, supportsSearch: true)),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      guard let search = attribute.supportsSearch, search.value,
        attribute.supportsDynamicEnumeration?.value != true
      else { continue }
      findings.add(.nothingToSearch(in: attribute), at: search.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingToSearch(in attribute: Attribute) -> Self {
    "'\(attribute.propertyName)' supports search but has no options; set '\(attribute.owner.rawValue)SupportsDynamicEnumeration'"
  }
}
