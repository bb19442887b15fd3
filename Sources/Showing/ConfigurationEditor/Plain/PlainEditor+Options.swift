// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import QuickActions
import SourceText
import StringTables
import TerminalText

extension PlainEditor {
  /// The options of a parameter.
  struct Choices {
    struct Choice {
      var identifier: String
      var title: String
      var section: String?
      var url: String?
    }

    let row: ParameterForm.Row
    var choices: [Choice] = []

    /// The kind of value to type, if there is nothing to choose from.
    var expectation: String?

    /// Why there is nothing to choose from: what the app's handler says.
    var failure: String?
  }

  /// The options of the parameter that the text begins with, else of the destinations; without a
  /// catalog, of all parameters.
  ///
  /// The rest of the text is searched for.
  func choices(_ text: String?) -> [Choices] {
    if let (row, search) = named(in: text) { return [choices(of: row, search)] }
    let search = text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    if let row = state.form.rows.first(where: { $0.control == .destination }) {
      return [choices(of: row, search)]
    }
    return state.form.rows.map { choices(of: $0, search) }
  }

  /// The row that a text begins with, and the rest of the text; nil if it does not begin with one.
  private func named(in text: String?) -> (row: ParameterForm.Row, search: String?)? {
    let words = (text ?? "").split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let row = words.first.flatMap({ state.form[$0] }) else { return nil }
    return (row, words.count > 1 ? words[1] : nil)
  }

  private func choices(of row: ParameterForm.Row, _ search: String?) -> Choices {
    var result = Choices(row: row)
    do throws(ChoiceError) {
      if let options = try state.handledOptions(of: row, matching: search) {
        result.choices = options.sections.flatMap { section in
          section.items.map {
            .init(identifier: $0.identifier, title: $0.title, section: section.title)
          }
        }
        return result
      }
    } catch {
      result.failure = texts.choices.sentence(for: error)
      return result
    }
    switch row.control {
    case .destination: result.choices = destinations(search)
    case .enumeration(let values) where !values.isEmpty:
      result.choices = values.map { .init(identifier: $0.name, title: $0.title) }
    case .boolean(let trueTitle, let falseTitle):
      result.choices = [
        .init(identifier: "true", title: trueTitle), .init(identifier: "false", title: falseTitle),
      ]
    default: result.expectation = texts.choices.hint(for: row)
    }
    if let search, row.control != .destination {
      let term = SearchTerm(search)
      result.choices.removeAll { !term.matches($0.identifier) && !term.matches($0.title) }
    }
    return result
  }

  /// The destinations that are not chosen yet, as the full screen finds them; but what a script asks for it means.
  private func destinations(_ search: String?) -> [Choices.Choice] {
    guard state.catalog != nil else { return [] }
    var index = OptionIndex(state.widget, in: state.locale)
    let chosen = Set(state.choice.identifiers)
    let free = index.options.indices.filter { !chosen.contains(index.options[$0].identifier) }
    return index.search(SearchWord.words(search ?? ""), among: free, isLoose: false).matches.map {
      let option = index.options[$0]
      return .init(
        identifier: option.identifier, title: option.title,
        section: option.section.map { index.sections[$0] },
        url: state.widget.destination(option.identifier).flatMap { state.widget.url(of: $0) })
    }
  }

  /// The options as text; see ``choices(_:)``.
  func options(_ text: String?) -> String {
    let named = named(in: text)
    let hasHeadings = state.catalog == nil && named == nil
    let search = named == nil ? text : named?.search
    return choices(text).map { choices in
      let heading =
        style(VisibleText.of(choices.row.title), .bold)
        + "  [\(VisibleText.of(choices.row.parameter))]\n"
      return (hasHeadings ? heading : "") + self.text(of: choices, search: search)
    }
    .joined()
  }

  private func text(of choices: Choices, search: String?) -> String {
    if let failure = choices.failure { return "  " + VisibleText.of(failure) + "\n" }
    if let words = choices.expectation { return "  " + VisibleText.of(words) + "\n" }
    guard !choices.choices.isEmpty else {
      let sentence = search.map { texts(.noMatch, VisibleText.of($0)) } ?? texts(.everythingChosen)
      return sentence + "\n"
    }
    guard
      choices.row.control == .destination || choices.choices.contains(where: { $0.section != nil })
    else {
      return Self.table(choices.choices.map { [$0.identifier, $0.title] })
    }
    var text = ""
    var rest = choices.choices[...]
    while let first = rest.first {
      let rows = rest.prefix { $0.section == first.section }
      if let section = first.section { text += style(VisibleText.of(section), .bold) + "\n" }
      text += Self.table(rows.map { [$0.identifier, $0.title, $0.url ?? ""] })
      rest = rest.dropFirst(rows.count)
    }
    return text
  }
}
