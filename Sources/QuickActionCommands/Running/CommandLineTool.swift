// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser

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
/// resolved. 2: wrong usage, unreadable or unparsable input.
public enum CommandLineTool {
  /// Runs the process's command, and ends the process with its exit code.
  public static func runAndExit() -> Never {
    exit(run(.process))
  }

  /// Runs a command.
  ///
  /// - Parameter console: The arguments, and the streams to use.
  /// - Returns: The exit code.
  package static func run(_ console: Console) -> Int32 {
    Console.$current.withValue(console) {
      do {
        var command = try QuickActionCommand.parseAsRoot(console.arguments)
        try command.run()
        return 0
      } catch let failure as CommandFailure {
        console.writeError(failure.message)
        return failure.exitCode
      } catch {
        return report(error, to: console)
      }
    }
  }

  /// Writes what ArgumentParser has to say: help to standard output, mistakes to standard error.
  private static func report(_ error: any Error, to console: Console) -> Int32 {
    let message = QuickActionCommand.fullMessage(for: error)
    let code = QuickActionCommand.exitCode(for: error)
    guard !code.isSuccess else {
      try? console.writeOutput(message.isEmpty ? "" : message + "\n")
      return 0
    }
    console.writeError(message.isEmpty ? "" : message + "\n")
    // ArgumentParser ends with 64 after wrong usage; the contract says 2.
    return code == .validationFailure ? 2 : code.rawValue
  }
}
