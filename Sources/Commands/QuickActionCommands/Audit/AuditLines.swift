// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import Synchronization

/// Where the lines of an audit go, piece by piece: to standard output, or to a file that takes its place at the end.
final class AuditLines: Sendable {
  private let output: ResultOutput
  private let file = Mutex<StreamedFile?>(nil)
  private let beginning = Mutex<[UInt8]>([])

  init(_ output: ResultOutput) {
    self.output = output
  }

  /// Writes a piece.
  func write(_ bytes: [UInt8]) throws {
    guard let path = output.file, !AtomicFile.isStream(path) else {
      return try output.write(bytes)
    }
    beginning.withLock { if $0.isEmpty { $0 = Array(bytes.prefix(1 << 11)) } }
    try file.withLock { file in
      do throws(FileError) {
        if file == nil {
          file = try StreamedFile(to: path)
        }
        try file?.write(bytes)
      } catch {
        throw CommandFailure(error)
      }
    }
  }

  /// Puts the file in its place; without a line it is empty.
  func finish() throws {
    guard let path = output.file, !AtomicFile.isStream(path) else { return }
    // Now all inputs are read.
    try OverwrittenFile(path, by: beginning.withLock(\.self)).check(isForced: output.overwrites)
    try write([])
    try file.withLock { file in
      do throws(FileError) {
        try file?.finish()
      } catch {
        throw CommandFailure(error)
      }
    }
  }
}
