// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import QuickActions
import SourceText
import TerminalText

extension PlainEditor {
  /// The sheet: each row with its value, the elements of a list a line each.
  ///
  /// The brackets have what scripts need: the name of the parameter and, as `set` takes it, the value. The single list of
  /// a widget without other rows has no heading.
  package func list() -> String {
    let form = state.form
    let hidden = form.hiddenValues.map { member in
      VisibleText.of("[\(member.parameter)=\(member.value.words), not in the sheet]") + "\n"
    }
    if form.rows.isEmpty { return texts(.nothingToConfigure) + "\n" + hidden.joined() }
    if form.rows.count == 1, let row = form.rows.first, row.control == .destination {
      return table(of: row) + problem(of: row, indent: "") + hidden.joined()
    }
    return form.rows.map { block(of: $0) }.joined() + hidden.joined()
  }

  private func block(of row: ParameterForm.Row) -> String {
    let title = style(VisibleText.of(row.title), .bold)
    let isTable = row.list != nil || row.control == .destination
    var facts = [isTable || row.value == nil ? row.parameter : "\(row.parameter)=\(row.spelling)"]
    if row.isDefault, row.value != nil { facts.append("default") }
    if row.emptyCount > 0 { facts.append("\(row.emptyCount) empty") }
    if case .unavailable = row.control {
      facts.append("not editable here: " + texts.choices.hint(for: row))
    }
    let bracket = "  [" + VisibleText.of(facts.joined(separator: ", ")) + "]\n"
    if isTable {
      return title + bracket + table(of: row) + problem(of: row, indent: "  ")
    }
    let text = row.value == nil ? "none" : VisibleText.of(row.text)
    return title + ": " + text + bracket + problem(of: row, indent: "  ")
  }

  private func table(of row: ParameterForm.Row) -> String {
    if row.control == .destination {
      let shortcuts = state.widget.shortcuts(of: state.choice, in: state.locale)
      guard !shortcuts.isEmpty else { return "nothing is chosen\n" }
      return Self.table(
        shortcuts.map { shortcut in
          [
            String(shortcut.position), shortcut.title, shortcut.identifier,
            shortcut.state == .missing ? "(missing)" : shortcut.url ?? "",
          ]
        })
    }
    return Self.table(
      row.elements.enumerated().map { index, element in
        let name = element.identifier ?? element.spelling
        return [String(index + 1), element.title, name == element.title ? "" : name]
      })
  }

  private func problem(of row: ParameterForm.Row, indent: String) -> String {
    // The line of a missing destination says so.
    guard let problem = row.problem, !row.elements.contains(where: \.isMissing) else { return "" }
    let sentence = texts.choices.sentence(for: problem, of: row.parameter)
    return indent + "! " + VisibleText.of(sentence) + "\n"
  }

  /// Rows of cells, in columns as wide as their widest cell.
  static func table(_ rows: [[String]]) -> String {
    let safe = rows.map { $0.map(VisibleText.of) }
    let widths = (0..<(safe.first?.count ?? 0)).map { column in
      safe.map { DisplayWidth().columns(of: $0[column]) }.max() ?? 0
    }
    return safe.map { row in
      let cells = zip(row, widths).map { $0.padded(toColumns: $1) }
      var line = "  " + cells.joined(separator: "  ")
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }
    .joined()
  }
}
