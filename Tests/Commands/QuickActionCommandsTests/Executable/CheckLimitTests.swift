// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @Suite("A check whose build hangs", .enabled(if: Executable.file != nil, Executable.missing))
  struct CheckLimitTests {
    private let folder: ScratchFolder

    init() throws {
      folder = try ScratchFolder()
      try folder.write("// swift-tools-version: 6.2\n", to: "Shop/Package.swift")
      try folder.write("<plist version=\"1.0\"><dict></dict></plist>\n", to: "Shop/Info.plist")
    }

    /// Checks the package with a Swift of one's own, which says who runs it.
    private func check(swift script: String) throws -> Executable.Result {
      try folder.write(
        "#!/bin/sh\necho $$ >> '\(folder.path("started"))'\n" + script, to: "bin/swift")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/swift"))
      var command = Executable.command(
        [
          "check", "Shop", "--package", "Shop", "--engine", Repository.root.path, "--limit", "2s",
          "--format", "json",
        ], in: folder)
      command.environment["PATH"] = folder.path("bin") + ":/usr/bin:/bin"
      command.environment["XDG_CACHE_HOME"] = folder.path("cache")
      return try command.run()
    }

    private func expectEnded() throws {
      let text = try String(contentsOfFile: folder.path("started"), encoding: .utf8)
      let processes = text.split(separator: "\n").compactMap { pid_t($0) }
      #expect(!processes.isEmpty)
      for process in processes {
        var isGone = false
        for _ in 0..<100 where !isGone {
          isGone = kill(process, 0) != 0
          if !isGone { usleep(20_000) }
        }
        #expect(isGone)
      }
    }

    @Test("ends at the limit with what it started, and names the compiler that does not answer")
    func compiler() throws {
      let result = try check(
        swift: "(echo $$; exec sleep 600) >> '\(folder.path("started"))' & sleep 600\n")
      #expect(result.exitCode == 1, "\(result.errors)")
      let found = try CheckTests.findings(result.output)
      #expect(found == ["Shop/Package.swift:? build-timed-out"])
      #expect(result.output.contains("'swift -print-target-info' did not end"))
      #expect(result.output.contains("'--limit 2s'"))
      #expect(result.errors.contains("did not run"), "\(result.errors)")
      try expectEnded()
    }

    @Test("ends at the limit where a manifest does not end")
    func manifest() throws {
      let info =
        #"{"compilerVersion":"Swift version 6.3","target":{"triple":"t"},"paths":{"runtimeResourcePath":"/r"}}"#
      let result = try check(
        swift: "if [ \"$1\" = -print-target-info ]; then echo '\(info)'; exit; fi\nsleep 600\n")
      #expect(result.exitCode == 1, "\(result.errors)")
      #expect(try CheckTests.findings(result.output).count == 1)
      #expect(result.output.contains("the manifest of a package did not end"))
      try expectEnded()
    }
  }
#endif
