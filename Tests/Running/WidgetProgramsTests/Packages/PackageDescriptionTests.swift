// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import Testing
import WidgetProject

@testable import WidgetPrograms

struct PackageDescriptionTests {
  private static let text = """
    { "name": "Widgets", "defaultLocalization": "ja",
      "dependencies": [
        { "fileSystem": [ { "identity": "kit", "path": "/kit" } ] },
        { "sourceControl": [ { "identity": "collections",
          "location": { "remote": [ { "urlString": "https://example.com/collections" } ] },
          "requirement": { "range": [ { "lowerBound": "1.1.0", "upperBound": "2.0.0" } ] } } ] },
        { "sourceControl": [ { "identity": "y",
          "location": { "remote": [ { "urlString": "https://example.com/y" } ] },
          "requirement": { "branch": [ "main" ] } } ] } ],
      "products": [ { "name": "Kit", "targets": [ "A" ], "type": { "library": [ "automatic" ] } },
                    { "name": "tool", "targets": [ "T" ], "type": { "executable": null } } ],
      "swiftLanguageVersions": null,
      "targets": [
        { "name": "A", "type": "regular", "exclude": [ "X.md" ],
          "dependencies": [ { "byName": [ "B", null ] },
            { "product": [ "Kit", "kit", null, { "platformNames": [ "ios" ] } ] },
            { "product": [ "C", "kit", null, { "platformNames": [ "linux", "windows" ] } ] },
            { "product": [ "Mac", "kit", null, { "platformNames": [ "macos" ] } ] } ],
          "resources": [ { "path": "R", "rule": { "process": {} } } ],
          "settings": [
            { "kind": { "define": { "_0": "FOO" } }, "tool": "swift" },
            { "kind": { "define": { "_0": "MAC" } }, "tool": "swift",
              "condition": { "platformNames": [ "macos" ] } },
            { "kind": { "swiftLanguageMode": { "_0": "5" } }, "tool": "swift" },
            { "kind": { "defaultIsolation": { "_0": "MainActor" } }, "tool": "swift" },
            { "kind": { "enableUpcomingFeature": { "_0": "ExistentialAny" } }, "tool": "swift" } ] },
        { "name": "B", "type": "executable", "path": "Code/B", "dependencies": [], "settings": [
            { "kind": { "headerSearchPath": { "_0": "inner" } }, "tool": "c" },
            { "kind": { "define": { "_0": "SIZE=4" } }, "tool": "cxx" },
            { "kind": { "linkedLibrary": { "_0": "z" } }, "tool": "linker" },
            { "kind": { "linkedLibrary": { "_0": "mac" } }, "tool": "linker",
              "condition": { "platformNames": [ "macos" ] } } ] } ],
      "cxxLanguageStandard": "gnuxx17", "toolsVersion": { "_version": "6.2.0" } }
    """

  private var description: PackageDescription? {
    PackageDescription(
      SourceFile(name: "Package.swift", text: Self.text), folder: FilePath("/widgets"))
  }

  @Test func `Targets have their settings for iOS`() throws {
    let target = try #require(description?.target("A"))
    #expect(target.settings.conditions == ["FOO"])
    #expect(target.settings.languageMode == 5)
    #expect(target.settings.isMainActorByDefault)
    #expect(target.settings.upcomingFeatures == ["ExistentialAny"])
    #expect(target.dependencies.map(\.name) == ["B", "Kit", "C"])
    #expect(target.dependencies.map(\.package) == [nil, "kit", "kit"])
    #expect(target.resources == ["R"])
    #expect(target.excluded == ["X.md"])
    #expect(description?.target("B")?.settings.languageMode == 6)
    #expect(description?.target("B")?.path == "Code/B")
    #expect(
      description?.target("B")?.clangSettings.manifestLines == [
        "cSettings: [.headerSearchPath(\"inner\")]",
        "cxxSettings: [.unsafeFlags([\"-std=gnu++17\"]), .define(\"SIZE\", to: \"4\")]",
        "linkerSettings: [.linkedLibrary(\"z\")]",
      ])
  }

  @Test func `Packages on the disk and those that are downloaded are told apart`() throws {
    let description = try #require(description)
    #expect(description.localDependencies == [FilePath("/kit")])
    #expect(
      description.downloads.map(\.requirement) == [#""1.1.0"..<"2.0.0""#, #"branch: "main""#])
    #expect(description.downloads.map(\.identity) == ["collections", "y"])
  }

  @Test func `The product of a module is found also through other targets`() throws {
    let description = try #require(description)
    #expect(description.product(having: "A") == "Kit")
    #expect(description.product(having: "B") == "Kit")
    #expect(description.product(having: "T") == nil)
    #expect(description.defaultLocalization == "ja")
  }

  @Test func `Something else than a description is refused`() {
    let source = SourceFile(name: "Package.swift", text: "error: no manifest")
    #expect(PackageDescription(source, folder: FilePath("/")) == nil)
  }
}
