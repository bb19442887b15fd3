// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// `quickaction diff` with pipes, full disks and what git is configured to do.
@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct DiffProcessTests {
  private let repository: DiffRepository

  init() throws { repository = try DiffRepository() }

  private func shell(_ commands: String) throws -> Executable.Result {
    try Executable.shell(commands, in: repository.folder)
  }

  @Test("a reader that goes ends the comparison, without a message")
  func closedPipe() throws {
    let run = try shell("quickaction diff v1..v5 --steps --format html | head -c 20")
    #expect(run.output == "<!DOCTYPE html>\n<htm")
    #expect(run.errors == "")
  }

  @Test(
    "a full disk is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func full() throws {
    let run = try shell("quickaction diff v1..v2 >/dev/full")
    #expect(run.errors == "error: standard output cannot be written: no space left on device\n")
    #expect(run.exitCode == 2)
  }

  @Test("the root of a repository is compared from within it, and without git it is said")
  func folders() throws {
    let own = try shell("quickaction diff v4..v5")
    #expect(own.exitCode == 1)
    #expect(try shell("cd Widget && quickaction diff v4..v5").output == own.output)
    let without = try shell("tool=$(command -v quickaction); PATH=/nowhere; $tool diff")
    #expect(
      without.errors
        == "error: git was not found on the search path; install it, or name two files\n")
    #expect(without.exitCode == 2)
  }

  @Test("colors and submodules that git is configured to show change nothing")
  func configuration() throws {
    let own = try shell("quickaction diff v4..v5")
    #expect(own.output.contains("Balance"))
    for setting in ["color.grep always", "submodule.recurse true", "grep.column true"] {
      let run = try shell("git config \(setting) && quickaction diff v4..v5")
      #expect(run.output == own.output, "\(setting)")
    }
  }
}
