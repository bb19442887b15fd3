// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// What users lose who have the widget on their screen.
enum Diff: Tool {
  static let description = ToolDescription(
    name: "diff", title: "Compare with a revision",
    description: """
      Report what users who already placed the widget lose by changes since a git revision: renamed parameters, removed \
      options or kinds. Run before a commit that touches a definition, catalog or widget kind.
      """,
    parameters: [
      ToolParameter("since", .text, "The revision. Default: where the branch began."),
      ToolParameter("path", .path, "File or folder. Default: the root."), .limit, .next,
    ], result: ["summary": "object", "findings": "array", "notes": "array"])

  static func run(_ call: ToolCall) throws(ToolRefusal) -> ToolResult {
    let arguments = call.arguments
    let since = arguments.text("since")
    guard since.map({ !$0.isEmpty && !$0.hasPrefix("-") }) ?? true else {
      throw ToolRefusal("'since' must be a revision, such as HEAD or main")
    }
    let words =
      ["diff", "--exit-zero", "--format=json", "--language=en"]
      + arguments.options(["since": "--since"]) + ["--path=\(try arguments.path("path") ?? ".")"]
    let (value, outcome) = try call.json(words)
    return ToolResult(
      [
        ("summary", value["summary"].map { PropertyListLiteral($0) } ?? .object([])),
        ("notes", .array(Array(ToolCall.sentences(outcome.errors).prefix(5)))),
      ],
      lists: [("findings", ToolCall.elements(value["diagnostics"]))], arguments)
  }
}
