// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// `quickaction audit` with pipes, full disks and programs of the system.
@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct AuditProcessTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
    let line =
      #"{"choice":{"version":1,"intent":"QuickActionConfiguration","parameters":{"transitionDestinations":["1","99"]}}}"#
    try folder.write(String(repeating: line + "\n", count: 50_000), to: "choices.jsonl")
  }

  private func shell(_ commands: String) throws -> Executable.Result {
    try Executable.shell(
      commands.replacing("AUDIT", with: "quickaction audit \(SampleFolder.catalog)"), in: folder)
  }

  @Test("lines come through a pipe, with the same summary as from a file")
  func pipe() throws {
    let piped = try shell("cat choices.jsonl | AUDIT --format json --exit-zero")
    #expect(piped.exitCode == 0)
    let redirected = try shell("AUDIT - --format json --exit-zero <choices.jsonl")
    #expect(redirected.output == piped.output)
    let file = try shell("AUDIT choices.jsonl --format json --exit-zero")
    #expect(
      file.output.replacing("\"file\": \"choices.jsonl\"", with: "\"file\": null") == piped.output)
    #expect(piped.output.contains("\"incomplete\": 50000,"))
  }

  @Test("a reader that goes ends the audit, without a message")
  func closedPipe() throws {
    let run = try shell("AUDIT choices.jsonl --lines --quiet | head -n 1")
    #expect(run.output.contains("\"verdict\":\"incomplete\""))
    #expect(run.errors == "")
  }

  @Test(
    "a full disk is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func full() throws {
    for option in ["--lines", ""] {
      let run = try shell("AUDIT choices.jsonl \(option) >/dev/full")
      #expect(
        run.errors == "error: standard output cannot be written: no space left on device\n")
      #expect(run.exitCode == 2)
    }
  }

  @Test("compressed input that cannot be read is explained")
  func compressed() throws {
    guard try shell("gzip -k choices.jsonl").exitCode == 0 else { return }
    let good = try shell("AUDIT choices.jsonl.gz --exit-zero --format json")
    #expect(good.output.contains("\"incomplete\": 50000,"))
    let missing = try shell(
      "tool=$(command -v quickaction); PATH=/nowhere; $tool audit \(SampleFolder.catalog) choices.jsonl.gz"
    )
    #expect(
      missing.errors
        == "error: 'choices.jsonl.gz' is compressed, and the program 'gzip' that decompresses it is not installed; install it\n"
    )
    let piped = try shell("cat choices.jsonl.gz | AUDIT -")
    #expect(
      piped.errors
        == "error: standard input is compressed; decompress it with 'gzip -dc', or name the file\n")
    let half = try shell("head -c 500 choices.jsonl.gz >half.gz; AUDIT half.gz")
    #expect(
      half.errors
        == "error: 'half.gz' is damaged: 'gzip' cannot decompress all of it; restore it\n")
    for run in [missing, piped, half] { #expect(run.exitCode == 2) }
  }

  @Test("binary lines, and half a last line, are counted")
  func binary() throws {
    var bytes = try folder.bytes(of: "choices.jsonl")
    bytes.removeLast(30)
    var random = SeededGenerator(seed: 3)
    let noise = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    try folder.write([0x0A] + noise + [0x0A] + bytes, to: "noise.jsonl")
    let run = try shell("AUDIT noise.jsonl")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("49,999"))
    #expect(run.output.contains("noise.jsonl:2"))
  }

  @Test("a line of 100 MB is one unreadable line, and takes no memory of its size")
  func longLine() throws {
    let run = try shell(
      "(head -n 1 choices.jsonl; head -c 100000000 /dev/zero | tr '\\0' a; echo; head -n 1 choices.jsonl) >long.jsonl; "
        + "ulimit -d 90000; AUDIT long.jsonl --format json --jobs 2")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("\"incomplete\": 2,"))
    #expect(run.output.contains("\"unreadable\": 1,"))
    #expect(run.output.contains("the line is longer than 1 MiB"))
    #expect(run.output.contains("\"lines\": 3,"))
  }

  @Test("Ctrl-C ends with 130")
  func interrupted() throws {
    let pipes = (input: try ChildPipe(), output: try ChildPipe(), errors: try ChildPipe())
    let command = Executable.command(
      ["audit", SampleFolder.catalog, "-"], in: folder)
    let process = try command.start(
      .init(
        input: pipes.input.reading, output: pipes.output.writing, errors: pipes.errors.writing))
    // More than the pipe holds, so that the audit is at work; the pipe stays open, so that it waits for more.
    let text = try #require(folder.text(of: "choices.jsonl"))
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(pipes.input.writing, $0.baseAddress, $0.count) }
      try #require(count > 0)
      rest = rest.dropFirst(count)
    }
    process.send(SIGINT)
    #expect(process.wait().code == 130)
  }
}
