// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Defaults that are not a value of their enum.
struct UnknownEnumDefault: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-enum-default", family: .metadata, severity: .error,
    summary: "An enum parameter's default is not one of its values.",
    why: """
      The default is not found at run time: a new widget starts with nothing chosen, and its \
      edit sheet shows an empty row.
      """,
    remedy: "Write the name of a value as the enum declares it, not its display name.")

  static let examples: [RuleExample] = [
    .definition(
      .enum("Quality", values: [.value("unknown"), .value("high", index: 1)]),
      .intent(
        "Show",
        parameters: [
          .parameter("quality", enumType: "Quality", metadata: .metadata(defaultValue: "↓High"))
        ])),
    .definition(
      .enum("Quality", values: [.value("unknown"), .value("high", index: 1)]),
      .intent(
        "Show",
        parameters: [
          .parameter("quality", enumType: "Quality", metadata: .metadata(defaultValue: "high"))
        ])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      guard let type = definition.enumType(of: attribute),
        let value = attribute.metadata?[.defaultValue], let name = value.string,
        !name.isEmpty, type.value(named: name) == nil
      else { continue }
      findings.add(.unknownDefault(name, of: type), at: value.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownDefault(_ name: String, of type: EnumType) -> Self {
    let question = NearName.question(name, among: type.values.compactMap(\.name?.value))
    return "the default '\(name)' is not a value of the enum '\(type.name?.value ?? "")'\(question)"
  }
}
