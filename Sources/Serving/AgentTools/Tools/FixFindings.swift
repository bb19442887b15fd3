// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MessageStream
import PropertyListSyntax

/// Repairs what can be repaired by an edit.
enum FixFindings: Tool {
  static let description = ToolDescription(
    name: "fix_findings", title: "Fix findings",
    description: """
      Apply the fixes of check's findings. Without 'write', changes nothing and answers with the unified diff. Safe fixes \
      only, unless 'unsafe'.
      """,
    parameters: [
      ToolParameter("path", .path, "File or folder. Default: the root."),
      ToolParameter("select", .texts, "Only these rules or families."),
      ToolParameter("ignore", .texts, ""),
      ToolParameter("unsafe", .flag, "Also fixes that a person should look at."),
      ToolParameter("write", .flag, "Change the files."),
      .limit, .next,
    ], effect: .changes, result: ["written": "boolean", "diff": "array", "notes": "array"])

  static func run(_ call: ToolCall) throws(ToolRefusal) -> ToolResult {
    let arguments = call.arguments
    let path = try arguments.path("path") ?? "."
    var options = Check.rules(arguments)
    if arguments.flag("unsafe") { options.append("--unsafe-fixes") }
    let shown = try call.run(["validate", "--allow-empty", "--diff"] + options + [path])
    guard shown.exitCode < 2 else { return ToolResult(failure: shown.errors) }
    let lines = String(decoding: shown.output, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let diff = lines.last == "" ? lines.dropLast() : lines[...]
    for (line, next) in zip(diff, diff.dropFirst()) {
      guard line.hasPrefix("--- "), next.hasPrefix("+++ ") else { continue }
      // What a project or a link has outside is neither shown nor changed.
      let name = line.dropFirst(4)
      let file = String(name.hasPrefix("a/") ? name.dropFirst(2) : name)
      guard call.root.contains(file) else {
        throw ToolRefusal(
          "the fixes would change '\(file)', which is outside of the root; name a 'path' without it"
        )
      }
    }
    var notes = shown.errors
    // Only what is asked for first is written: the rest of a long diff changes nothing.
    let isWritten = arguments.flag("write") && arguments.number("next") == nil && !diff.isEmpty
    if isWritten {
      let written = try call.run(
        ["validate", "--allow-empty", "--exit-zero", "--format=json", "--fix"] + options + [path])
      guard written.exitCode < 2 else { return ToolResult(failure: written.errors) }
      notes = written.errors
    }
    return ToolResult(
      [
        ("written", .boolean(isWritten)),
        ("notes", .array(Array(ToolCall.sentences(notes).prefix(5)))),
      ],
      lists: [("diff", diff.map { .string(String($0)) })], arguments)
  }
}
