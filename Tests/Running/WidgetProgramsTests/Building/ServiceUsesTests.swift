// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Disk
  import Foundation
  import ProgramTestSupport
  import Synchronization
  import TestSupport
  import Testing
  import WidgetProtocol
  import WidgetViews

  @testable import WidgetPrograms

  /// A widget that uses all services, as apps do, and shows which answers are not those that it expects.
  ///
  /// The tests run one after the other, as both compile all services.
  @Suite(
    .serialized, .enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct ServiceUsesTests {
    private static let fixtures = Repository.root.appending(
      path: "Tests/Running/WidgetProgramsTests/Fixtures")
    private static let uses = fixtures.appending(path: "ServiceUses")
    private static let imports = fixtures.appending(path: "OneImport")

    private static func names(in folder: URL) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .map { $0.replacing(".swift", with: "") }.sorted()
    }

    @Test func `Each service of a device is compiled for a widget that imports it, and answers`()
      throws
    {
      let names = try Self.names(in: Self.uses)
      let services = Repository.root.appending(path: DeviceServices.folder)
      #expect(try Self.names(in: services) == names, "each service has a use")

      let scratch = try ScratchFolder()
      try scratch.write(Self.manifest, to: "Uses/Package.swift")
      try scratch.write(Self.widget(using: names), to: "Uses/Sources/Uses/Widget.swift")
      for name in names {
        try FileManager.default.copyItem(
          at: Self.uses.appending(path: "\(name).swift"),
          to: scratch.url.appending(path: "Uses/Sources/Uses/\(name).swift"))
      }
      let engine = try #require(TestedEngine.built)
      try compile(names, against: engine)
      let builder = ProgramBuilder(
        ProgramRequest(.package(FilePath(scratch.path("Uses")))), toolchain: try SwiftToolchain(),
        engine: engine)
      let program = try TestedEngine.program(by: builder)
      #expect(program.standIns.isEmpty)

      let session = try ProgramSession(
        path: program.executable.text, environment: ProcessInfo.processInfo.environment,
        limits: .init(answer: .seconds(60)))
      try session.enter(ProgramWorld(now: SampleProgram.now, manifest: program.manifest.text))
      let run = try SampleProgram.run("Uses", in: session)
      #expect(SampleProgram.texts(try SampleProgram.drawing(of: run)) == ["all hold"])
    }

    @Test func `A file that imports a service alone sees the modules that the service exports`()
      throws
    {
      let names = try Self.names(in: Self.imports)
      let services = Repository.root.appending(path: DeviceServices.folder)
      #expect(try Self.names(in: services) == names, "each service has a file")

      let engine = try #require(TestedEngine.built)
      try compile(names, against: engine)
      // A build imports Foundation and others into each file; here the service brings them, or nothing does.
      var arguments = engine.compilerArguments
      while let index = arguments.firstIndex(of: "-import-module") {
        arguments.removeSubrange((index - 1)...(index + 2))
      }
      let files = names.map { Self.imports.appending(path: "\($0).swift").path }
      let result = try ToolProcess.run(
        "swiftc",
        [
          "-typecheck", "-whole-module-optimization", "-parse-as-library", "-module-name",
          "OneImport", "-swift-version", "6",
        ] + arguments + files)
      #expect(result.status == 0, "\(result.output)")
    }

    /// Compiles services two at a time; a build compiles the few of a widget one after the other.
    private func compile(_ names: [String], against engine: WidgetEngine) throws {
      let services = try #require(engine.services)
      let failures = Mutex<[ProgramError]>([])
      DispatchQueue.concurrentPerform(iterations: names.count) { index in
        do throws(ProgramError) {
          try services.compile([names[index]], against: engine, progress: ProgramProgress())
        } catch {
          failures.withLock { $0.append(error) }
        }
      }
      #expect(failures.withLock { $0 }.isEmpty)
    }

    private static let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Uses",
        targets: [.executableTarget(name: "Uses", swiftSettings: [.swiftLanguageMode(.v5)])])
      """

    private static func widget(using names: [String]) -> String {
      let calls = names.map { name in
        """
            do { try await use\(name)() } catch { failed.append("\(name): \\(error)") }
        """
      }
      return """
        import SwiftUI
        import WidgetKit

        nonisolated(unsafe) private var failed: [String] = []

        func expect(_ holds: Bool, _ sentence: String) {
          if !holds { failed.append(sentence) }
        }

        struct Answers: TimelineEntry {
          let date: Date
          var failed: [String] = []
        }

        struct Provider: TimelineProvider {
          func placeholder(in context: Context) -> Answers { Answers(date: Date()) }

          func getSnapshot(in context: Context, completion: @escaping (Answers) -> Void) {
            completion(placeholder(in: context))
          }

          func getTimeline(in context: Context, completion: @escaping (Timeline<Answers>) -> Void) {
            Task {
        \(calls.joined(separator: "\n"))
              completion(Timeline(entries: [Answers(date: Date(), failed: failed)], policy: .never))
            }
          }
        }

        @main struct Uses: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Uses", provider: Provider()) { entry in
              Text(verbatim: entry.failed.isEmpty ? "all hold" : entry.failed.joined(separator: "; "))
                .containerBackground(.white, for: .widget)
            }
            .supportedFamilies([.systemSmall])
          }
        }
        """
    }
  }
#endif
