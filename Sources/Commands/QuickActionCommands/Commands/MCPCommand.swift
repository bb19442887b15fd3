// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AgentTools
import ArgumentParser
import CommandConsole
import Disk
import MessageStream

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `quickaction mcp`.
struct MCPCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve tools for agents over standard input and output.",
    discussion: """
      Speaks the Model Context Protocol, a message a line, until standard input ends. An agent's \
      client starts it; the tools find, check, fix, configure, compare, build, draw and simulate \
      widgets. Paths outside of the root are refused.

      Without '--allow-build', nothing of the project is built or run, and only 'fix_findings' and \
      'configure' change files, if 'write' is given.

      Examples:
        quickaction mcp
        quickaction mcp --root ~/Shop
        quickaction mcp --root ~/Shop --allow-build
        claude mcp add quickaction -- quickaction mcp
      """)

  @Option(
    help: ArgumentHelp(
      "The folder that is served. (default: the current folder)", valueName: "folder"),
    completion: .directory)
  var root: String?

  @Flag(help: "Let tools build and run the project's own code.")
  var allowBuild = false

  func validate() throws { try GivenFileName.check(root, of: "--root") }

  func run(in console: Console) throws {
    let folder = FilePath(root ?? ".")
    guard FileSystem.disk.status(of: folder) == .folder, chdir(folder.text) == 0 else {
      throw CommandFailure("'\(folder.text)' is not a folder that can be served", exitCode: 2)
    }
    let server = AgentServer(
      version: ToolVersion.current, root: ServedRoot(FilePath(".")),
      commands: .inThisProcess(console), allowsBuild: allowBuild)
    MessageServer.serve(server, .lines)
  }
}
