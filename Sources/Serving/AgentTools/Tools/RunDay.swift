// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// A day of a widget on a simulated clock.
enum RunDay: Tool {
  static let description = ToolDescription(
    name: "run_day", title: "Run a day",
    description: """
      Simulate a widget's timeline: when it reloads and why, what it shows when, and warnings (stale entries, budget, \
      empty timelines). A catalog's widget needs no build; with 'project' or 'package' the app's own provider is built and \
      run (--allow-build).
      """,
    parameters: [
      ToolParameter("path", .path, "The catalog. Default: the only one."),
      .project, .package, .target, .widget, .family, .locale,
      ToolParameter("from", .text, "Such as 2026-03-29T08:00."),
      ToolParameter("for", .text, "Such as 24h or 7d. Default 24h."),
      ToolParameter("timeZone", .text, "Such as Asia/Tokyo."),
      ToolParameter("feed", .path, "The *.feed.json that answers its requests."), .limit, .next,
    ],
    effect: .builds,
    result: ["summary": "object", "warnings": "array", "shown": "array", "reloads": "array"])

  static func run(_ call: ToolCall) throws(ToolRefusal) -> ToolResult {
    let arguments = call.arguments
    var words = ["timeline"]
    if let program = try BuildWidget.program(call) {
      words.append("--program=\(program)")
      words += arguments.options(["widget": "--widget"])
    } else {
      // Not the name of an example, which would be built.
      words.append(
        try arguments.path("path").map { $0.contains("/") ? $0 : "./" + $0 } ?? "quick-actions")
    }
    words += arguments.options([
      "family": "--family", "locale": "--locale", "from": "--from", "for": "--for",
      "timeZone": "--time-zone",
    ])
    if let feed = try arguments.path("feed") { words.append("--feed=\(feed)") }
    let (value, _) = try call.json(words + ["--format=json"])
    let warnings = ToolCall.elements(value["warnings"])
    return ToolResult(
      [
        ("summary", value["summary"].map { PropertyListLiteral($0) } ?? .object([])),
        ("warnings", .array(Array(warnings.prefix(20)))),
      ],
      lists: [
        ("shown", ToolCall.elements(value["shown"])),
        ("reloads", ToolCall.elements(value["reloads"])),
      ], arguments)
  }
}
