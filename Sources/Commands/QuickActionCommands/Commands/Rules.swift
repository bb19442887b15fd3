// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import ChangeReports
import CommandConsole
import DiagnosticRendering
import IntentLint
import IntentValidation
import MigrationCheck
import ProgramCheck
import PropertyListSyntax
import TerminalText

/// `quickaction rules`.
struct Rules: ConsoleCommand {
  /// The form of the list or page.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// A list for users.
    case text
    /// For programs.
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract:
      "List the rules that 'validate', 'check', 'diff' and 'migrate --check' apply, or explain one.",
    discussion: """
      Without a rule, lists all rules by family with their severities and fixes. With the name of a \
      family, lists its rules. With a mail of App Store Connect, explains the rules that predict it.

      Examples:
        quickaction rules
        quickaction rules duplicate-parameter-tag
        quickaction rules ITMS-90626
      """)

  @Argument(
    help: ArgumentHelp("The rule or mail to explain, or the family to list.", valueName: "rule"),
    completion: RuleNames.completion)
  var rule: String?

  @Option(help: "The format of the list or page.")
  var format: Format = .text

  @OptionGroup var output: OutputOptions

  /// The rules of 'validate', 'check', 'diff' and 'migrate --check'.
  private static let known = RuleSet.all + .program + .changes + .migration

  func run(in console: Console) throws {
    let output = try output.result(console)
    let width =
      console.isOutputTerminal && output.file == nil
      ? console.width : nil
    if let rule, let found = Self.known.rules.first(where: { $0.metadata.id == rule }) {
      switch format {
      case .text: try output.write(RulePage(of: found).text(width: min(width ?? 80, 100)))
      case .json: try output.write(RuleDocument.page(RulePage(of: found)))
      }
      return
    }
    let families = try self.families
    if format == .text, let rule, RuleFamily(rawValue: rule) == nil {
      let pages = families.flatMap(\.rules).compactMap { metadata in
        Self.known.rules.first { $0.metadata.id == metadata.id }
      }
      let width = min(width ?? 80, 100)
      try output.write(pages.map { RulePage(of: $0).text(width: width) }.joined(separator: "\n"))
      return
    }
    switch format {
    case .text:
      try output.write(RuleTable(families, width: width, style: output.style).text)
    case .json: try output.write(RuleDocument.list(families.flatMap(\.rules)))
    }
  }

  /// The families to list.
  private var families: [(family: RuleFamily, rules: [RuleMetadata])] {
    get throws {
      guard let rule else { return Self.known.families }
      let ids: Set<String>
      do throws(UnknownRuleName) {
        ids = Set(try Self.known.ids(meantBy: rule))
      } catch {
        throw CommandFailure("\(error)", exitCode: 2)
      }
      return Self.known.families
        .map { family, rules in (family, rules.filter { ids.contains($0.id) }) }
        .filter { !$0.1.isEmpty }
    }
  }
}
