// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Names of attributes that are reserved in code.
struct ReservedName: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "reserved-name", family: .names, severity: .warning,
    summary: """
      A parameter or a property has the name of a Swift keyword, or of a member that its class \
      inherits.
      """,
    why: """
      The generated class redeclares an inherited member, or uses a reserved word, so the app \
      may not compile. If it compiles, code reads the inherited member instead of the chosen \
      value.
      """,
    remedy: """
      Use another name, such as `details` instead of `description`. The display name can stay.
      """)

  static let examples: [RuleExample] = [
    .parameters(.parameter("↓description"), .parameter("↓repeat")),
    .definition(
      .type(
        "Account",
        properties: [
          .property("identifier", default: true, type: "String"),
          .property("details", type: "String"),
        ])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for group in context.attributeGroups {
      for attribute in group.attributes where !attribute.isInherited {
        guard let name = attribute.name else { continue }
        if let owner = Self.owner(ofMember: attribute.propertyName, group.kind) {
          findings.add(
            .member(name.value, of: owner, attribute.noun), at: name.range,
            data: [.init("name", name.value)])
        } else if Self.keywords.contains(attribute.propertyName) {
          findings.add(
            .keyword(name.value, attribute.noun), at: name.range,
            data: [.init("name", name.value)])
        }
      }
    }
  }

  /// The class of Apple's that an attribute's class inherits a member of the given name from.
  private static func owner(ofMember name: String, _ owner: Attribute.Owner) -> String? {
    if ["description", "hash"].contains(name) { return "NSObject" }
    return switch owner {
    case .intent: intentMembers.contains(name) ? "INIntent" : nil
    case .response: ["code", "userActivity"].contains(name) ? "INIntentResponse" : nil
    case .type: objectMembers.contains(name) ? "INObject" : nil
    }
  }

  private static let intentMembers: Set = [
    "donationMetadata", "identifier", "intentDescription", "keyImage", "shortcutAvailability",
    "suggestedInvocationPhrase",
  ]

  private static let objectMembers: Set = [
    "alternativeSpeakableMatches", "displayImage", "displayString", "identifier",
    "pronunciationHint", "subtitleString",
  ]

  /// The words that Swift refuses as the name of a property unless they are in back-ticks.
  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

extension Diagnostic.Message {
  fileprivate static func member(_ name: String, of owner: String, _ noun: String) -> Self {
    "the \(noun) '\(name)' has the name of a member that its class inherits from \(owner); rename it"
  }

  fileprivate static func keyword(_ name: String, _ noun: String) -> Self {
    "the \(noun) '\(name)' is a Swift keyword; rename it"
  }
}
