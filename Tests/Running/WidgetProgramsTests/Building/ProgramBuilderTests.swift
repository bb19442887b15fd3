// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import Testing
  import TestSupport
  import Disk
  import WidgetProject

  @testable import WidgetPrograms

  /// Builds the project of the fixtures against the modules that the tests were built with, so that no engine is built first.
  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct ProgramBuilderTests {
    /// A copy of the project, and a builder for it.
    private func builder(
      in scratch: ScratchFolder, _ change: (inout ProgramRequest) -> Void = { _ in }
    ) throws -> ProgramBuilder {
      let copy = scratch.url.appending(path: "Shop")
      if !FileManager.default.fileExists(atPath: copy.path) {
        try FileManager.default.copyItem(
          at: URL(filePath: ShopProject.folder.text), to: copy)
      }
      var request = ProgramRequest(.project(FilePath(copy.path)))
      request.packages.asksNetwork = false
      change(&request)
      return ProgramBuilder(
        request, toolchain: try SwiftToolchain(), engine: try #require(TestedEngine.built))
    }

    private func refusal(of builder: ProgramBuilder) -> BuildFindings? {
      do throws(ProgramError) {
        _ = try builder.build()
        Issue.record("no error")
        return nil
      } catch {
        guard case .compilation(let findings) = error else {
          Issue.record("\(error)")
          return nil
        }
        return findings
      }
    }

    @Test func `A module that is not available gets a stand-in from its uses, and is listed`()
      throws
    {
      let scratch = try ScratchFolder()
      let program = try TestedEngine.program(by: builder(in: scratch))
      let standIn = try #require(program.standIns.first)
      #expect(program.standIns.map(\.module) == ["Analytics"])
      #expect(standIn.files.map(\.name) == ["OfferProvider.swift"])
      #expect(standIn.names == ["track"])
      #expect(
        "\(standIn.fault)"
          == "the package 'analytics' is not on this disk; build once without '--offline'")
      #expect(FileManager.default.isExecutableFile(atPath: program.executable.text))
    }

    @Test func `What was built before a project was moved is built again`() throws {
      let scratch = try ScratchFolder()
      let builder = try builder(in: scratch)
      let folder = "Shop/.build/quickaction/ShopWidget"
      try scratch.write("/elsewhere/\(folder)", to: "\(folder)/folder.txt")
      try scratch.write("", to: "\(folder)/products/old")
      _ = try TestedEngine.program(by: builder)
      #expect(scratch.text(of: "\(folder)/products/old") == nil)
      try scratch.write("", to: "\(folder)/products/new")
      _ = try TestedEngine.program(by: builder)
      #expect(scratch.text(of: "\(folder)/products/new") == "")
    }

    @Test func `A module of an earlier build is not taken for one that is provided since`() throws {
      let scratch = try ScratchFolder()
      let builder = try builder(in: scratch)
      _ = try TestedEngine.program(by: builder)
      let modules = "Shop/.build/quickaction/ShopWidget/products/debug/Modules"
      try scratch.write("not a module", to: "\(modules)/UIKit.swiftmodule")
      try scratch.write(
        "import UIKit\nlet accent = UIColor.red\n", to: "Shop/ShopWidget/Accent.swift")
      _ = try TestedEngine.program(by: builder)
      #expect(scratch.text(of: "\(modules)/UIKit.swiftmodule") == nil)
      let own = FileManager.default.fileExists(
        atPath: scratch.path("\(modules)/ShopWidget.swiftmodule"))
      #expect(own)
    }

    @Test func `A project becomes a program, and errors are in the user's own files`() throws {
      let scratch = try ScratchFolder()
      let standIn = StandIn(
        module: "Analytics", folder: FilePath(scratch.path("Shop/StandIns/Analytics")))
      let builder = try builder(in: scratch) { $0.standIns = [standIn] }
      let program = try TestedEngine.program(by: builder)
      #expect(FileManager.default.isExecutableFile(atPath: program.executable.text))
      #expect(program.manifest.text.hasSuffix("ShopWidget.resources.json"))
      let bundle = try #require(Bundle(path: program.executable.folder.text))
      #expect(bundle.bundleIdentifier == program.plan.widget.bundle.identifier)
      #expect(bundle.bundleIdentifier != nil)
      #expect(program.findings.leftOut.isEmpty)

      let view = "Shop/ShopWidget/OfferView.swift"
      let text = try #require(scratch.text(of: view))
      try scratch.write(
        text.replacing(".font(.headline)", with: ".font(.headline).glowing()")
          .replacing("Text(entry.offer.title)", with: "LegacyTheme(entry.offer.title)"),
        to: view)
      let findings = try #require(refusal(of: builder))
      #expect(Set(findings.errors.map(\.message.file.text)) == [scratch.path(view)])
      #expect(
        findings.errors.contains {
          if case .otherFile("LegacyTheme", let file) = $0.cause {
            file.name == "LegacyTheme.swift"
          } else {
            false
          }
        })
      let again = try #require(refusal(of: builder), "a build of the same files says the same")
      #expect(Set(again.errors.map(\.message)) == Set(findings.errors.map(\.message)))
    }

    @Test func `A closure of Foundation's changes what is on the main actor, as in Xcode`() throws {
      let scratch = try ScratchFolder()
      let builder = try builder(in: scratch) { $0.standIns = [StandIn(module: "Analytics")] }
      try scratch.write(
        """
        import Foundation
        import UserNotifications
        enum Analytics { static func track(_ event: String) { Task { await Model().load() } } }
        @MainActor final class Model {
          var loads = 0
          func load() {
            let address = URL(string: "https://example.com")!
            URLSession.shared.dataTask(with: address) { _, _, _ in self.loads += 1 }.resume()
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.loads += 1 }
            NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) {
              _ in self.loads += 1
            }
            OperationQueue.main.addOperation { self.loads += 1 }
            UNUserNotificationCenter.current().getNotificationSettings { _ in self.loads += 1 }
          }
        }
        """, to: "Shop/ShopWidget/Track.swift")
      #expect(try TestedEngine.program(by: builder).findings.errors.isEmpty)
      // A class that stands for a session keeps its own methods, and names of the module's own hide Foundation's.
      try scratch.write(
        """
        import Foundation
        enum Analytics { static func track(_ event: String) { print(Mock.self) } }
        struct Result<Value> { var value: Value }
        final class Timer {}
        struct Notification {}
        final class Mock: URLSession, @unchecked Sendable {
          override func dataTask(
            with request: URLRequest,
            completionHandler: @escaping @Sendable (Data?, URLResponse?, Error?) -> Void
          ) -> URLSessionDataTask { fatalError() }
        }
        """, to: "Shop/ShopWidget/Track.swift")
      #expect(try TestedEngine.program(by: builder).findings.errors.isEmpty)
    }

    @Test func `A file with errors can be left out, and what needs it follows`() throws {
      let scratch = try ScratchFolder()
      let builder = try builder(in: scratch) {
        $0.keepsGoing = true
        $0.standIns = [StandIn(module: "Analytics")]
      }
      // Of an extension with a conformance, nobody knows who uses it.
      try scratch.write(
        "extension String: Unknown {}\n", to: "Shop/ShopWidget/String+Unknown.swift")
      try scratch.write(
        "import WidgetKit\nenum Analytics { static func track(_ event: String) {} }\n",
        to: "Shop/ShopWidget/Track.swift")
      let program = try TestedEngine.program(by: builder)
      #expect(program.findings.leftOut.map(\.name) == ["String+Unknown.swift"])
      #expect(program.findings.errors.count == 1)
    }

    @Test func `A file that nothing of the widget uses is left out where it fails, in one note`()
      throws
    {
      let scratch = try ScratchFolder()
      let builder = try builder(in: scratch) { $0.standIns = [StandIn(module: "Analytics")] }
      try scratch.write(
        "struct Unused { let value: Int = \"text\" }\n", to: "Shop/ShopWidget/Unused.swift")
      try scratch.write("import Elsewhere\nclass Far {}\n", to: "Shop/ShopWidget/Far.swift")
      // Foundation alone brings Combine and Security, as on iOS.
      try scratch.write(
        """
        import Foundation
        enum Analytics { static func track(_ event: String) { Model().status = errSecSuccess } }
        final class Model: ObservableObject { @Published var status: OSStatus = errSecParam }
        """, to: "Shop/ShopWidget/Track.swift")
      let program = try TestedEngine.program(by: builder)
      #expect(program.findings.leftOut.isEmpty)
      #expect(program.findings.errors.isEmpty)
      #expect(
        program.plan.notes.contains(
          "left out, as they do not compile here and nothing of the widget uses them: ShopWidget/Far.swift, ShopWidget/Unused.swift"
        ))
    }
  }
#endif
