// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MessageStream
import PropertyListSyntax

/// A text that a person can start a conversation with.
struct ServedPrompt: Sendable {
  let name: String
  let title: String
  let description: String

  /// The name and the description of the argument.
  let argument: (name: String, description: String)

  /// What is said, with the argument in place of `%`.
  let text: String

  static let all = [
    ServedPrompt(
      name: "make_widget", title: "Make a widget",
      description: "Write a widget, and look at it until it is right.",
      argument: ("wish", "What the widget should show and let the user choose."),
      text: """
        Make an iOS widget: %

        Work in small steps, and look at each:
        1. find_widgets, to see what is there. Read quickaction://guides/WidgetAPI if it is listed: views that it does not name, \
        such as ScrollView, are not for widgets.
        2. Write the definition or App Intent, the catalog or the Swift sources.
        3. check, and repair every error; fix_findings shows the safe edits.
        4. If find_widgets says that it can build: build_widget, then preview_widget in light, dark and accented, and with the \
        type size AX3. Repair each problem that is reported.
        5. run_day, and repair each warning.
        6. diff, so that users who have the widget lose nothing.
        Say at the end what was checked, and what was not.
        """),
    ServedPrompt(
      name: "repair_findings", title: "Repair what check says",
      description: "Repair the findings of check one rule after another.",
      argument: ("path", "The file or folder; the root if it is empty."),
      text: """
        Repair what check reports for '%'.

        Call check (with 'path' if one is named). For each rule that has findings, read quickaction://rules/RULE first. Where a \
        finding has a safe fix, call fix_findings with 'select' for that rule, read the diff, and call it again with 'write'. \
        Otherwise edit the file at the place. Do not ignore a rule, and do not change a parameter's name or tag that users may \
        have chosen: diff says so. Call check again until no error is left, then diff.
        """),
  ]

  /// The entry of `prompts/list`.
  var entry: PropertyListLiteral {
    .object([
      ("name", .string(name)), ("title", .string(title)), ("description", .string(description)),
      (
        "arguments",
        [
          [
            "name": .string(argument.name), "description": .string(argument.description),
            "required": false,
          ]
        ]
      ),
    ])
  }

  /// The result of `prompts/get`.
  func message(_ arguments: PropertyListValue?) -> PropertyListLiteral {
    let value = arguments?[argument.name]?.string ?? ""
    return [
      "description": .string(description),
      "messages": [
        [
          "role": "user",
          "content": ["type": "text", "text": .string(text.replacing("%", with: value))],
        ]
      ],
    ]
  }
}
