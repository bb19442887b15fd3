// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import WidgetPrograms

  @Suite("A program that is run for its output")
  struct ToolLimitTests {
    /// Whether a process is there no more; it may take a moment to go.
    private func isGone(_ process: pid_t) -> Bool {
      for _ in 0..<100 {
        if kill(process, 0) != 0 { return true }
        usleep(20_000)
      }
      return false
    }

    @Test("is ended when its time is over, with all that it started")
    func late() throws {
      let script =
        "sleep 600 & echo $!; setsid sleep 600 & sh -c 'sleep 600 & echo $!'; echo $$; wait"
      let result = try ToolProcess.run(
        "/bin/sh", ["-c", script], until: .now + .milliseconds(800))
      #expect(result.isLate)
      #expect(!result.isSilent)
      let started = result.output.split(separator: "\n").compactMap { pid_t($0) }
      #expect(started.count == 3)
      for process in started { #expect(isGone(process)) }
    }

    @Test("is not started when its time is over before")
    func over() throws {
      let scratch = try ScratchFolder()
      let result = try ToolProcess.run(
        "/bin/sh", ["-c", "echo > '\(scratch.path("started"))'"], until: .now)
      #expect(result.isLate)
      #expect(!FileManager.default.fileExists(atPath: scratch.path("started")))
    }

    @Test("has all its output where it ends in time")
    func inTime() throws {
      let result = try ToolProcess.run(
        "/bin/sh", ["-c", "echo one; exit 3"], until: .now + .seconds(60))
      #expect(!result.isLate)
      #expect(result.output == "one\n")
      #expect(result.status == 3)
    }
  }
#endif
