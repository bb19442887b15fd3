// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A command of this tool, which runs in this process.
///
/// Commands parse their arguments with a package that this room does not know, so whoever serves hands them over.
package struct CommandPort: Sendable {
  /// What a command left behind.
  package struct Outcome: Sendable {
    /// The exit code of the command.
    package var exitCode: Int32

    /// The bytes of standard output.
    package var output: [UInt8]

    /// The text of standard error.
    package var errors: String

    /// Creates an outcome of a command that has ended.
    package init(exitCode: Int32, output: [UInt8], errors: String) {
      (self.exitCode, self.output, self.errors) = (exitCode, output, errors)
    }
  }

  /// Runs a command by its arguments, in the current folder, without a terminal.
  let run: @Sendable ([String]) -> Outcome

  /// The environment variables.
  let environment: [String: String]

  /// Creates a port from the function that runs a command.
  package init(
    environment: [String: String], run: @escaping @Sendable ([String]) -> Outcome
  ) {
    (self.environment, self.run) = (environment, run)
  }

  /// Runs a command by its arguments, in the current folder, without a terminal.
  package func outcome(of arguments: [String]) -> Outcome { run(arguments) }
}
