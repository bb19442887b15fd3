// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
package import CommandConsole
import IntentValidation
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs the commands and keeps the contract of the exit codes.
///
/// 0: done, nothing to report. 1: findings at or above the failing severity, or a choice that is refused or cannot be
/// resolved. 2: wrong usage, unreadable or unparsable input, or output that cannot be written.
public enum CommandLineTool {
  /// Runs the process's command, and ends the process with its exit code.
  public static func runAndExit() -> Never {
    if let argument = MalformedArgument.ofProcess {
      Console.process.writeError(argument.failure.message)
      exit(argument.failure.exitCode)
    }
    var console = Console.process
    console.arguments = IntentBuilder.arguments(of: CommandLine.arguments)
    exit(run(console))
  }

  /// Runs the command of the arguments, and returns its exit code.
  ///
  /// - Parameter console: The arguments, and the streams to use.
  /// - Returns: The exit code.
  package static func run(_ console: Console) -> Int32 {
    // ArgumentParser first asks whether completions are wanted (Benchmarks/README.md, "Version").
    guard console.arguments != ["--version"] else { return show(ToolVersion.current, in: console) }
    let console = withoutOldSpellings(console)
    do {
      if let validation = Validation(arguments: console.arguments, console: console) {
        try validation.run()
      } else {
        try run(try command(for: console.arguments), in: console)
      }
      return 0
    } catch let failure as CommandFailure {
      console.writeError(failure.message)
      return failure.exitCode
    } catch {
      return report(error, to: console)
    }
  }

  /// The console with today's names of options in its arguments; says which were old.
  private static func withoutOldSpellings(_ console: Console) -> Console {
    let spelled = OldSpelling.replaced(in: console.arguments)
    guard !spelled.notes.isEmpty else { return console }
    var console = console
    let isQuiet = !Set(["--quiet", "-q"]).isDisjoint(with: console.arguments)
    console.arguments = spelled.arguments
    if !isQuiet {
      for note in spelled.notes { console.writeError("note: \(note)\n") }
    }
    return console
  }

  /// Runs a command of ours with its console, here or in a container, and one of ArgumentParser's, such as `help`, without.
  private static func run(_ command: any ParsableCommand, in console: Console) throws {
    if let command = command as? any ProgramBuildingCommand, command.programBuild.container {
      do throws(ContainerError) {
        try ContainerCall(console).replaceProcess()
      } catch {
        throw CommandFailure(error.description, exitCode: 2)
      }
    }
    if let command = command as? any ConsoleCommand { return try command.run(in: console) }
    var command = command
    try command.run()
  }

  /// Writes what ArgumentParser has to say: help to standard output, mistakes to standard error.
  private static func report(_ error: any Error, to console: Console) -> Int32 {
    let message = QuickActionCommand.fullMessage(for: error)
    let code = QuickActionCommand.exitCode(for: error)
    guard code.isSuccess else {
      // What was typed is in it as it was typed.
      let lines = UsageSentence.replaced(in: message)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let visible = lines.map { VisibleText.of($0) }.joined(separator: "\n")
      console.writeError(message.isEmpty ? "" : visible + "\n")
      // ArgumentParser ends with 64 after wrong usage; the contract says 2.
      return code == .validationFailure ? 2 : code.rawValue
    }
    return show(message, in: console)
  }

  private static func show(_ message: String, in console: Console) -> Int32 {
    do throws(OutputError) {
      try console.writeOutput(message.isEmpty ? [] : Array((message + "\n").utf8))
      return 0
    } catch {
      let failure = CommandFailure(error)
      console.writeError(failure.message)
      return failure.exitCode
    }
  }

  /// The command that the arguments ask for.
  ///
  /// ArgumentParser asks all commands for all of their options before it begins. So the arguments of a command that is named first
  /// are parsed by that command alone (Benchmarks/README.md, "Arguments"); whatever else they ask for, help or what is wrong, is
  /// answered by ArgumentParser for the whole tool.
  private static func command(for arguments: [String]) throws -> any ParsableCommand {
    if let type = QuickActionCommand.named(arguments.first),
      let command = try? type.parseAsRoot(Array(arguments.dropFirst())),
      Swift.type(of: command) == type
    {
      return command
    }
    try checkCommandName(arguments)
    return try QuickActionCommand.parseAsRoot(arguments)
  }

  /// ArgumentParser takes the name of an unknown command for an unexpected value, or shows all help for it.
  private static func checkCommandName(_ arguments: [String]) throws {
    let name = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    let known = QuickActionCommand.names + ["help"]
    guard let name, !name.hasPrefix("-"), !known.contains(name) else { return }
    let advice = NearName.question(name, among: known)
    throw CommandFailure(
      "unknown command '\(name)'"
        + (advice.isEmpty ? "; 'quickaction --help' lists them" : advice), exitCode: 2)
  }
}
