// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

/// The folder of the suite's files; nil where none is named.
private let suiteFolder = ProcessInfo.processInfo.environment["QUICKACTION_JSONTESTSUITE"]

/// Nicolas Seriot's JSONTestSuite, which is not ours to hand on: QUICKACTION_JSONTESTSUITE names its folder `test_parsing`.
@Suite(
  "JSONTestSuite",
  .enabled(if: suiteFolder != nil, "QUICKACTION_JSONTESTSUITE names no folder"))
struct JSONTestSuiteTests {
  /// The files that are judged otherwise than by their names; none is known.
  private static let differing: Set<String> = []

  @Test("what must be taken is taken, and what must be refused is refused")
  func files() throws {
    let folder = try #require(suiteFolder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(!names.isEmpty)
    for name in names where !Self.differing.contains(name) {
      let bytes = [UInt8](try #require(FileManager.default.contents(atPath: folder + "/" + name)))
      let source = try? SourceFile(name: name, content: bytes)
      let isTaken = source.flatMap { try? PropertyListDocument($0, as: .json) } != nil
      switch name.prefix(2) {
      case "y_": #expect(isTaken, "\(name)")
      case "n_": #expect(!isTaken, "\(name)")
      // Either will do, as long as it ends.
      default: break
      }
    }
  }
}
