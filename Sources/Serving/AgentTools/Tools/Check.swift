// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// What breaks widgets: in files, and where the server may build, in pictures and in a day.
enum Check: Tool {
  static let description = ToolDescription(
    name: "check", title: "Check",
    description: """
      Find what breaks a widget: in intent definitions, string tables, catalogs, Info.plist, entitlements, Xcode projects and \
      Swift sources; with --allow-build also what drawing and running the extension shows. Each finding has rule, \
      severity, place, message, and 'fixes' for fix_findings; resource quickaction://rules/RULE explains it. Run after \
      each change.
      """,
    parameters: [
      ToolParameter("path", .path, "File or folder. Default: the root."),
      ToolParameter("select", .texts, "Only these rules or families."),
      ToolParameter("ignore", .texts, "Not these rules."),
      ToolParameter("since", .text, "Only what is new since this git revision."),
      ToolParameter("fast", .flag, "Read files only, build nothing."), .target,
      .limit, .next,
    ],
    effect: .builds,
    result: ["summary": "object", "findings": "array", "notes": "array"])

  /// The words before the options.
  static let command = ["check", "--allow-empty", "--exit-zero", "--format", "json"]

  static func run(_ call: ToolCall) throws(ToolRefusal) -> ToolResult {
    var words = command + rules(call.arguments)
    words += call.arguments.options(["since": "--since"])
    if call.allowsBuild, !call.arguments.flag("fast") {
      words += call.arguments.options(["target": "--target"]) + ["--offline"]
    } else {
      words.append("--fast")
    }
    let (value, outcome) = try call.json(words + [call.arguments.path("path") ?? "."])
    let (findings, notes) = call.findings(value, notes: outcome.errors)
    return ToolResult(
      [
        ("summary", value["summary"].map { PropertyListLiteral($0) } ?? .object([])),
        ("notes", notes),
      ],
      lists: [("findings", findings)], call.arguments)
  }

  /// The options that choose rules.
  static func rules(_ arguments: ToolArguments) -> [String] {
    [("select", "--select"), ("ignore", "--ignore")].compactMap { name, option in
      let rules = arguments.texts(name)
      return rules.isEmpty ? nil : "\(option)=\(rules.joined(separator: ","))"
    }
  }
}
