// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetPrograms

struct PackageVersionTests {
  private func version(_ text: String) throws -> PackageVersion {
    try #require(PackageVersion(text))
  }

  @Test func `Versions are in the order of semantic versioning`() throws {
    let sorted = [
      "0.9.10", "1.0.0-alpha.2", "1.0.0-alpha.10", "1.0.0-beta", "v1.0", "1.0.1", "10.0.0",
    ]
    #expect(try sorted.shuffled().map(version).sorted().map(\.description).count == sorted.count)
    #expect(
      try sorted.reversed().map(version).sorted()
        == sorted.map(version))
    for text in ["", "main", "1.x", "release-1.0", "1.2.3.4"] {
      #expect(PackageVersion(text) == nil, "\(text)")
    }
  }

  @Test func `A range has no version before a release unless it begins with one`() throws {
    let usual = PackageRequirement.range(try version("1.2.0"), try version("2.0.0"))
    let early = PackageRequirement.range(try version("1.2.0-beta.1"), try version("2.0.0"))
    #expect(usual.contains(try version("1.9.9")))
    #expect(!usual.contains(try version("2.0.0")))
    #expect(!usual.contains(try version("1.3.0-beta.1")))
    #expect(early.contains(try version("1.3.0-beta.1")))
  }

  @Test func `Requirements are read as manifests spell them`() throws {
    #expect(
      PackageRequirement(spelled: "\"1.0.0\"..<\"2.0.0\"")
        == .range(try version("1.0.0"), try version("2.0.0")))
    #expect(PackageRequirement(spelled: "exact: \"1.0.0\"") == .exact(try version("1.0.0")))
    #expect(PackageRequirement(spelled: "branch: \"main\"") == .branch("main"))
  }

  @Test func `The identity of a package is the last part of its address`() {
    for url in [
      "https://example.com/a/Kit.git", "git@example.com:a/kit.git", "https://example.com/kit/",
    ] {
      #expect(RemotePackage(url: url).identity == "kit")
    }
  }
}
