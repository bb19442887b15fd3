// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MessageStream
import PropertyListSyntax
import SourceText

/// A call of a tool, with what it may use.
struct ToolCall: Sendable {
  let arguments: ToolArguments
  let root: ServedRoot
  let commands: CommandPort

  /// Whether the user's code may be built and run.
  let allowsBuild: Bool

  let message: MessageCall

  /// Runs a command.
  ///
  /// - Throws: `ToolRefusal` if nobody waits for it any more.
  func run(_ words: [String]) throws(ToolRefusal) -> CommandPort.Outcome {
    guard !message.isCanceled else { throw ToolRefusal("the call was canceled") }
    return commands.run(words)
  }

  /// Runs a command whose result is JSON.
  ///
  /// - Throws: `ToolRefusal` with what the command says if there is no result.
  func json(_ words: [String]) throws(ToolRefusal) -> (
    value: PropertyListValue, outcome: CommandPort.Outcome
  ) {
    let outcome = try run(words)
    return (try Self.json(outcome), outcome)
  }

  /// The result of a command that is JSON.
  ///
  /// - Throws: `ToolRefusal` with what the command says if there is no result.
  static func json(_ outcome: CommandPort.Outcome) throws(ToolRefusal) -> PropertyListValue {
    guard
      let source = try? SourceFile(name: "result", content: outcome.output),
      let document = try? PropertyListDocument(source, as: .json)
    else {
      throw ToolRefusal(outcome.errors.isEmpty ? "the command has no result" : outcome.errors)
    }
    return document.root
  }

  /// Refuses what builds or runs the user's code, unless the server was started with that.
  func checkBuilds() throws(ToolRefusal) {
    guard allowsBuild else {
      throw ToolRefusal(
        "this builds and runs the project's own code, which the server was not started for; "
          + "ask the user to start it as 'quickaction mcp --allow-build'")
    }
  }

  /// The notes, warnings and errors that a command wrote, one each.
  static func sentences(_ errors: String) -> [PropertyListLiteral] {
    errors.split(separator: "\n").map { .string(String($0)) }
  }

  /// The findings of a report about files inside of the root, with a note if there are others: a link that is found in a folder, or
  /// an Xcode project, may lead outside.
  func findings(
    _ report: PropertyListValue, notes errors: String
  ) -> (findings: [PropertyListLiteral], notes: PropertyListLiteral) {
    let all = report["diagnostics"]?.elements.map { $0 } ?? []
    let inside = all.filter { root.contains($0["file"]?.string ?? ".") }
    var notes = Array(Self.sentences(errors).prefix(5))
    if inside.count < all.count {
      notes.append(
        .string(
          "note: \(all.count - inside.count) findings in files outside of the root are left out"))
    }
    return (inside.map { PropertyListLiteral($0) }, .array(notes))
  }

  /// A copy of the elements of a list of a file; none if it is not there.
  static func elements(_ value: PropertyListValue?) -> [PropertyListLiteral] {
    value?.elements.map { PropertyListLiteral($0) } ?? []
  }
}
