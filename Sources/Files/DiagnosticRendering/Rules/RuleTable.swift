// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import RulePages
import SourceText
package import TerminalText

/// The list of rules as a table for a terminal.
package struct RuleTable {
  /// The fewest columns in which a summary is of use beside the other columns.
  private static let minimumSummaryWidth = 30

  private let families: [(family: RuleFamily, rules: [RuleMetadata])]
  private let width: Int?
  private let style: TerminalStyle

  /// Creates a table of a width in columns; nil does not limit it.
  ///
  /// - Parameters:
  ///   - families: The rules by family.
  ///   - width: The columns of the terminal; nil leaves each rule on a line of its own, however long.
  ///   - style: Colors or none.
  package init(
    _ families: [(family: RuleFamily, rules: [RuleMetadata])], width: Int?, style: TerminalStyle
  ) {
    self.families = families
    self.width = width
    self.style = style
  }

  /// The families with their rules, an empty line between two.
  package var text: String {
    let rules = families.flatMap(\.rules)
    let idWidth = rules.map(\.id.count).max() ?? 0
    let hasFixes = rules.contains { $0.fixSafety != nil }
    return families.map { family, rules in
      style("\(family.title) (\(family.rawValue))", .bold) + "\n"
        + rules.map { row($0, idWidth: idWidth, hasFixes: hasFixes) }.joined()
    }
    .joined(separator: "\n")
  }

  private func row(_ rule: RuleMetadata, idWidth: Int, hasFixes: Bool) -> String {
    var columns = [
      rule.id.padded(toColumns: idWidth), rule.severity.rawValue.padded(toColumns: 7),
    ]
    if hasFixes {
      let fix = rule.fixSafety.map { "\($0.rawValue) fix" } ?? ""
      columns.append(fix.padded(toColumns: 10))
    }
    let beginning = "  " + columns.joined(separator: "  ") + "  "
    guard let width else { return beginning + rule.summary + "\n" }
    let indent =
      width - beginning.count >= Self.minimumSummaryWidth
      ? String(repeating: " ", count: beginning.count) : nil
    guard let indent else {
      return beginning.trimmedEnd { $0 == " " } + "\n"
        + rule.summary.wrapped(width: width, indent: "      ")
    }
    return rule.summary.wrapped(width: width, indent: indent, firstIndent: beginning)
  }
}
