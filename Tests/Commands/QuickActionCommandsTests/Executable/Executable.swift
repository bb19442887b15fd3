// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// The executable that people run, as a process.
enum Executable {
  /// The file: beside the tests, or in the package's build folder; nil where it was not built.
  static let file: URL? = {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments[0])]
    let folders =
      bundles.map { $0.deletingLastPathComponent() }
      + [Repository.root.appending(path: ".build/debug")]
    return folders.map { $0.appending(path: "quickaction") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Why tests of the executable are skipped.
  static let missing: Comment = "the executable is not built; 'swift build' makes it"

  /// A program to run, in a folder, with few variables.
  struct Command {
    let path: String
    let arguments: [String]
    let folder: ScratchFolder
    var environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm"]

    /// Starts the program.
    func start(_ streams: ChildProcess.Streams) throws -> ChildProcess {
      try ChildProcess(
        path, arguments, environment: environment, in: folder.path, streams: streams)
    }

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - input: What it reads.
    ///   - output: Where its output goes, instead of into the result.
    /// - Returns: What it left behind.
    /// - Throws: `ChildProcess.Failure` where it cannot be started.
    func run(input: String = "", output: Int32? = nil) throws -> Result {
      let pipes = (input: try ChildPipe(), output: try ChildPipe(), errors: try ChildPipe())
      let process = try start(
        ChildProcess.Streams(
          input: pipes.input.reading, output: output ?? pipes.output.writing,
          errors: pipes.errors.writing))
      pipes.input.closeReading()
      pipes.input.finish(writing: input)
      let (written, errors) = (pipes.output.readToEnd(), pipes.errors.readToEnd())
      return Result(output: written, errors: errors, exitCode: process.wait().code)
    }
  }

  /// What a process left behind.
  struct Result: Sendable {
    /// What it wrote to standard output.
    var output: String

    /// What it wrote to standard error.
    var errors: String

    /// The exit code as the shell sees it: 128 and the number of the signal where one ended it.
    var exitCode: Int32
  }

  /// The executable with arguments.
  static func command(_ arguments: [String], in folder: ScratchFolder) -> Command {
    Command(path: file?.path ?? "", arguments: arguments, folder: folder)
  }

  /// Commands of the shell, where `quickaction` is the executable.
  static func shellCommand(_ text: String, in folder: ScratchFolder) -> Command {
    var command = Command(path: "/bin/sh", arguments: ["-c", text], folder: folder)
    let bin = file?.deletingLastPathComponent().path ?? ""
    command.environment["PATH"] = "\(bin):/usr/bin:/bin"
    return command
  }

  /// Runs the executable in a folder.
  static func run(
    _ arguments: String..., in folder: ScratchFolder, input: String = ""
  ) throws -> Result {
    try command(arguments, in: folder).run(input: input)
  }

  /// Runs commands of the shell in a folder.
  static func shell(_ commands: String, in folder: ScratchFolder) throws -> Result {
    try shellCommand(commands, in: folder).run()
  }
}
