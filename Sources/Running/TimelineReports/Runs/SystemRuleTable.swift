// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TerminalText
package import TimelineSimulation

/// The table of the system's rules for a terminal.
package struct SystemRuleTable {
  private let rules: ReloadRules
  private let width: Int
  private let style: TerminalStyle

  /// Creates a list for a terminal of so many columns.
  package init(_ rules: ReloadRules, width: Int, style: TerminalStyle) {
    self.rules = rules
    self.width = width
    self.style = style
  }

  /// The rules, each with its value, its meaning and its source.
  package var text: String {
    let settings = ReloadRules.settings
    let nameWidth = settings.map(\.name.count).max() ?? 0
    let valueWidth = settings.map { $0.value(in: rules).description.count }.max() ?? 0
    return settings.map { setting in
      let value = setting.value(in: rules)
      let head =
        style(setting.name.padded(toColumns: nameWidth), .bold) + "  "
        + value.description.padded(toColumns: valueWidth) + "  "
      let indent = String(repeating: " ", count: nameWidth + valueWidth + 4)
      let changed =
        value == setting.standard ? "" : " (default: \(setting.standard))"
      let meaning = (setting.meaning + changed).wrapped(toColumns: width, indent: indent)
      let source = "\(setting.source)".wrapped(toColumns: width, indent: indent)
      return head + meaning.dropFirst(indent.count)
        + source.split(separator: "\n").map { style(String($0), .dim) + "\n" }.joined()
    }
    .joined()
  }
}
