// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Disk
  import ProgramTestSupport
  import Synchronization
  import TestSupport
  import Testing
  import WidgetProject

  @testable import WidgetPrograms

  /// A release in a folder of its own, whose sources have no targets.
  private struct Release {
    private let scratch: ScratchFolder
    private let toolchain: SwiftToolchain
    private let sources: EngineSources
    private let store: EngineStore

    /// Where it has the built modules, by the name that the cache would give them.
    private let shipped: String

    init(in folder: String) throws {
      scratch = try ScratchFolder()
      try scratch.write(
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"E\")\n",
        to: "\(folder)/engine/Package.swift")
      try scratch.makeFolder("\(folder)/engine/Sources/Apple/SwiftUI")
      toolchain = try SwiftToolchain()
      sources = try EngineSources(
        named: FilePath(scratch.path("\(folder)/engine")), executable: nil)
      store = EngineStore(folder: FilePath(scratch.path("cache")))
      shipped = try "\(folder)/engines/\(store.place(of: sources, toolchain).name)"
    }

    /// Gives it the modules that the tests were built with, and a library in place of theirs.
    func ship(_ engine: WidgetEngine, library: FilePath? = nil) throws {
      try TestedEngine.link(engine, in: FilePath(scratch.path(shipped)), library: library)
    }

    /// Asks for the engine; returns it, and what is said on the way.
    func engine() -> (engine: WidgetEngine?, notes: [String]) {
      let notes = Mutex<[String]>([])
      let progress = ProgramProgress { note in notes.withLock { $0.append(note) } }
      let engine = try? store.engine(of: sources, toolchain, progress: progress)
      return (engine, notes.withLock(\.self))
    }

    /// The names of what the cache has of engines.
    func kept() -> [String] {
      (FileSystem.disk.contents(of: store.folder.appending("engines")) ?? []).map(\.name)
    }

    /// Writes a file beside all else.
    func file(_ name: String, _ text: String) throws -> FilePath {
      try scratch.write(text, to: name)
      return FilePath(scratch.path(name))
    }
  }

  struct ShippedEngineTests {
    @Test(.enabled(if: TestedEngine.built != nil))
    func `Modules that a release carries are tried and kept, and nothing is built`() throws {
      let built = try #require(TestedEngine.built)
      let release = try Release(in: "share/quickaction")
      try release.ship(built)
      let (engine, notes) = release.engine()
      #expect(notes.isEmpty)
      let libraries = try #require(engine?.libraries)
      #expect(libraries.text.contains("/cache/engines/"))
      #expect(!FileSystem.disk.isLink(libraries.appending("libWidgetEngine.so")))
      #expect(release.kept().count == 1)
    }

    @Test(.enabled(if: TestedEngine.built != nil))
    func `Modules with which no program runs are said to be such, and are built`() throws {
      let built = try #require(TestedEngine.built)
      let release = try Release(in: "share/quickaction")
      try release.ship(built, library: release.file("damaged.so", "no library"))
      let (engine, notes) = release.engine()
      // These sources cannot be built.
      #expect(engine == nil)
      let beginning = "the modules for widgets of this release are built here, as no program runs"
      #expect(notes.first?.hasPrefix(beginning) == true)
      #expect(notes.first?.contains("libWidgetEngine.so") == true)
      #expect(notes.dropFirst().first?.hasPrefix("building the modules for widgets") == true)
      #expect(release.kept().isEmpty)
    }

    @Test(.enabled(if: TestedEngine.built != nil))
    func `What lies beside a checkout is no release's`() throws {
      let built = try #require(TestedEngine.built)
      let release = try Release(in: "checkouts")
      try release.ship(built)
      let (engine, notes) = release.engine()
      #expect(engine == nil)
      #expect(notes.first?.hasPrefix("building the modules for widgets") == true)
    }
  }
#endif
