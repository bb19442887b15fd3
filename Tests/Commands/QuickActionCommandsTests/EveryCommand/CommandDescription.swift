// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing

/// A command as the tool itself describes it, so that no list of a test can be older than the tool.
struct CommandDescription: Decodable, Sendable {
  /// An argument, an option or a flag.
  struct Argument: Decodable, Sendable {
    /// A name of an option.
    struct Name: Decodable, Sendable {
      var kind: String
      var name: String
    }

    var kind: String
    var names: [Name]?
    var valueName: String?
    var allValues: [String]?
    var completionKind: Completion?

    /// How it is written, such as `--output`; an argument without a name is written as its value, `<catalog>`.
    var spelling: String {
      guard let name = names?.first(where: { $0.kind != "short" }) else {
        return "<\(valueName ?? "")>"
      }
      return (name.kind == "longWithSingleDash" ? "-" : "--") + name.name
    }

    /// Whether its value names a file or a folder.
    var namesFile: Bool { completionKind?.namesFile ?? false }
  }

  /// What a shell completes.
  struct Completion: Decodable, Sendable {
    var namesFile: Bool

    private enum Key: String, CodingKey, CaseIterable {
      case file, directory
    }

    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: Key.self)
      namesFile = Key.allCases.contains { keys.contains($0) }
    }
  }

  var commandName: String
  var arguments: [Argument]?
  var subcommands: [CommandDescription]?

  /// The options of everything that `help` and `help COMMAND` list, by the words that call the command.
  ///
  /// Without `mcp` and `server`, which serve on the streams of the process: `AgentProtocolTests`, `AgentToolTests` and
  /// `EditorProtocolTests` run them as one.
  static func all() throws -> [(words: [String], arguments: [Argument])] {
    struct Tool: Decodable { var command: CommandDescription }
    let run = CommandRun(["--experimental-dump-help"])
    try #require(run.exitCode == 0)
    let root = try JSONDecoder().decode(Tool.self, from: Data(run.output.utf8)).command
    return root.leaves(after: nil).filter { ![["help"], ["mcp"], ["server"]].contains($0.words) }
  }

  private func leaves(
    after words: [String]?
  ) -> [(words: [String], arguments: [Argument])] {
    let own = words.map { $0 + [commandName] } ?? []
    guard let subcommands, !subcommands.isEmpty else {
      return [(own, (arguments ?? []).filter { !["--help", "--version"].contains($0.spelling) })]
    }
    return subcommands.flatMap { $0.leaves(after: own) }
  }
}
