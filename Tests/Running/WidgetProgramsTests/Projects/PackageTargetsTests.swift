// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import Testing
import WidgetProject

@testable import WidgetPrograms

@Suite("Targets of packages") struct PackageTargetsTests {
  /// The package of a manifest with some files, which are empty.
  private func targets(_ manifest: String, files: [String]) throws -> PackageTargets {
    var tree = MemoryTree()
    for file in files { tree.write([], to: FilePath("/kit/\(file)")) }
    let source = SourceFile(name: "Package.swift", text: manifest)
    return PackageTargets(
      package: try #require(PackageDescription(source, folder: FilePath("/kit"))),
      fileSystem: .memory(tree))
  }

  @Test func `Sources of tutorials in a documentation catalog are not compiled`() throws {
    let targets = try targets(
      #"{ "name": "Kit", "targets": [ { "name": "Kit", "type": "regular" } ] }"#,
      files: [
        "Sources/Kit/Kit.swift", "Sources/Kit/Kit.docc/Kit.md",
        "Sources/Kit/Kit.docc/Resources/Step-1.swift", "Sources/Kit/Try.playground/Contents.swift",
      ])
    let module = targets.module(of: try #require(targets.package.target("Kit")), role: .library)
    #expect(module.sources.map(\.text) == ["/kit/Sources/Kit/Kit.swift"])
    #expect(module.resources.isEmpty)
  }

  @Test func `A library of the system has the headers that pkg-config names`() throws {
    let targets = try targets(
      #"""
      { "name": "Kit", "targets": [
        { "name": "libxml2", "type": "system", "path": "Modules", "pkgConfig": "libxml-2.0" },
        { "name": "libz", "type": "system", "path": "Z", "pkgConfig": null } ] }
      """#, files: ["Modules/module.modulemap", "Modules/xml.h", "Z/module.modulemap"])
    let lines = try ["libxml2", "libz"].map { name in
      var module = ProgramModule(name: name, target: name, role: .library)
      module.clang = targets.clangTarget(of: try #require(targets.package.target(name)))
      return try ProgramManifest(plan: plan(of: module), stubs: []).text.split(separator: "\n")
        .first { $0.contains(".systemLibrary") }.map(String.init)
    }
    #expect(
      lines == [
        "    .systemLibrary(name: \"libxml2\", path: \"Sources/libxml2\", pkgConfig: \"libxml-2.0\"),",
        "    .systemLibrary(name: \"libz\", path: \"Sources/libz\"),",
      ])
  }

  @Test func `What was downloaded is nothing that a user can change`() throws {
    var module = ProgramModule(name: "Charts", target: "Charts", role: .library)
    module.sources = [FilePath("/packages/charts/Chart.swift")]
    var plan = try plan(of: module)
    let own = Set(try ShopProject.plan().modules.flatMap(\.sources))
    #expect(plan.ownSources == own.union(module.sources))
    plan.compiledPackages.append(
      CompiledPackage(
        name: "charts", folder: FilePath("/packages/charts"), url: "https://example.com/charts",
        version: "1.0.0", modules: ["Charts"]))
    #expect(plan.ownSources == own)
  }

  /// A widget's plan with one module more.
  private func plan(of module: ProgramModule) throws -> ProgramPlan {
    var plan = try ShopProject.plan()
    plan.modules.append(module)
    return plan
  }
}
