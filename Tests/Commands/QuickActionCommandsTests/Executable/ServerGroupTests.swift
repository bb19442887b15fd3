// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct ServerGroupTests {
  #if os(Linux)
    @Test("a signal that ends the server ends the compiler that it waits for")
    func compilers() throws {
      let folder = try ScratchFolder()
      try folder.write("// swift-tools-version: 6.2\n", to: "Shop/Package.swift")
      // A compiler that never answers, and says which process it is.
      try folder.write(
        "#!/bin/sh\necho $$ > '\(folder.path("compiler"))'\nexec sleep 60\n", to: "bin/swift")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/swift"))
      var command = Executable.command(
        ["mcp", "--root", folder.path("Shop"), "--allow-build"], in: folder)
      command.environment["PATH"] = folder.path("bin") + ":/usr/bin:/bin"
      let (input, output) = (try ChildPipe(), try ChildPipe())
      let process = try command.start(
        ChildProcess.Streams(input: input.reading, output: output.writing, errors: output.writing))
      input.closeReading()
      output.closeWriting()
      input.finish(
        writing:
          """
          {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}
          {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"build_widget","arguments":{"package":"."}}}

          """)
      var compiler: pid_t?
      for _ in 0..<200 where compiler == nil {
        usleep(50_000)
        let text = try? String(contentsOfFile: folder.path("compiler"), encoding: .utf8)
        compiler = text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      }
      let started = try #require(compiler, "the compiler was not started")
      process.send(SIGTERM)
      #expect(process.wait().code == 128 + SIGTERM)
      var isGone = false
      for _ in 0..<100 where !isGone {
        isGone = kill(started, 0) != 0
        if !isGone { usleep(50_000) }
      }
      #expect(isGone)
    }
  #endif
}
