// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Synchronization
import TestSupport
import Testing

@testable import ChoiceAudits

@Suite struct ChoiceAuditTests {
  private func audit(
    _ files: [String], in folder: ScratchFolder, _ subject: AuditSubject, workers: Int
  ) throws -> (summary: AuditSummary, output: String) {
    let output = Mutex<[UInt8]>([])
    let audit = ChoiceAudit(of: subject, path: .standard, workerCount: workers)
    let summary = try audit.run(
      files.map { .file(FilePath(folder.path($0))) },
      writeLines: { bytes in output.withLock { $0 += bytes } })
    return (summary, output.withLock { String(decoding: $0, as: UTF8.self) })
  }

  @Test("the order stays, and the result does not depend on how many processors there are")
  func order() throws {
    let subject = try SampleSubject.make()
    let folder = try ScratchFolder()
    // Several blocks, and lines across their edges.
    let filler = String(repeating: "x", count: 700)
    let lines = SummaryTests.lines(9000, seed: 1).map { line in
      line.hasPrefix("{\"user\":") && line.hasSuffix("}")
        ? line.dropLast() + ",\"filler\":\"\(filler)\"}" : line
    }
    try folder.write(lines[..<5000].joined(separator: "\n") + "\n", to: "a.jsonl")
    // Without a line feed at the end.
    try folder.write(lines[5000...].joined(separator: "\n"), to: "b.jsonl")
    let whole = Audited(lines.joined(separator: "\n"), subject)
    for workers in 1...4 {
      let (summary, output) = try audit(
        ["a.jsonl", "b.jsonl"], in: folder, subject, workers: workers)
      #expect(output == whole.output)
      #expect(summary.counts == whole.summary.counts)
      #expect(summary.lineCount == 9000)
      #expect(summary.events.unreadable?.place.file == folder.path("a.jsonl"))
    }
    let (summary, _) = try audit(["b.jsonl"], in: folder, subject, workers: 2)
    let line = try #require(summary.events.unreadable?.place.line)
    #expect(lines[5000 + line - 1] == summary.events.unreadable?.place.text)
  }

  @Test("a line of several blocks is one line that cannot be read")
  func longLine() throws {
    let subject = try SampleSubject.make()
    let folder = try ScratchFolder()
    let good = #"{"choice":{"intent":"QuickActionConfiguration","parameters":{}}}"#
    let long = "{\"filler\":\"" + String(repeating: "x", count: 4 * LineBlock.byteCount) + "\"}"
    try folder.write("\(good)\n\(long)\n\(good)\n\(long)", to: "a.jsonl")
    let (summary, output) = try audit(["a.jsonl"], in: folder, subject, workers: 2)
    #expect(summary[.whole] == 2)
    #expect(summary[.unreadable] == 2)
    #expect(summary.events.unreadable?.place.line == 2)
    #expect(summary.events.unreadable?.message == "the line is longer than 1 MiB")
    #expect(output.split(separator: "\n").count == 4)
  }

  @Test("lines around the limits of a block are read alike", arguments: [-1, 0, 1])
  func limits(difference: Int) throws {
    let subject = try SampleSubject.make()
    let folder = try ScratchFolder()
    func line(_ count: Int) -> String {
      let good = #"{"choice":{"intent":"QuickActionConfiguration","parameters":{}},"x":""}"#
      return good.dropLast(2) + String(repeating: "x", count: count - good.utf8.count) + "\"}"
    }
    let sizes = [LineBlock.longestLine, LineBlock.byteCount, LineBlock.byteCount - 100]
    let lines = [line(100)] + sizes.map { line($0 + difference) } + [line(100)]
    try folder.write(lines.joined(separator: "\n"), to: "a.jsonl")
    let (summary, output) = try audit(["a.jsonl"], in: folder, subject, workers: 2)
    #expect(summary.lineCount == 5)
    #expect(summary[.whole] == (difference <= 0 ? 3 : 2))
    #expect(output.split(separator: "\n").count == 5)
  }

  @Test("what cannot be written ends the audit")
  func full() throws {
    struct Full: Error {}
    let folder = try ScratchFolder()
    try folder.write(SummaryTests.lines(20_000, seed: 2).joined(separator: "\n"), to: "a.jsonl")
    let audit = ChoiceAudit(of: try SampleSubject.make(), path: .standard, workerCount: 2)
    #expect {
      try audit.run(
        [.file(FilePath(folder.path("a.jsonl")))], writeLines: { _ in throw Full() })
    } throws: { error in
      if case ChoiceAudit.Failure.output(let cause) = error { cause is Full } else { false }
    }
  }

  @Test("compressed files are read by the programs of the system", arguments: ["gzip", "zstd"])
  func compressed(program: String) throws {
    guard let packed = try Packed(program) else { return }
    let subject = try SampleSubject.make()
    let lines = SummaryTests.lines(5000, seed: 3).joined(separator: "\n") + "\n"
    let folder = try ScratchFolder()
    try folder.write(lines, to: "a.jsonl")
    try packed.pack(folder.path("a.jsonl"), to: folder.path("b.jsonl.packed"))
    let plain = try audit(["a.jsonl"], in: folder, subject, workers: 2)
    let found = try audit(["b.jsonl.packed"], in: folder, subject, workers: 2)
    #expect(found.output == plain.output)
    #expect(found.summary.counts == plain.summary.counts)

    // Half of the file.
    let bytes = try folder.bytes(of: "b.jsonl.packed")
    try folder.write(bytes.prefix(bytes.count / 2), to: "half.packed")
    #expect(throws: ChoiceAudit.Failure.self) {
      try audit(["half.packed"], in: folder, subject, workers: 2)
    }
  }

  @Test("formats that are not read are named")
  func unsupported() throws {
    let folder = try ScratchFolder()
    try folder.write([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], to: "a.xz")
    let audit = ChoiceAudit(of: try SampleSubject.make(), path: .standard, workerCount: 1)
    let path = folder.path("a.xz")
    #expect {
      try audit.run([.file(FilePath(path))], writeLines: nil)
    } throws: { error in
      guard case ChoiceAudit.Failure.input(let cause) = error else { return false }
      return cause == .unsupported("xz", file: path)
    }
    #expect(Compression("PAR1....".utf8) == .unsupported("Parquet"))
    #expect(Compression("{\"a\":1}".utf8) == nil)
  }
}
