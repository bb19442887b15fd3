// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import PropertyListSyntax
package import RulePages
package import SourceText

/// Shows findings to what reads SARIF 2.1.0: code scanning, editors, other tools.
///
/// A single run, whose driver lists the rules that found something, with their pages: those of all rules are hundreds of
/// kilobytes. Columns count UTF-16 code units, as most readers of the format do; paths are relative references if they
/// were given as such.
package struct SARIFRenderer: DiagnosticRenderer {
  /// Where editors find the schema of the format.
  private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  /// The width of plain text, whose display is unknown.
  private static let textWidth = 80

  private let sources: [SourceFile]
  private let rules: [RulePage]
  private let toolVersion: String

  /// Creates a renderer with the pages of the rules and the version of the tool.
  ///
  /// - Parameters:
  ///   - sources: The files that findings may point into.
  ///   - rules: The pages of the rules that there are, in the order in which those with a finding are listed.
  ///   - toolVersion: The version of the program.
  package init(sources: [SourceFile], rules: [RulePage], toolVersion: String) {
    self.sources = sources
    self.rules = rules
    self.toolVersion = toolVersion
  }

  /// The findings, sorted, and their rules, as one JSON object.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let diagnostics = diagnostics.sortedForReport()
    let places = SARIFPlaces(index: SourceIndex(sources, for: diagnostics))
    let found = Set(diagnostics.map(\.id))
    let rules = rules.filter { found.contains($0.metadata.id) }
    // A finding of a rule that is not listed would have nothing to point to.
    let unlisted = found.subtracting(rules.map(\.metadata.id)).sorted()
    let ids = rules.map(\.metadata.id) + unlisted
    let indices = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
    var fingerprints = FingerprintCounter(sources)
    let results = diagnostics.map { diagnostic in
      SARIFResult(
        diagnostic, ruleIndex: indices[diagnostic.id] ?? 0,
        fingerprint: fingerprints.next(of: diagnostic), places: places
      ).json
    }
    let driver: PropertyListLiteral = .object([
      ("name", .string("QuickAction")),
      ("version", .string(toolVersion)),
      ("semanticVersion", .string(toolVersion)),
      (
        "rules",
        .array(rules.map(Self.json) + unlisted.map { .object([("id", .string($0))]) })
      ),
    ])
    let run: PropertyListLiteral = .object([
      ("tool", .object([("driver", driver)])),
      ("columnKind", .string("utf16CodeUnits")),
      ("results", .array(results)),
    ])
    let log: PropertyListLiteral = .object([
      ("$schema", .string(Self.schema)), ("version", .string("2.1.0")), ("runs", .array([run])),
    ])
    return JSONWriter.report(log)
  }

  private static func json(_ page: RulePage) -> PropertyListLiteral {
    let rule = page.metadata
    let sections = page.sections
    func text(_ text: String) -> PropertyListLiteral { .object([("text", .string(text))]) }
    return .object([
      ("id", .string(rule.id)),
      ("shortDescription", text(rule.summary)),
      ("fullDescription", text(rule.why)),
      (
        "help",
        .object([
          ("text", .string(page.text(sections, width: textWidth))),
          ("markdown", .string(RulePage.body(sections))),
        ])
      ),
      ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
      ("properties", .object([("tags", .array([.string(rule.family.rawValue)]))])),
    ])
  }
}
