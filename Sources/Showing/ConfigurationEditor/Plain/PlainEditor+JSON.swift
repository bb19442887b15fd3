// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import StringTables
import WidgetViews

extension PlainEditor {
  /// The version of the JSON forms.
  private static let version = 1

  /// The sheet as JSON: each row with its value, the elements of a list one by one.
  package func listDocument() -> String {
    document([
      .init("rows", .array(state.form.rows.map(literal))),
      .init(
        "hidden",
        .dictionary(
          state.form.hiddenValues.map { .init($0.parameter, $0.value.literal) })),
    ])
  }

  /// The options to choose from, as JSON.
  ///
  /// - Parameter text: The parameter, and what is searched for, as for `options`.
  /// - Returns: The JSON text, and whether there is nothing to choose.
  package func optionsDocument(_ text: String?) -> (text: String, isEmpty: Bool) {
    let choices = choices(text)
    let rows = choices.map { choices -> PropertyListLiteral in
      [
        "parameter": .string(choices.row.parameter),
        "title": .string(choices.row.title),
        "expected": choices.expectation.map { .string($0) } ?? .null,
        "options": .array(
          choices.choices.map { choice in
            [
              "identifier": .string(choice.identifier),
              "title": .string(choice.title),
              "section": choice.section.map { .string($0) } ?? .null,
              "url": choice.url.map { .string($0) } ?? .null,
            ]
          }),
      ]
    }
    return (document([.init("parameters", .array(rows))]), Self.isEmpty(choices))
  }

  /// The options to choose from, as text, and whether there are none.
  package func optionsText(_ text: String?) -> (text: String, isEmpty: Bool) {
    (options(text), Self.isEmpty(choices(text)))
  }

  private static func isEmpty(_ choices: [Choices]) -> Bool {
    choices.allSatisfy { $0.choices.isEmpty && $0.expectation == nil }
  }

  private func document(_ members: [PropertyListLiteral.Member]) -> String {
    let locale = state.locale ?? state.widget.developmentLanguage
    return JSONWriter.document(
      .dictionary(
        [
          .init("version", .integer(Self.version)),
          .init("intent", .string(state.widget.name)),
          .init("family", .string(state.family.rawValue)),
          .init("locale", locale.map { .string($0.identifier) } ?? .null),
        ] + members))
  }

  private func literal(_ row: ParameterForm.Row) -> PropertyListLiteral {
    let isList = row.list != nil || row.control == .destination
    return [
      "parameter": .string(row.parameter),
      "title": .string(row.title),
      "kind": .string(row.control.kind),
      "value": row.value?.literal ?? .null,
      "spelling": .string(row.spelling),
      "default": .boolean(row.isDefault),
      "editable": .boolean(row.isEditable),
      "capacity": row.list?.capacity.map { .integer($0) } ?? .null,
      "elements": isList
        ? .array(row.elements.enumerated().map { literal($0 + 1, $1, of: row) }) : .null,
      "problem": literal(row.problem, of: row),
    ]
  }

  private func literal(_ problem: RowProblem?, of row: ParameterForm.Row) -> PropertyListLiteral {
    problem.map { .string(texts.choices.sentence(for: $0, of: row.parameter)) } ?? .null
  }

  private func literal(
    _ position: Int, _ element: ParameterForm.Element, of row: ParameterForm.Row
  ) -> PropertyListLiteral {
    [
      "position": .integer(position),
      "identifier": .string(element.identifier ?? element.spelling),
      "title": .string(element.title),
      "problem": literal(element.problem, of: row),
    ]
  }
}

extension ParameterControl {
  /// The name of the control in JSON.
  fileprivate var kind: String {
    switch self {
    case .destination: "destination"
    case .object: "object"
    case .enumeration: "enum"
    case .boolean: "boolean"
    case .text: "text"
    case .number: "number"
    case .date: "date"
    case .duration: "duration"
    case .url: "url"
    case .amount: "amount"
    case .measurement: "measurement"
    case .unavailable: "unavailable"
    }
  }
}
