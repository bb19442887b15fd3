// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Disk
import LanguageServer
import MessageStream

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `quickaction server`.
struct ServerCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "server",
    abstract: "Serve an editor over standard input and output, as a language server.",
    discussion: """
      Speaks the Language Server Protocol 3.17 until the editor ends it. An editor starts it; it \
      shows what 'check --fast' finds while you type, with fixes, pages of rules, completion, \
      symbols, and renaming. It writes nothing: the editor applies the changes.

      Without '--allow-build', nothing of the project is built or run.

      Examples:
        quickaction server
        quickaction server --root ~/Shop
        quickaction server --allow-build
      """)

  @Option(
    help: ArgumentHelp(
      "The folder that is served. (default: the one that the editor has open)",
      valueName: "folder"),
    completion: .directory)
  var root: String?

  @Flag(help: "Let 'Preview' build and run the project's own code.")
  var allowBuild = false

  func validate() throws { try GivenFileName.check(root, of: "--root") }

  func run(in console: Console) throws {
    let folder = root.map { FilePath($0) }
    if let folder, FileSystem.disk.status(of: folder) != .folder {
      throw CommandFailure("'\(folder.text)' is not a folder that can be served", exitCode: 2)
    }
    let server = EditorServer(
      version: ToolVersion.current, root: folder, commands: .inThisProcess(console),
      allowsBuild: allowBuild, enter: { chdir($0.text) == 0 })
    MessageServer.serve(server, .headers)
    // The protocol's exit codes: a client that goes without a word is a fault of its own.
    if server.hasEnded, !server.hasEndedInOrder { throw CommandFailure(silently: 1) }
  }
}
