// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import ImageAssets
import TestSupport
import Testing

/// The folder of the suite's files; nil where none is named.
private let suiteFolder = ProcessInfo.processInfo.environment["QUICKACTION_PNGSUITE"]

/// Willem van Schaik's PngSuite, which is not ours to hand on: QUICKACTION_PNGSUITE names a folder of its files.
@Suite(
  "PngSuite", .enabled(if: suiteFolder != nil, "QUICKACTION_PNGSUITE names no folder"))
struct PNGSuiteTests {
  @Test("a sound file is taken, and a broken one is taken or refused")
  func files() throws {
    let folder = try #require(suiteFolder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".png") }.sorted()
    #expect(names.count > 20)
    for name in names {
      let bytes = [UInt8](try #require(FileManager.default.contents(atPath: folder + "/" + name)))
      let isTaken = (try? PNGHeader(bytes, file: name)) != nil
      // The names of broken files begin with an x. What is broken in their pixels is found by whoever draws them.
      if !name.hasPrefix("x") { #expect(isTaken, "\(name)") }
    }
  }
}
