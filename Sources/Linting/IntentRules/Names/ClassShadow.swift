// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Custom types and enums that hide a type of Swift, Foundation or SwiftUI.
struct ClassShadow: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "class-shadow", family: .names, severity: .note,
    summary: """
      The class of a custom type or an enum has the name of a type that widgets use from \
      Swift, Foundation or SwiftUI.
      """,
    why: """
      In every module that generates the class, the name now means the class: working code of \
      the widget stops compiling, with messages that name neither.
      """,
    remedy: """
      Rename the type, give it its own class name, or write `SwiftUI.Color` wherever the other \
      type is meant.
      """)

  static let examples: [RuleExample] = [
    .definition(.type("↓Color")),
    .definition(.type("Account"), .intent("Configuration")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    let types = definition.types.map { (name: $0.name, className: $0.className, noun: "type") }
    let enums = definition.enums.map { (name: $0.name, className: $0.className, noun: "enum") }
    for declared in enums + types {
      guard let module = Self.module(of: declared.className) else { continue }
      findings.add(
        .hides(declared.className, in: module, declared.noun), at: declared.name?.range,
        data: [.init("class", declared.className)])
    }
  }

  /// The module that has a type of the given name which widgets commonly use.
  private static func module(of name: String) -> String? {
    types.first { $0.names.contains(name) }?.module
  }

  private static let types: [(module: String, names: Set<String>)] = [
    (
      "Swift",
      [
        "Array", "Bool", "Character", "Dictionary", "Double", "Error", "Float", "Int",
        "Never", "Optional", "Range", "Result", "Sequence", "Set", "String", "Task",
      ]
    ),
    (
      "Foundation",
      [
        "Bundle", "Calendar", "Data", "Date", "DateInterval", "Decimal", "Locale", "Measurement",
        "Notification", "Operation", "Process", "Progress", "Timer", "TimeZone", "Unit", "URL",
        "UUID",
      ]
    ),
    (
      "SwiftUI",
      [
        "Alignment", "Angle", "Animation", "App", "Axis", "Binding", "Button", "Circle", "Color",
        "Divider", "Edge", "Environment", "Font", "ForEach", "Form", "Gauge", "Gradient", "Grid",
        "Group", "Image", "Label", "Link", "List", "Menu", "Path", "Picker", "Rectangle", "Scene",
        "Section", "Shape", "Spacer", "State", "Text", "Toggle", "Transaction", "View", "Widget",
      ]
    ),
  ]
}

extension Diagnostic.Message {
  fileprivate static func hides(_ name: String, in module: String, _ noun: String) -> Self {
    "the class '\(name)' of this \(noun) hides \(module)'s '\(name)'; rename it, or give it its own class name"
  }
}
