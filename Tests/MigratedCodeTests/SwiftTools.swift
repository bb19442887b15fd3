// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The compiler that built the tests, with the modules that they were built with, and its formatter.
struct SwiftTools {
  private let folder: String
  private let products: URL

  /// Finds the programs; nil if they are not in the search path.
  init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let folder = folders.first(where: {
        FileManager.default.isExecutableFile(atPath: "\($0)/swiftc")
      })
    else { return nil }
    self.folder = String(folder)
    products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

  /// What the compiler says of files that are compiled together in the mode of Swift 6, where a warning is an error.
  func check(_ paths: [String]) throws -> String {
    try run(
      "swiftc",
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Migrated",
        "-I", products.appending(path: "Modules").path, "-Xcc",
        "-fmodule-map-file="
          + products.appending(path: "SimulatedSystem.build/module.modulemap").path,
      ] + paths)
  }

  /// Lays files out with the formatter's own settings; returns what it says.
  func format(_ paths: [String]) throws -> String {
    let settings = try run("swift", ["format", "dump-configuration"])
    return try run("swift", ["format", "--configuration", settings, "--in-place"] + paths)
  }

  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "\(folder)/\(program)")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 ? text : text + "\(program) failed"
  }
}
