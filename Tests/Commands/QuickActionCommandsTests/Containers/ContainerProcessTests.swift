// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// `--container` with programs in place of those that run containers.
@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct ContainerProcessTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("", to: "Shop/file")
  }

  /// Runs `build --container` where these programs are the only ones that run containers.
  private func build(
    _ runners: [String: String], _ options: String = "", image: String = ""
  ) throws -> Executable.Result {
    try FileManager.default.createDirectory(
      atPath: folder.path("bin"), withIntermediateDirectories: true)
    for (name, script) in runners {
      try folder.write("#!/bin/sh\n" + script, to: "bin/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/\(name)"))
    }
    let file = try #require(Executable.file).path
    return try Executable.shell(
      "cd Shop && PATH='\(folder.path("bin"))' QUICKACTION_IMAGE='\(image)' '\(file)' build --container \(options)",
      in: folder)
  }

  @Test("the exit code and what is written are the container's")
  func replaced() throws {
    let run = try build(
      [
        "docker": #"""
        case $1 in
        image) echo amd64 ;;
        run) echo "$@"; echo mistake >&2; exit 7 ;;
        esac
        """#
      ], "--keep-going")
    #expect(run.exitCode == 7)
    #expect(run.output.hasSuffix(" quickaction:0.1.0-swift build --keep-going\n"))
    #expect(run.output.contains("--workdir \(folder.path("Shop")) "))
    #expect(run.errors.hasSuffix("mistake\n"))
  }

  @Test("an image that was not made is said, and nothing is run")
  func noImage() throws {
    let run = try build(["docker": "echo 'Error: No such image: x' >&2; exit 1"])
    #expect(run.exitCode == 2)
    #expect(
      run.errors
        == "error: the image 'quickaction:0.1.0-swift' is not on this machine; make it as Documentation/Building.md shows, or name another one with QUICKACTION_IMAGE\n"
    )
  }

  @Test("an image that a team names may be downloaded")
  func namedImage() throws {
    let run = try build(
      ["podman": #"[ "$1" = run ] && { echo "$@"; exit 0; }; echo 'image not known' >&2; exit 1"#],
      image: "example.org/widgets:1")
    #expect(run.exitCode == 0)
    #expect(run.output.contains(" example.org/widgets:1 build\n"))
  }

  @Test("a service that does not run is said in the runner's words")
  func notAnswering() throws {
    let run = try build(["docker": "echo 'Cannot connect to the Docker daemon' >&2; exit 1"])
    #expect(run.exitCode == 2)
    #expect(run.errors == "error: 'docker' does not work: Cannot connect to the Docker daemon\n")
  }

  @Test("without a runner, what to install is said")
  func noRunner() throws {
    let run = try build([:])
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("error: no program that runs containers was found; install "))
  }

  @Test("an image for another processor is said")
  func otherProcessor() throws {
    let run = try build(["docker": #"[ "$1" = image ] && echo riscv64 || exit 3"#])
    #expect(run.exitCode == 3)
    #expect(
      run.errors
        == "note: the image 'quickaction:0.1.0-swift' is for riscv64, which this machine can at best emulate, slowly\n"
    )
  }
}
