// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TestSupport
  import Testing

  /// Checks widgets with two dozen faults, built for real.
  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct CheckBuildTests {
    private static let source = Repository.root.appending(
      path: "Tests/Commands/QuickActionCommandsTests/BrokenWidgets")

    private let folder: ScratchFolder

    init() throws {
      folder = try ScratchFolder()
      for name in ["Toy", "ToyWidget", "Toy.xcodeproj"] {
        try FileManager.default.copyItem(
          at: Self.source.appending(path: name), to: folder.url.appending(path: name))
      }
    }

    /// What comments say is found in the next line, as a report lists it.
    private var expected: [String] {
      get throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try names.flatMap { name -> [String] in
          guard name.hasSuffix(".swift") || name.hasSuffix(".pbxproj") else { return [] }
          let text = try String(contentsOfFile: folder.path(name), encoding: .utf8)
          return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .flatMap { index, line -> [String] in
              guard let mark = line.firstRange(of: "finds: ") else { return [] }
              let rules = line[mark.upperBound...].replacing(" */", with: "")
              return rules.split(separator: ", ").map { "\(name):\(index + 2) \($0)" }
            }
        }.sorted()
      }
    }

    private func check(_ arguments: String...) async throws -> CommandRun {
      try await TestedExamples.shared.prepare()
      return await CommandRun.onOwnThread(
        ["check", folder.path, "--format", "json"] + arguments, in: folder,
        environment: TestedExamples.environment)
    }

    @Test("each fault is named at its line, and nothing else")
    func faults() async throws {
      let expected = try expected
      let run = try await check()
      let found = try CheckTests.findings(run.output).map {
        $0.replacing(folder.path + "/", with: "")
      }
      #expect(found.sorted() == expected, "\(run.errors)")
      #expect(Set(expected.map { $0.split(separator: " ")[1] }).count >= 20)
      #expect(run.exitCode == 1)
      #expect(run.errors.contains("code of the project is compiled and run"))
      #expect(run.errors.contains("a day of 3 widgets"))
    }

    @Test("of what a revision shows already, nothing is reported again")
    func since() async throws {
      let git = GitFolder(of: folder)
      try git.git("init", "--quiet", "--initial-branch", "main")
      try git.commit([:])
      let tea = try String(contentsOfFile: folder.path("ToyWidget/Tea.swift"), encoding: .utf8)
      try folder.write(
        tea.replacing("Image(\"Leaf\")", with: "Image(\"Leaf\")\n      Image(\"Bag\")"),
        to: "ToyWidget/Tea.swift")
      let run = try await check("--since", "HEAD")
      #expect(
        try CheckTests.findings(run.output).map { $0.split(separator: " ")[1] } == ["missing-image"]
      )
      #expect(run.errors.contains("'HEAD' is built, drawn and run as well"), "\(run.errors)")
    }

    @Test("code that loops is ended at its limit, and is one finding at its line")
    func loops() async throws {
      let name = "ToyWidget/ToyBundle.swift"
      let bundle = try String(contentsOfFile: folder.path(name), encoding: .utf8)
        .replacing("TeaWidget()", with: "LoopWidget()")
      let lines = bundle.split(separator: "\n", omittingEmptySubsequences: false).count
      try folder.write(
        bundle + """
          struct LoopWidget: Widget {
            var body: some WidgetConfiguration {
              StaticConfiguration(kind: "Loop", provider: Teas()) { entry in
                Text(Self.steps(to: entry.date)).containerBackground(.green, for: .widget)
              }
            }
            static func steps(to date: Date) -> String {
              var count = 0
              while count >= 0 { count = (count + 1) % 1_000 }
              return "\\(count) \\(date)"
            }
          }

          """, to: name)
      let run = try await check("--time-limit", "2", "--select", "program-timed-out")
      let found = try CheckTests.findings(run.output).map {
        $0.replacing(folder.path + "/", with: "")
      }
      let (call, loop) = (
        "\(name):\(lines + 3) program-timed-out", "\(name):\(lines + 8) program-timed-out"
      )
      // On a busy machine, a second may be over before the code is in its loop: then its call has another finding.
      #expect(found.filter { $0 != call } == [loop], "\(run.output)")
      #expect(run.exitCode == 1)
    }

    @Test("what is not drawn and run at the limit is a finding")
    func limit() async throws {
      let run = try await check("--limit", "1s", "--select", "program-timed-out,build-timed-out")
      let found = try CheckTests.findings(run.output)
      // A build of a second is seen on no machine.
      #expect(found.map { $0.split(separator: " ")[1] } == ["build-timed-out"], "\(run.errors)")
      #expect(run.output.contains("'--limit 1s'"))
      #expect(run.exitCode == 1)
    }

    /// Calls what is nowhere.
    private func breakBundle() throws {
      let bundle = try String(
        contentsOfFile: folder.path("ToyWidget/ToyBundle.swift"), encoding: .utf8)
      try folder.write(
        bundle.replacing("TeaWidget()", with: "TeaWidget().sweetened()"),
        to: "ToyWidget/ToyBundle.swift")
    }

    @Test("a build that fails writes a document without a program, with each error at its place")
    func failedBuild() async throws {
      try breakBundle()
      try await TestedExamples.shared.prepare()
      let run = await CommandRun.onOwnThread(
        ["build", "--project", folder.path("Toy.xcodeproj"), "--format", "json"], in: folder,
        environment: TestedExamples.environment)
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let document = try #require(object as? [String: Any])
      #expect(document["program"] is NSNull)
      let errors = try #require(document["errors"] as? [[String: Any]])
      #expect(errors.count == 1, "\(errors)")
      let error = try #require(errors.first)
      #expect((error["file"] as? String)?.hasSuffix("ToyWidget/ToyBundle.swift") == true)
      let text = try String(
        contentsOfFile: folder.path("ToyWidget/ToyBundle.swift"), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(error["line"] as? Int)
      #expect(lines[line - 1].contains("sweetened"))
      #expect((error["message"] as? String)?.contains("'sweetened'") == true)
      #expect(run.exitCode == 1)
    }

    @Test("what does not compile leaves out the rules that need it, and files are checked")
    func broken() async throws {
      try breakBundle()
      let run = try await check("--select", "missing-image,current-date-in-widget-view")
      #expect(run.errors.contains("1 rule about drawing and running"), "\(run.errors)")
      #expect(run.errors.contains("'quickaction build' says where"), "\(run.errors)")
      let found = try CheckTests.findings(run.output)
      #expect(found.map { $0.split(separator: " ")[1] } == ["current-date-in-widget-view"])
    }
  }
#endif
