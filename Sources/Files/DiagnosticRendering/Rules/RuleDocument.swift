// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
package import RulePages

/// Rules as programs read them.
package enum RuleDocument {
  /// The version of the format.
  private static let version = PropertyListLiteral.Member("version", .integer(1))

  /// The list of rules as JSON, with the main facts of each.
  package static func list(_ rules: [RuleMetadata]) -> String {
    JSONWriter.document(
      .dictionary([version, .init("rules", .array(rules.map { .dictionary(facts(of: $0)) }))]))
  }

  /// All that there is to know of a rule.
  package static func page(_ page: RulePage) -> String {
    let metadata = page.metadata
    let examples = page.examples.map { example in
      PropertyListLiteral.dictionary([
        .init("findings", .integer(example.findingCount)),
        .init("files", .array(example.files.filter { $0.bytes == nil }.map(json))),
        .init("earlier", .array(example.earlier.map(json))),
        .init("fixed", example.fixed.map { .string($0) } ?? .null),
      ])
    }
    let words: [PropertyListLiteral.Member] = [
      .init("why", .string(metadata.why)), .init("remedy", .string(metadata.remedy)),
      .init("examples", .array(examples)),
    ]
    return JSONWriter.document(
      .dictionary([version, .init("rule", .dictionary(facts(of: metadata) + words))]))
  }

  private static func facts(of rule: RuleMetadata) -> [PropertyListLiteral.Member] {
    [
      .init("id", .string(rule.id)), .init("family", .string(rule.family.rawValue)),
      .init("severity", .string(rule.severity.rawValue)),
      .init("fix", rule.fixSafety.map { .string($0.rawValue) } ?? .null),
      .init("since", .string(rule.since)), .init("summary", .string(rule.summary)),
    ] + (rule.mail.map { [.init("mail", .string($0))] } ?? [])
      + (rule.change.map {
        [
          .init("effect", .string($0.effect.rawValue)), .init("hurts", .string($0.hurts)),
          .init("evidence", .string($0.evidence.rawValue)),
        ]
      } ?? [])
  }

  /// A file of an example, which is a text; the marks before what is found stay in it.
  private static func json(_ file: RuleExample.File) -> PropertyListLiteral {
    .dictionary([.init("path", .string(file.path)), .init("content", .string(file.content))])
  }
}
