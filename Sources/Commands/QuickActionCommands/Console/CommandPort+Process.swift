// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AgentTools
import CommandConsole
import Disk
import Synchronization

extension CommandPort {
  /// Runs commands in this process, away from its streams.
  static func inThisProcess(_ console: Console) -> CommandPort {
    CommandPort(environment: console.environment) { outcome(of: $0, in: console) }
  }

  private static func outcome(of arguments: [String], in console: Console) -> Outcome {
    let written = Mutex<(output: [UInt8], errors: String)>(([], ""))
    var inner = Console(
      writeOutput: { bytes throws(OutputError) in written.withLock { $0.output += bytes } },
      writeError: { text in written.withLock { $0.errors += text } },
      readLine: { nil }, readInput: { () throws(FileError) in [] }, isInputTerminal: false,
      isOutputTerminal: false, isErrorTerminal: false, width: 100,
      environment: console.environment, arguments: arguments)
    // What programs read has no color.
    inner.environment["FORCE_COLOR"] = nil
    inner.environment["CLICOLOR_FORCE"] = nil
    let exitCode = CommandLineTool.run(inner)
    let (output, errors) = written.withLock(\.self)
    return Outcome(exitCode: exitCode, output: output, errors: errors)
  }
}
