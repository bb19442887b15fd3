// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Attributes whose display priorities are not 1, 2, 3 in the order of the file.
struct DisplayPriorityOutOfOrder: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "display-priority-out-of-order", family: .numbers, severity: .warning,
    summary: """
      The display priorities of parameters or properties are not 1, 2, 3 and so on, in the order of the file.
      """,
    why: """
      Users see parameters in the order of their priorities, and do not see a parameter \
      without one; Xcode shows the order of the file. So the edit sheet differs from Xcode's \
      editor.
      """,
    remedy: """
      Number them in the order of the file. The fix does so. It is unsafe because it changes \
      the order that users see: if that order is right, move the parameters first.
      """, fixSafety: .unsafe)

  static let examples: [RuleExample] = [
    .parameters(
      .parameter("account", displayPriority: .marked(2), tag: 2),
      .parameter("period", displayPriority: 1, tag: 3)
    ).fixed(
      .parameters(
        .parameter("account", displayPriority: 1, tag: 2),
        .parameter("period", displayPriority: 2, tag: 3))),
    .parameters(.parameter("account", displayPriority: 1, tag: 2), .parameter("↓period", tag: 3))
      .fixed(
        .parameters(
          .parameter("account", displayPriority: 1, tag: 2),
          .parameter("period", displayPriority: 2, tag: 3))),
    .parameters(
      .parameter("account", displayPriority: 1, tag: 2),
      .parameter("period", displayPriority: 2, tag: 3)),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for group in context.attributeGroups {
      let numbered = group.attributes.enumerated().map { (number: $0 + 1, attribute: $1) }
      let wrong = numbered.filter { $0.attribute.displayPriority?.value != $0.number }
      guard let first = wrong.first else { continue }
      let edits = wrong.compactMap { edit(of: $0.attribute, number: $0.number) }
      findings.add(
        first.attribute.displayPriority.map { .outOfOrder($0.value, first.attribute, first.number) }
          ?? .missing(first.attribute, first.number),
        at: first.attribute.displayPriority?.range ?? first.attribute.name?.range,
        data: [.init("priority", "\(first.number)")],
        fixes: edits.isEmpty
          ? []
          : [
            Fix(
              title:
                "number \(group.kind == .type ? "the properties" : "the parameters") in the order of the file",
              safety: .unsafe, file: definition.source.name, edits: edits)
          ])
    }
  }

  /// The edit that gives an attribute its number.
  private func edit(of attribute: Attribute, number: Int) -> TextEdit? {
    let suffix = "DisplayPriority"
    if let declared = attribute.value(ofKey: suffix) {
      return declared.replacing(with: .integer(number))
    }
    return attribute.declaration.inserting(
      .integer(number), forKey: attribute.owner.rawValue + suffix)
  }
}

extension Diagnostic.Message {
  fileprivate static func outOfOrder(_ priority: Int, _ attribute: Attribute, _ number: Int)
    -> Self
  {
    "the \(attribute.noun) '\(attribute.propertyName)' is number \(number) in the file but has the display priority \(priority); number them in order"
  }

  fileprivate static func missing(_ attribute: Attribute, _ number: Int) -> Self {
    "the \(attribute.noun) '\(attribute.propertyName)' has no display priority, so it is not shown; give it \(number), its position in the file"
  }
}
