// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import WidgetPrograms

struct ResolvedPackagesTests {
  private func read(_ text: String) throws -> ResolvedPackages {
    let scratch = try ScratchFolder()
    try scratch.write(
      text, to: "Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    return ResolvedPackages(ofProject: FilePath(scratch.path("Shop.xcodeproj")), in: .disk)
  }

  @Test func `All formats of Package.resolved are read`() throws {
    let state =
      "\"state\": { \"branch\": null, \"revision\": \"0123abcd\", \"version\": \"1.2.0\" }"
    let first =
      "{ \"object\": { \"pins\": [ { \"package\": \"Kit\", \"repositoryURL\": \"https://example.com/Kit.git\", \(state) } ] }, \"version\": 1 }"
    func later(_ version: Int) -> String {
      "{ \"pins\": [ { \"identity\": \"kit\", \"kind\": \"remoteSourceControl\", \"location\": \"https://example.com/Kit\", \(state) } ], \"version\": \(version) }"
    }
    for text in [first, later(2), later(3)] {
      let resolved = try read(text)
      #expect(resolved.pins["kit"]?.revision == "0123abcd")
      #expect(resolved.pins["kit"]?.version == "1.2.0")
      #expect(resolved.notes.isEmpty)
    }
    let written = try read(try read(later(3)).text)
    #expect(written.pins == (try read(later(2))).pins)
  }

  @Test func `A damaged or unknown file is said and not used`() throws {
    let damaged = try read("{ \"pins\": [")
    #expect(damaged.pins.isEmpty)
    #expect(damaged.notes.count == 1)
    #expect(damaged.notes.first?.contains("Package.resolved' is damaged and was not used") == true)
    let later = try read("{ \"pins\": [], \"version\": 9 }")
    #expect(later.notes.first?.contains("has the format 9, which is not known") == true)
    #expect(try read("{ \"version\": \"2\" }").pins.isEmpty)
  }

  @Test func `The file of a workspace beside the project is read, too`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "{ \"pins\": [ { \"identity\": \"kit\", \"location\": \"https://example.com/kit\", \"state\": { \"revision\": \"aa\" } } ], \"version\": 2 }",
      to: "Shop.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    try scratch.makeFolder("Shop.xcodeproj")
    let resolved = ResolvedPackages(ofProject: FilePath(scratch.path("Shop.xcodeproj")), in: .disk)
    #expect(resolved.pins["kit"]?.revision == "aa")
  }
}
