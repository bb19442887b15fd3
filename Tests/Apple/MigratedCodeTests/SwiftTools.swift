// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
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
  ///
  /// Foundation's texts are in another module here, so that a public import of Foundation may not be used.
  func check(_ paths: [String]) throws -> String {
    let text = try run(
      "swiftc",
      [
        "-typecheck", "-whole-module-optimization", "-swift-version", "6", "-module-name",
        "Migrated", "-diagnostic-style", "llvm", "-I", products.appending(path: "Modules").path,
      ]
        + ["SimulatedSystem", "FileCalls"].flatMap { module in
          let map = products.appending(path: "\(module).build/module.modulemap").path
          return ["-Xcc", "-fmodule-map-file=\(map)"]
        } + paths)
    return text.split(separator: "\n").filter { line in
      [": error: ", ": warning: ", "failed"].contains { line.contains($0) }
        && !line.contains("public import of 'Foundation' was not used")
    }.joined(separator: "\n")
  }

  /// Lays files out with the formatter's own settings; returns what it says.
  func format(_ paths: [String]) throws -> String {
    let settings = try run("swift", ["format", "dump-configuration"])
    return try run("swift", ["format", "--configuration", settings, "--in-place"] + paths)
  }

  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let result = try ChildProcess.run(
      "\(folder)/\(program)", arguments: arguments, input: [], keepsErrors: true)
    let text = String(decoding: result.output + result.errors, as: UTF8.self)
    return result.status == 0 ? text : text + "\(program) failed"
  }
}
