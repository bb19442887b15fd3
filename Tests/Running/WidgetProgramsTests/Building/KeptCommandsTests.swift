// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Disk
  import Foundation
  import ProgramTestSupport
  import TestSupport
  import Testing

  @testable import WidgetPrograms

  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct KeptCommandsTests {
    @Test func `After a change of the widget's own files the program is built without SwiftPM`()
      throws
    {
      let scratch = try ScratchFolder()
      try FileManager.default.copyItem(
        at: URL(filePath: ShopProject.folder.text), to: scratch.url.appending(path: "Shop"))
      var request = ProgramRequest(.project(FilePath(scratch.path("Shop"))))
      request.packages.asksNetwork = false
      request.standIns = [StandIn(module: "Analytics")]
      let builder = ProgramBuilder(
        request, toolchain: try SwiftToolchain(), engine: try #require(TestedEngine.built))
      try scratch.write(
        "enum Analytics { static func track(_ event: String) {} }\n",
        to: "Shop/ShopWidget/Track.swift")

      // SwiftPM makes its database wherever it builds.
      let database = scratch.path("Shop/.build/quickaction/ShopWidget/products/build.db")
      /// Builds, and says whether SwiftPM did.
      func build(_ title: String, in file: String = "ShopWidget/OfferView.swift") throws -> (
        bySwiftPM: Bool, hasTitle: Bool
      ) {
        try? FileManager.default.removeItem(atPath: database)
        let text = try #require(scratch.text(of: "Shop/\(file)"))
        try scratch.write(text.replacing("offers.title", with: title), to: "Shop/\(file)")
        let program = try TestedEngine.program(by: builder)
        try scratch.write(text, to: "Shop/\(file)")
        let bytes = try Data(contentsOf: URL(filePath: program.executable.text))
        return (
          FileManager.default.fileExists(atPath: database),
          bytes.range(of: Data("a title of more than fifteen bytes".utf8)) != nil
        )
      }
      let title = "a title of more than fifteen bytes"
      #expect(try build("offers.title") == (true, false), "the first build")
      #expect(try build(title) == (false, true))
      #expect(try build("offers.title") == (false, false))
      #expect(try build("offers.title") == (false, false), "nothing has changed")

      // The linker is run without the compiler, until another library is needed.
      let linker = scratch.path("Shop/.build/quickaction/ShopWidget/tools/commands/linker")
      let words = String(decoding: try Data(contentsOf: URL(filePath: linker)), as: UTF8.self)
        .split(separator: "\0")
      #expect(words.first?.hasSuffix("/clang") == true)
      let list = URL(
        filePath: String(
          try #require(
            words.first { $0.hasPrefix("@") && $0.hasSuffix(".autolink") }.map {
              $0.dropFirst()
            })))
      #expect(
        try !String(decoding: Data(contentsOf: list), as: UTF8.self).contains("-lswiftDistributed"))
      try scratch.write(
        """
        import Distributed

        enum Analytics { static func track(_ event: String) { _ = LocalTestingDistributedActorSystem() } }

        """, to: "Shop/ShopWidget/Track.swift")
      #expect(try build(title) == (false, true), "another library")
      #expect(
        try String(decoding: Data(contentsOf: list), as: UTF8.self).contains("-lswiftDistributed"))
      try scratch.write(
        "enum Analytics { static func track(_ event: String) {} }\n",
        to: "Shop/ShopWidget/Track.swift")
      #expect(try build("offers.title") == (false, false))

      // Another build is at the products.
      let lock = scratch.path("Shop/.build/quickaction/ShopWidget/products/.lock")
      let descriptor = open(lock, O_RDWR | O_CLOEXEC)
      #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
      Task.detached {
        while !Self.isBuilding(in: scratch.path("Shop")) {
          try await Task.sleep(for: .milliseconds(20))
        }
        close(descriptor)
      }
      #expect(try build(title) == (true, true), "SwiftPM waits until the other build has ended")
      #expect(try build("offers.title") == (false, false))

      // An error is SwiftPM's to tell, and what was built before it is not taken for the next.
      try scratch.write(
        "struct Bad { let value: Int = \"text\" }\n", to: "Shop/ShopWidget/Track.swift")
      #expect(throws: ProgramError.self) { try builder.build() }
      #expect(FileManager.default.fileExists(atPath: database))
      try scratch.write(
        "enum Analytics { static func track(_ event: String) { print(event) } }\n",
        to: "Shop/ShopWidget/Track.swift")
      #expect(try build(title) == (true, true), "the first build after an error")

      // What other modules and the list of files are is SwiftPM's, too.
      try scratch.write("let more = 1\n", to: "Shop/ShopWidget/More.swift")
      #expect(try build("offers.title") == (true, false), "a new file")
      let offer = "Shop/Packages/ShopKit/Sources/ShopKit/Offer.swift"
      let shop = try #require(scratch.text(of: offer))
      try scratch.write(shop + "\nlet more = 1\n", to: offer)
      #expect(try build(title) == (true, true), "a file of another module")
      #expect(try build("offers.title") == (false, false))
    }

    /// Whether SwiftPM is running in a folder.
    private static func isBuilding(in folder: String) -> Bool {
      let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return processes.contains { process in
        guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else {
          return false
        }
        let command = String(decoding: bytes, as: UTF8.self)
        return command.contains("swift-build\0") && command.contains(folder)
      }
    }
  }
#endif
