// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TestSupport
  import Testing

  /// Builds a project for real, and looks at everything else that it has.
  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct BuildLossTests {
    private let folder: ScratchFolder

    init() throws {
      folder = try ScratchFolder()
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: "Tests/Running/WidgetProgramsTests/Fixtures/Shop"),
        to: folder.url.appending(path: "Shop"))
    }

    private func build(_ stub: String, _ arguments: String...) async throws -> CommandRun {
      try await TestedExamples.shared.prepare()
      return await CommandRun.onOwnThread(
        ["build", "--project", "@Shop/Shop.xcodeproj", "--stub", stub] + arguments, in: folder,
        environment: TestedExamples.environment)
    }

    /// What SwiftPM leaves in the folder for temporary files.
    private var leftovers: Set<String> {
      let path = FileManager.default.temporaryDirectory.path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return Set(names.filter { $0.hasPrefix("TemporaryDirectory.") })
    }

    @Test("a build changes no source, whatever stands in for a module")
    func sources() async throws {
      let before = try UserTree.states(of: folder.path)
      let standIn = folder.path("Shop/StandIns/Analytics")
      let run = try await build("Analytics=\(standIn)")
      #expect(run.exitCode == 0, "\(run.errors)")
      // The same module with nothing in it, in place of the links to the files of the folder.
      _ = try await build("Analytics")
      let after = try UserTree.states(of: folder.path)
      for (name, state) in before { #expect(after[name] == state, "\(name)") }
      let made = after.keys.filter { before[$0] == nil && !$0.hasPrefix("Shop/.build") }
      #expect(made == [])
    }

    @Test("a build does not touch a folder that another build did not make")
    func foreignFolder() async throws {
      try folder.write("// swift-tools-version: 6.2\n", to: "Shop/ShopWidget/Package.swift")
      try folder.write("let mine = 1\n", to: "Shop/ShopWidget/Sources/Mine/Mine.swift")
      try folder.write("/elsewhere/ShopWidget", to: "Shop/ShopWidget/folder.txt")
      try folder.makeFolder("links")
      try folder.link("links/ShopWidget", to: folder.path("Shop/ShopWidget"))
      let before = try UserTree.states(of: folder.path)
      for path in ["Shop", "links"] {
        let run = try await build("Analytics", "--build-path", folder.path(path))
        #expect(run.exitCode == 2)
        #expect(run.errors.contains("ShopWidget' has files that 'quickaction build' did not write"))
      }
      #expect(try UserTree.states(of: folder.path) == before)
    }
  }
#endif
