// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a command each time that a file that it reads changes, until Ctrl-C.
package struct WatchLoop {
  /// The code with which Ctrl-C ends the process.
  private static let interrupted: Int32 = 130

  /// Where the result goes.
  let output: ResultOutput

  /// Runs the command once.
  let body: () throws -> Void

  /// The folders that matter, asked for before and after each run.
  let folders: () -> WatchedFolders

  /// Creates a loop that runs a body whenever something in the folders changes.
  ///
  /// - Parameters:
  ///   - output: Where the result goes.
  ///   - body: Runs the command once.
  ///   - folders: The folders that matter.
  package init(
    output: ResultOutput, body: @escaping () throws -> Void,
    folders: @escaping () -> WatchedFolders
  ) {
    self.output = output
    self.body = body
    self.folders = folders
  }

  private var console: Console { output.messages.console }

  /// Runs the command, and again after each change.
  ///
  /// - Throws: `CommandFailure` if files cannot be watched, or the result cannot be written.
  package func run() throws {
    signal(SIGINT) { _ in _exit(WatchLoop.interrupted) }
    do {
      var watch = try FileWatch(ignoring: output.file)
      while true {
        // Before the run, so that no change between it and the wait is missed.
        try watch.begin(folders())
        try runOnce()
        let found = try watch.add(folders())
        let count = found == 1 ? "1 folder" : "\(found) folders"
        output.messages.note("watching \(count); Ctrl-C ends")
        try watch.wait(in: folders)
      }
    } catch let error as WatchError {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }

  private func runOnce() throws {
    if output.file == nil, console.isOutputTerminal {
      // The screen, not what was scrolled out of it.
      try console.print("\u{1B}[H\u{1B}[2J")
    }
    do {
      try body()
    } catch let failure as CommandFailure {
      if failure.endsSession { throw failure }
      // A mistake in a file is what is being worked on.
      console.writeError(failure.message)
    }
  }
}
