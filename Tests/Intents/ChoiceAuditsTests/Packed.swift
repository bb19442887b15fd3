// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport

/// A program that compresses files.
struct Packed {
  private let program: String

  /// Finds a program; nil, after a word about it, where it is not installed.
  init?(_ program: String) throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let path = folders.map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let path else {
      print("skipped: '\(program)' is not installed")
      return nil
    }
    self.program = path
  }

  /// Compresses a file to another.
  func pack(_ path: String, to target: String) throws {
    _ = FileManager.default.createFile(atPath: target, contents: nil)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["-c", path]
    let file = try FileHandle(forWritingTo: URL(filePath: target))
    process.standardOutput = file
    try process.run()
    process.waitUntilExit()
    try file.close()
  }
}
