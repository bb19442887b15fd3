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

  /// Starts a process that signals reach.
  ///
  /// Threads of tests let most signals wait, and a process would inherit that from the one that starts it.
  static func start(_ process: Process) throws {
    var (none, previous) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try process.run()
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

  /// Makes a process that runs the executable in a folder.
  static func process(_ arguments: [String], in folder: ScratchFolder) -> Process {
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm"]
    return process
  }

  /// Runs the executable in a folder.
  static func run(
    _ arguments: String..., in folder: ScratchFolder, input: String = ""
  ) throws -> Result {
    try run(process(arguments, in: folder), input: input, output: nil)
  }

  /// Runs the executable in a folder.
  static func run(
    _ arguments: [String], in folder: ScratchFolder, output: FileHandle
  ) throws -> Result {
    try run(process(arguments, in: folder), input: "", output: output)
  }

  /// Runs commands of the shell in a folder, where `quickaction` is the executable.
  static func shell(_ commands: String, in folder: ScratchFolder) throws -> Result {
    let process = process(["-c", commands], in: folder)
    process.executableURL = URL(filePath: "/bin/sh")
    let folder = file?.deletingLastPathComponent().path ?? ""
    process.environment?["PATH"] = "\(folder):/usr/bin:/bin"
    return try run(process, input: "", output: nil)
  }

  private static func run(
    _ process: Process, input: String, output: FileHandle?
  ) throws -> Result {
    let pipes = (input: Pipe(), output: Pipe(), errors: Pipe())
    process.standardInput = pipes.input
    process.standardOutput = output ?? pipes.output
    process.standardError = pipes.errors
    try start(process)
    try pipes.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes.input.fileHandleForWriting.close()
    let written =
      output == nil ? try pipes.output.fileHandleForReading.readToEnd() ?? Data() : Data()
    let errors = try pipes.errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      output: String(decoding: written, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self),
      exitCode: process.terminationStatus + (isSignal ? 128 : 0))
  }
}
