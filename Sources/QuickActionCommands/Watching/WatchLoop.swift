// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetProject

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a command whenever a file changes that it reads, until Ctrl-C.
struct WatchLoop {
  /// How long nothing must change before the command runs, as an editor saves in several steps.
  private static let quietMilliseconds: Int32 = 5

  /// How many times the command waits for that: something may change all the time.
  private static let maximumQuietCount = 10

  /// The code with which Ctrl-C ends the process.
  private static let interrupted: Int32 = 130

  /// Where the result goes.
  let output: ResultOutput

  /// Runs the command once.
  let body: () throws -> Void

  /// The folders that matter, asked for anew before and after each run.
  let folders: () -> WatchedFolders

  /// Runs the command, and again after each change.
  ///
  /// - Throws: `CommandFailure` where files cannot be watched, or nobody reads the result any more.
  func run() throws {
    signal(SIGINT) { _ in _exit(WatchLoop.interrupted) }
    #if canImport(Darwin)
      let watcher: any FolderWatcher = try KqueueWatcher()
    #else
      let watcher: any FolderWatcher = try InotifyWatcher()
    #endif
    while true {
      // Before the run, so that no change between it and the wait is missed.
      let before = folders().all
      try watcher.watch(before)
      let state = watcher.knowsNames ? nil : FileStates(in: before, without: output.file)
      try runOnce()
      let found = folders().all
      try watcher.watch(found)
      let count = found.count == 1 ? "1 folder" : "\(found.count) folders"
      output.messages.note("watching \(count); Ctrl-C ends")
      try waitForChange(watcher, from: state)
    }
  }

  private func runOnce() throws {
    if output.file == nil, Console.current.isOutputTerminal {
      // The screen, not what was scrolled out of it.
      try ResultOutput.print("\u{1B}[H\u{1B}[2J")
    }
    do {
      try body()
    } catch let failure as CommandFailure {
      if failure.endsSession { throw failure }
      // A mistake in a file is what is being worked on.
      Console.current.writeError(failure.message)
    }
  }

  private func waitForChange(_ watcher: any FolderWatcher, from state: FileStates?) throws {
    while true {
      let changes = try watcher.changes(within: nil)
      if let state {
        if !changes.isEmpty, state.haveChanged(in: folders().all) { break }
      } else if changes.contains(where: matters) {
        break
      }
    }
    for _ in 0..<Self.maximumQuietCount
    where try watcher.changes(within: Self.quietMilliseconds).isEmpty {
      break
    }
  }

  /// Whether the command may have another result after a change.
  private func matters(_ change: FolderChange) -> Bool {
    guard let name = change.name, !change.isFolder else { return true }
    let path = change.folder.appending(name)
    // What the command writes itself would have it run for ever.
    if let file = output.file, path.simplified == FilePath(file).simplified { return false }
    return WatchedName.isWatched(name)
  }
}
