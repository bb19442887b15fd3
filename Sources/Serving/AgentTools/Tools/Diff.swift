// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
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
    if let since { try checkRevision(since, call) }
    let words =
      ["diff", "--exit-zero", "--format=json", "--language=en"]
      + arguments.options(["since": "--since"]) + ["--path=\(try arguments.path("path") ?? ".")"]
    let (value, outcome) = try call.json(words)
    let (findings, notes) = call.findings(value, notes: outcome.errors)
    return ToolResult(
      [
        ("summary", value["summary"].map { PropertyListLiteral($0) } ?? .object([])),
        ("notes", notes),
      ],
      lists: [("findings", findings)], call.arguments)
  }

  /// Refuses what the command would take for an option, a range, or a path outside of the root.
  private static func checkRevision(_ text: String, _ call: ToolCall) throws(ToolRefusal) {
    let isRevision =
      !text.isEmpty && !text.contains("..") && !["-", "/", "~"].contains { text.hasPrefix($0) }
    guard isRevision else {
      throw ToolRefusal("'since' must be a revision, such as HEAD or main")
    }
    if FileSystem.disk.status(of: FilePath(text)) != .nothing { _ = try call.root.path(text) }
  }
}
