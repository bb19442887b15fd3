// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// The listings of the articles, which are read from beside the corpus: they compile as they are.
@Suite("Listings of the articles")
struct ListingTests {
  private static let folder = ProcessInfo.processInfo.environment["QUICKACTION_CORPUS"].map {
    URL(fileURLWithPath: $0).deletingLastPathComponent()
      .appendingPathComponent("widget-sources").path
  }

  @Test(
    "a listing compiles unchanged",
    .enabled(if: folder != nil, "QUICKACTION_CORPUS is not set, so that the listings are not read"),
    arguments: ["recipes", "lock-screen", "quick-actions"])
  func compiles(name: String) throws {
    let folder = try #require(Self.folder)
    let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules").path
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    var sources = try swiftFiles(in: "\(folder)/\(name)")
    if name == "quick-actions" {
      // Its classes are those that a generator makes of the intent definition.
      sources += try swiftFiles(
        in: Repository.root.appendingPathComponent("Tests/Apple/IntentsBridgeTests/Generated").path)
    }
    let maps = ["SimulatedSystem", "FileCalls"].flatMap {
      ["-Xcc", "-fmodule-map-file=\(modules)/../\($0).build/module.modulemap"]
    }
    compiler.arguments =
      [
        "swiftc", "-typecheck", "-whole-module-optimization", "-swift-version", "5",
        "-parse-as-library", "-module-name", "Listing", "-I", modules, "-Xfrontend",
        "-import-module", "-Xfrontend", "FoundationNetworking",
      ] + maps + sources
    let pipe = Pipe()
    compiler.standardError = pipe
    try compiler.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(String(decoding: output, as: UTF8.self))")
  }

  private func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
      .sorted().map { "\(folder)/\($0)" }
  }
}
