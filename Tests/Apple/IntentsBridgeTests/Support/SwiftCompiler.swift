// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The compiler that built the tests, with the modules that they were built with.
struct SwiftCompiler {
  /// What a run of a program said, and its exit code.
  struct Output {
    var text: String
    var code: Int32
  }

  private let path: String

  /// The folder of the products of this build.
  let products: URL

  /// Finds the compiler; nil if there is none among the programs.
  init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let files = folders.map { "\($0)/swiftc" }
    guard let path = files.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      return nil
    }
    self.path = path
    products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

  /// Compiles files together as far as the compiler finds fault with code; a warning is an error.
  func check(_ files: [URL], languageMode: Int) throws -> Output {
    try run(
      [
        "-emit-sil", "-wmo", "-o", "/dev/null", "-swift-version", "\(languageMode)",
        "-warnings-as-errors",
        "-module-name", "Generated", "-I", products.appending(path: "Modules").path,
      ] + files.map(\.path))
  }

  /// Runs the compiler.
  func run(_ arguments: [String]) throws -> Output {
    try Self.run(path, arguments)
  }

  /// Runs a program.
  static func run(_ path: String, _ arguments: [String]) throws -> Output {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(text: String(decoding: data, as: UTF8.self), code: process.terminationStatus)
  }
}
