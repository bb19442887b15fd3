// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole

/// A command that is handed the streams that it reads from and writes to.
protocol ConsoleCommand: ParsableCommand {
  /// Does what the arguments say.
  ///
  /// - Parameter console: The streams, the environment and the arguments.
  /// - Throws: `CommandFailure` with the exit code if that is not 0.
  func run(in console: Console) throws
}
