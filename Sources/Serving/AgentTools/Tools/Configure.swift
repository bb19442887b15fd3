// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import PropertyListSyntax
import WidgetPrograms

/// The choice of a widget: what it can hold, and what it holds.
enum Configure: Tool {
  static let description = ToolDescription(
    name: "configure", title: "Configure",
    description: """
      Show an intent's parameters with their values, and the options that are not chosen yet; with 'edits', what the choice \
      becomes, as 'export' prints it. Saves it only with 'write'. Works for catalogs (*.actions.json) and intent definitions, \
      without a build.
      """,
    parameters: [
      ToolParameter("path", .path, "The catalog or definition. Default: the only one."),
      ToolParameter("intent", .text, "Of a definition with several."),
      ToolParameter("choice", .path, "A saved choice to start from."),
      ToolParameter(
        "edits", .texts,
        "In order: 'replace 2=ID', 'move 4:1', 'add ID', 'remove 3', 'set NAME=VALUE', 'clear NAME', 'reset'."
      ),
      ToolParameter("write", .flag, "Save the choice."), .family, .locale, .limit, .next,
    ], effect: .changes,
    result: [
      "written": "boolean", "parameters": "array", "options": "array", "notes": "array",
    ])

  private static let actions = [
    "replace", "move", "swap", "add", "remove", "set", "clear", "reset",
  ]

  static func run(_ call: ToolCall) throws(ToolRefusal) -> ToolResult {
    let arguments = call.arguments
    let path = try arguments.path("path")
    let subject =
      arguments.options(["intent": "--intent", "family": "--family", "locale": "--locale"])
    let given = try arguments.path("choice").map { ["--choice=\($0)"] } ?? []
    let positional = path.map { [$0] } ?? []
    let edits = try arguments.texts("edits").map { text throws(ToolRefusal) in try option(text) }
    let isWritten = arguments.flag("write") && !edits.isEmpty
    var choice = given
    var notes = ""
    let folder: TemporaryFolder?
    if edits.isEmpty {
      folder = nil
    } else {
      let dry = try call.run(["edit"] + positional + subject + given + edits + ["--dry-run"])
      guard dry.exitCode == 0 else { return ToolResult(failure: dry.errors) }
      notes = dry.errors
      folder = TemporaryFolder()
      let file = folder.map { FilePath($0.path).appending("choice.configuration.json").text }
      do throws(FileError) {
        if let file { _ = try AtomicFile.write(dry.output, to: file, expecting: .anything) }
      } catch {
        throw ToolRefusal("the choice cannot be kept for its export: \(error.description)")
      }
      choice = file.map { ["--choice=\($0)"] } ?? []
    }
    defer { folder?.remove() }
    let rows = try call.json(
      ["edit"] + positional + subject + choice + ["--list", "--format=json"])
    let options = try? call.json(
      ["edit"] + positional + subject + choice + ["--format=json", "--options"])
    let export = try call.json(["export"] + positional + subject + choice)
    if isWritten {
      let saved = try call.run(["edit"] + positional + subject + given + edits)
      guard saved.exitCode == 0 else { return ToolResult(failure: saved.errors) }
      notes = saved.errors
    }
    return ToolResult(
      [
        ("intent", rows.value["intent"].map { PropertyListLiteral($0) } ?? .null),
        ("written", .boolean(isWritten)),
        ("notes", .array(Array(ToolCall.sentences(notes).prefix(5)))),
        ("export", PropertyListLiteral(export.value)),
      ],
      lists: [
        ("parameters", ToolCall.elements(rows.value["rows"])),
        ("options", options.map { unchosen($0.value) } ?? []),
      ], arguments)
  }

  /// The option of 'edit' for an edit in words.
  private static func option(_ text: String) throws(ToolRefusal) -> String {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let word = parts.first, actions.contains(word), (parts.count == 1) == (word == "reset")
    else {
      throw ToolRefusal(
        "'\(text)' is not an edit; begin with one of \(actions.joined(separator: ", ")), as in 'replace 2=ID'"
      )
    }
    return parts.count == 1 ? "--\(word)" : "--\(word)=\(parts[1])"
  }

  /// The options of all parameters, each with the name of its own.
  private static func unchosen(_ value: PropertyListValue) -> [PropertyListLiteral] {
    var all: [PropertyListLiteral] = []
    for parameter in value["parameters"]?.elements.map({ $0 }) ?? [] {
      let name = PropertyListLiteral.string(parameter["parameter"]?.string ?? "")
      for option in parameter["options"]?.elements.map({ $0 }) ?? [] {
        guard case .dictionary(let members) = PropertyListLiteral(option) else { continue }
        all.append(.dictionary([.init("parameter", name)] + members))
      }
    }
    return all
  }
}
