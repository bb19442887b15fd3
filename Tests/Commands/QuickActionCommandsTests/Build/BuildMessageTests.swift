// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Diagnostics
  import Disk
  import Foundation
  import ProgramTestSupport
  import SourceText
  import TestSupport
  import Testing

  @testable import WidgetPrograms

  /// Runs the executable on a project made for each message, and asks that it ends with that message and its exit code.
  @Suite(
    .enabled(if: TestedEngine.built != nil && Executable.file != nil, "nothing to build with"))
  struct BuildMessageTests {
    /// The messages; the compiler asks for the name of a new one, and the first test for a project.
    private enum Name: CaseIterable {
      case noSwift, oldSwift, toolFailed, noEngine, engineFailed, noProject, notGenerated
      case severalProjects, notAProject, unreadableProject, noPackage, unreadablePackage, noWidget
      case severalWidgets, unknownTarget, noSources, noMain, emptyStub, foreignBuildFolder, file
      case compilation
      /// Those that other tests bring about: a limit of `check`, an example of `preview`, a definition of `generate`; those of a Mac
      /// and of SwiftPM nothing brings about here.
      case elsewhere

      init(_ error: ProgramError) {
        self =
          switch error {
          case .noSwift: .noSwift
          case .oldSwift: .oldSwift
          case .toolFailed: .toolFailed
          case .noEngine: .noEngine
          case .engineFailed: .engineFailed
          case .noProject: .noProject
          case .notGenerated: .notGenerated
          case .severalProjects: .severalProjects
          case .notAProject: .notAProject
          case .unreadableProject: .unreadableProject
          case .noPackage: .noPackage
          case .unreadablePackage: .unreadablePackage
          case .noWidget: .noWidget
          case .severalWidgets: .severalWidgets
          case .unknownTarget: .unknownTarget
          case .noSources: .noSources
          case .noMain: .noMain
          case .emptyStub: .emptyStub
          case .foreignBuildFolder: .foreignBuildFolder
          case .file: .file
          case .compilation: .compilation
          case .applesSystem, .noExample, .generation, .packageManager, .timedOut: .elsewhere
          }
      }
    }

    /// A message, and what brings it about.
    private struct Case: Sendable {
      /// The error, whose text the message is.
      var error: ProgramError
      /// The arguments behind `build`, separated by spaces.
      var arguments: String
      /// The files, by their paths.
      var files: [String: String] = [:]
      /// A Swift of one's own, which the shell runs; nil for the real one, and an empty text for none.
      var swift: String?
      /// What the message has behind the error's text; nil for nothing more.
      var rest: String?
    }

    private static let manifest = "// swift-tools-version: 6.2\nimport PackageDescription\n"

    private static func package(_ targets: String...) -> String {
      let list = targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
      return manifest + "let package = Package(name: \"Tides\", targets: [\(list)])\n"
    }

    private static let widget = """
      import SwiftUI
      import WidgetKit
      struct Level: TimelineEntry { var date = Date() }
      struct Levels: TimelineProvider {
        func placeholder(in context: Context) -> Level { Level() }
        func getSnapshot(in context: Context, completion: @escaping (Level) -> Void) { completion(Level()) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Level>) -> Void) {
          completion(Timeline(entries: [Level()], policy: .never))
        }
      }
      @main struct Tide: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "tide", provider: Levels()) { _ in Text("high") }
        }
      }

      """

    private static let one = ["P/Package.swift": package("Tide"), "P/Sources/Tide/A.swift": widget]

    private static let brokenEngine = [
      "E/Package.swift": manifest + """
        let package = Package(
          name: "Engine",
          products: [.library(name: "WidgetEngine", type: .dynamic, targets: ["SwiftUI"])],
          targets: [.target(name: "SwiftUI", path: "Sources/Apple/SwiftUI")])

        """,
      "E/Sources/Apple/SwiftUI/A.swift": "let height: Int = \"high\"\n",
    ]

    private static let cases: [Case] = [
      Case(error: .noSwift, arguments: "--package P", files: one, swift: ""),
      Case(
        error: .oldSwift("Swift version 5.9"), arguments: "--package P", files: one,
        swift: #"""
          echo '{"compilerVersion": "Swift version 5.9", "target": {"triple": "x"}, "paths": {"runtimeResourcePath": "/a"}}'
          """#),
      Case(
        error: .toolFailed(
          "swift",
          "'swift -print-target-info' ended with the exit code 3; run that to see why"),
        arguments: "--package P", files: one, swift: "exit 3"),
      Case(error: .noEngine("P"), arguments: "--package P --engine P", files: one),
      Case(
        error: .engineFailed(log: ""), arguments: "--package P --engine E",
        files: one.merging(brokenEngine) { $1 }),
      Case(error: .noProject("."), arguments: ""),
      Case(
        error: .notGenerated("Project.swift", by: "tuist generate"), arguments: "",
        files: [
          "Project.swift":
            "import ProjectDescription\nlet project = Project(name: name(), targets: targets())\n"
        ]),
      Case(
        error: .severalProjects(["A.xcodeproj", "B.xcodeproj"]), arguments: "",
        files: ["A.xcodeproj/project.pbxproj": "{}\n", "B.xcodeproj/project.pbxproj": "{}\n"]),
      Case(
        error: .notAProject("A.txt"), arguments: "--project A.txt", files: ["A.txt": "tides\n"]),
      Case(
        error: .unreadableProject(
          Diagnostic(
            id: "invalid-property-list", severity: .error,
            message: "expected a key in double quotation marks, found 'broken'",
            at: Diagnostic.Place(file: "A.xcodeproj/project.pbxproj")),
          SourceFile(name: "", text: "")),
        arguments: "--project A.xcodeproj", files: ["A.xcodeproj/project.pbxproj": "{ broken\n"],
        rest: " --> A.xcodeproj/project.pbxproj:1:3"),
      Case(error: .noPackage("Q"), arguments: "--package Q", files: ["Q/A.txt": "tides\n"]),
      Case(
        error: .unreadablePackage("P", ""), arguments: "--package P",
        files: ["P/Package.swift": manifest + "let package = tides\n"],
        rest: "Package.swift:3:15: error: cannot find 'tides' in scope"),
      Case(
        error: .noWidget("P", targets: ["Tide"]), arguments: "--package P",
        files: ["P/Package.swift": package("Tide"), "P/Sources/Tide/A.swift": "let tide = 1\n"]),
      Case(
        error: .severalWidgets("P", ["High", "Low"]), arguments: "--package P",
        files: [
          "P/Package.swift": package("High", "Low"), "P/Sources/High/A.swift": widget,
          "P/Sources/Low/A.swift": widget,
        ]),
      Case(
        error: .unknownTarget("Tied", known: ["Tide"]), arguments: "--package P --target Tied",
        files: one),
      Case(
        error: .noSources(target: "Tide"), arguments: "--package P --target Tide",
        files: ["P/Package.swift": package("Tide"), "P/Sources/Tide/A.txt": "tides\n"]),
      Case(
        error: .noMain(target: "Tide"), arguments: "--package P --target Tide",
        files: ["P/Package.swift": package("Tide"), "P/Sources/Tide/A.swift": "let tide = 1\n"]),
      Case(
        error: .emptyStub(module: "Gauges", folder: "stubs"),
        arguments: "--package P --stub Gauges=stubs",
        files: one.merging(["stubs/A.txt": "tides\n"]) { $1 }),
      Case(
        error: .foreignBuildFolder("built/Tide"), arguments: "--package P --build-path built",
        files: one.merging(["built/Tide/mine.txt": "tides\n"]) { $1 }),
      Case(
        error: .file(
          FileError(.write, "file/Tide", .system(code: 20, words: "not a directory"))),
        arguments: "--package P --build-path file", files: one.merging(["file": "\n"]) { $1 }),
      Case(
        error: .compilation(BuildFindings()), arguments: "--package P",
        files: one.merging([
          "P/Sources/Tide/A.swift": widget.replacing("(\"high\")", with: "(high)")
        ]) { $1 },
        rest: "P/Sources/Tide/A.swift:13:71: cannot find 'high' in scope"),
    ]

    @Test("each message of 'build' has a project that brings it about")
    func all() {
      let made = Set(Self.cases.map { Name($0.error) })
      for name in Name.allCases where name != .elsewhere { #expect(made.contains(name), "\(name)") }
    }

    @Test("each message is what the executable says of its project, with its exit code")
    func messages() async throws {
      try await TestedExamples.shared.prepare()
      for example in Self.cases {
        let folder = try ScratchFolder()
        for (path, text) in example.files { try folder.write(text, to: path) }
        var path = "/usr/bin:/bin"
        if let script = example.swift {
          try folder.makeFolder("bin")
          path = folder.path("bin")
          if !script.isEmpty {
            try folder.write("#!/bin/sh\n\(script)\n", to: "bin/swift")
            try FileManager.default.setAttributes(
              [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/swift"))
          }
        } else if let inherited = ProcessInfo.processInfo.environment["PATH"] {
          path = inherited
        }
        var command = Executable.command(
          ["build"] + example.arguments.split(separator: " ").map(String.init), in: folder)
        command.environment["PATH"] = path
        command.environment["HOME"] = folder.path("home")
        command.environment.merge(TestedExamples.environment) { $1 }
        command.environment["QUICKACTION_ENGINE"] = Repository.root.path
        let result = try command.run()
        let said = result.errors.replacing(folder.path + "/", with: "")
        let text = Self.beginning(of: example.error)
        #expect(said.contains(text), "\(example.arguments): \(said)")
        if let rest = example.rest {
          #expect(said.contains(rest), "\(example.arguments): \(said)")
        }
        #expect(result.exitCode == example.error.exitCode, "\(example.arguments): \(said)")
        #expect(result.output.isEmpty, "\(example.arguments): \(result.output)")
      }
    }

    /// What the message begins with: without the name of a log, and the words of another program.
    private static func beginning(of error: ProgramError) -> String {
      switch error {
      case .engineFailed: "the modules for widgets do not compile; please report this with the file"
      case .unreadablePackage: "the manifest of the package 'P' cannot be read; Swift says:\n"
      case .compilation: "the widget does not compile: 1 error in 1 file\n"
      default: error.description
      }
    }
  }
#endif
