// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Different parts that generate code with the same name.
struct ClassCollision: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "class-collision", family: .names, severity: .error,
    summary: "Two parts generate classes, enums or files with the same name.",
    why: """
      The app does not compile. Names that differ only in case are a warning: most Macs treat \
      the two files as one, so one of the classes is lost.
      """,
    remedy: "Rename one of them, or give it its own class name.")

  static let examples: [RuleExample] = [
    .definition(.type("ShowIntent"), .intent("↓Show")),
    .definition(.enum("account"), .type("↓Account")),
    .definition(.type("Show"), .intent("Show")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    let symbols = definition.generatedSymbols
    var reported: Set<[String]> = []
    let sameNames = symbols.repetitions { $0.name }
    let sameFiles = symbols.filter(\.hasFile).repetitions { $0.name.lowercased() }
    for (repetition, isFile) in sameNames.map({ ($0, false) }) + sameFiles.map({ ($0, true) }) {
      let (later, earlier) = (repetition.later, repetition.earlier)
      // Two parts of one kind and one name have a rule of their own, and two parts collide once.
      guard later.origin != earlier.origin,
        reported.insert([later.origin, earlier.origin]).inserted
      else { continue }
      findings.add(
        isFile
          ? .sameFile(later.name, later.origin, earlier.origin)
          : .sameName(later.name, later.origin, earlier.origin), at: later.range,
        severity: isFile ? .warning : nil,
        data: [.init("class", later.name)],
        notes: [
          findings.note("this is \(earlier.origin)", at: earlier.range)
        ])
    }
  }
}

extension Diagnostic.Message {
  private static let remedy = "rename one of them, or give it its own class name"

  fileprivate static func sameName(_ name: String, _ later: String, _ earlier: String) -> Self {
    "\(later) and \(earlier) both generate '\(name)'; \(Self.remedy)"
  }

  fileprivate static func sameFile(_ name: String, _ later: String, _ earlier: String) -> Self {
    "\(later) and \(earlier) both generate a file '\(name).swift', which differ only in case; \(Self.remedy)"
  }
}
