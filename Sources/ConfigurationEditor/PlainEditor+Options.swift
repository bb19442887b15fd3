// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import QuickActions
import SourceText
import TerminalInterface

extension PlainEditor {
  /// What can be chosen: of the parameter that the text begins with, else of the destinations; without a catalogue, of all.
  ///
  /// The rest of the text is searched for.
  func options(_ text: String?) -> String {
    let words = (text ?? "").split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    if let row = words.first.flatMap({ state.form[$0] }) {
      let search = words.count > 1 ? words[1] : nil
      return row.control == .destination ? destinations(search) : choices(row, search)
    }
    if state.handler != nil { return destinations(text) }
    return state.form.rows.map { row in
      style(VisibleText.of(row.title), .bold) + "  [\(VisibleText.of(row.parameter))]\n"
        + choices(row, text)
    }
    .joined()
  }

  private func destinations(_ search: String?) -> String {
    guard let handler = state.handler else { return "" }
    let options = handler.options(
      for: state.configuration, matching: search, in: state.locale)
    guard !options.isEmpty else {
      return search.map(noOption) ?? "everything is chosen\n"
    }
    return options.sections.map { section in
      let heading = section.title.map { style(VisibleText.of($0), .bold) + "\n" } ?? ""
      let rows = section.items.map { destination in
        [
          destination.identifier.value, handler.title(of: destination, in: state.locale),
          handler.urlPropertyName.flatMap { destination.value(of: $0)?.string } ?? "",
        ]
      }
      return heading + Self.table(rows)
    }
    .joined()
  }

  private func choices(_ row: ParameterForm.Row, _ search: String?) -> String {
    var choices: [[String]]
    switch row.control {
    case .enumeration(let values) where !values.isEmpty:
      choices = values.map { [$0.name, $0.title] }
    case .boolean(let trueTitle, let falseTitle):
      choices = [["true", trueTitle], ["false", falseTitle]]
    default:
      let words = row.note ?? "it must be " + row.control.expectation
      return "  " + VisibleText.of(words) + "\n"
    }
    if let search {
      let term = SearchTerm(search)
      choices.removeAll { !$0.contains { term.matches($0) } }
      if choices.isEmpty { return noOption(search) }
    }
    return Self.table(choices)
  }

  private func noOption(_ search: String) -> String {
    "no option matches '\(VisibleText.of(search))'\n"
  }
}
