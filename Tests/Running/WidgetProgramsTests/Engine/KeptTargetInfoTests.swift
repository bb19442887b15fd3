// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import TestSupport
import Testing

@testable import WidgetPrograms

struct KeptTargetInfoTests {
  private let scratch: ScratchFolder
  private let environment: [String: String]
  private let cache: FilePath

  init() throws {
    scratch = try ScratchFolder()
    environment = ["PATH": "\(scratch.path("none")):\(scratch.path("links"))"]
    cache = FilePath(scratch.path("cache"))
    try scratch.write("one", to: "swift-6.3/usr/bin/swift-frontend")
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "links"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("links/swift"),
      withDestinationPath: scratch.path("swift-6.3/usr/bin/swift-frontend"))
  }

  private var resources: FilePath { FilePath(scratch.path("swift-6.3/usr/lib/swift")) }

  @Test func `What a compiler says is kept until it is another one`() throws {
    let kept = try #require(KeptTargetInfo(environment, in: cache))
    #expect(kept.answer == nil)
    kept.keep("{\n}\n", naming: resources)
    #expect(kept.answer == "{\n}\n")
    try scratch.write("another", to: "swift-6.3/usr/bin/swift-frontend")
    #expect(kept.answer == nil)
    kept.keep("{}", naming: resources)
    #expect(KeptTargetInfo(environment, in: cache)?.answer == "{}")
  }

  @Test func `What chooses one of several compilers may say something else the next time`() throws {
    let kept = try #require(KeptTargetInfo(environment, in: cache))
    kept.keep("{}", naming: FilePath(scratch.path("swift-6.2/usr/lib/swift")))
    #expect(kept.answer == nil)
  }

  @Test func `Without a compiler, and with an SDK that is asked for, nothing is kept`() {
    #expect(KeptTargetInfo(["PATH": scratch.path("none")], in: cache) == nil)
    #expect(KeptTargetInfo([:], in: cache) == nil)
    let other = environment.merging(["SDKROOT": "/sdk"]) { $1 }
    #expect(KeptTargetInfo(other, in: cache) == nil)
  }

  @Test func `What is kept and cannot be read is asked for again`() throws {
    let kept = try #require(KeptTargetInfo(environment, in: cache))
    kept.keep("no answer", naming: resources)
    #expect(kept.answer == "no answer")
    #if os(Linux)
      #expect(try SwiftToolchain(kept).version == SwiftToolchain().version)
    #endif
  }
}
