// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import TestSupport
import Testing

@testable import BuiltProducts
@testable import PNGFiles

@Suite("Zip archives")
struct ZipArchiveTests {
  private static func archive(_ bytes: [UInt8]) throws(ArchiveError) -> ZipArchive {
    try ZipArchive(bytes) { _ in true }
  }

  private static func contents(_ writer: ZipWriter) throws -> [String: [UInt8]] {
    let archive = try archive(writer.bytes)
    var contents: [String: [UInt8]] = [:]
    for entry in archive.entries where entry.kind == .file {
      contents[entry.path] = try archive.content(of: entry)
    }
    return contents
  }

  /// A file that is compressed as Xcode does it.
  private static func deflated(_ name: String, _ content: [UInt8]) -> ZipWriter.File {
    var file = ZipWriter.File(name, content)
    // Without the frame of zlib.
    file.packed = Array(Deflate.zlib(content).dropFirst(2).dropLast(4))
    file.method = 8
    return file
  }

  private static func refusal(_ body: () throws -> Void) -> ArchiveError? {
    do {
      try body()
      return nil
    } catch {
      return error as? ArchiveError
    }
  }

  @Test("stored and compressed files come back, with and without numbers of 64 bits")
  func reading() throws {
    let text = Array(String(repeating: "Show places. ", count: 500).utf8)
    var writer = ZipWriter([
      .init("Payload/", ""), .init("Payload/a.strings", "\"a\" = \"b\";"),
      Self.deflated("Payload/b.strings", text),
    ])
    let expected = ["Payload/a.strings": Array("\"a\" = \"b\";".utf8), "Payload/b.strings": text]
    #expect(try Self.contents(writer) == expected)
    writer.isWide = true
    #expect(try Self.contents(writer) == expected)
    writer.comment = Array("signed PK\u{5}\u{6} by nobody".utf8)
    #expect(try Self.contents(writer) == expected)
  }

  @Test("only what is wanted is kept, and every name is looked at")
  func wanted() throws {
    let writer = ZipWriter([.init("a", "1"), .init("b", "2")])
    let archive = try ZipArchive(writer.bytes) { $0.byteCount == 1 && $0.byte(at: 0) == 0x61 }
    #expect(archive.entries.map(\.path) == ["a"])
    #expect(archive.listedCount == 2)
    let hostile = ZipWriter([.init("a", "1"), .init("../b", "2")])
    #expect(
      Self.refusal { _ = try ZipArchive(hostile.bytes) { _ in false } } == .outsideName("../b"))
  }

  @Test(
    "names that lead out of the archive are refused",
    arguments: ["../a", "a/../../b", "/etc/passwd", "a\\b", "a/..", ".."])
  func outside(_ name: String) {
    let writer = ZipWriter([.init(name, "1")])
    #expect(Self.refusal { _ = try Self.archive(writer.bytes) } == .outsideName(name))
  }

  @Test(
    "names that are none are refused",
    arguments: [[UInt8](), Array("a//b".utf8), Array("a\u{0}b".utf8), [0x61, 0xFF]])
  func malformed(_ name: [UInt8]) {
    var file = ZipWriter.File("a", "1")
    file.name = name
    let error = Self.refusal { _ = try Self.archive(ZipWriter([file]).bytes) }
    #expect(error == .malformedName(String(decoding: name, as: UTF8.self)))
  }

  @Test("names with more parts than any are refused")
  func deep() throws {
    let folders = String(repeating: "a/", count: 64)
    #expect(
      try Self.contents(
        ZipWriter([.init(folders, ""), .init("b/" + folders.dropLast(3) + "c", "1")])
      ).count == 1)
    for name in [folders + "a", folders + "a/", String(repeating: "a/", count: 6_000)] {
      #expect(
        Self.refusal { _ = try Self.archive(ZipWriter([.init(name, "")]).bytes) }
          == .deepName(String(name.prefix(60))))
    }
  }

  @Test("a name with full stops in it is a name")
  func fullStops() throws {
    #expect(try Self.contents(ZipWriter([.init("...a/..b/.c", "1")])).count == 1)
  }

  @Test("two files of one name are refused")
  func repeated() {
    let writer = ZipWriter([.init("a", "1"), .init("a", "2")])
    #expect(Self.refusal { _ = try Self.archive(writer.bytes) } == .repeatedName("a"))
  }

  @Test("links are known as such")
  func links() throws {
    var file = ZipWriter.File("a", "/etc/passwd")
    file.mode = 0o120777
    #expect(try Self.archive(ZipWriter([file]).bytes).entries.map(\.kind) == [.link])
  }

  @Test("encrypted files, other compressions, wrong checksums and lengths are refused")
  func files() {
    var encrypted = ZipWriter.File("a", "1")
    encrypted.flags = 1
    var other = ZipWriter.File("a", "1")
    other.method = 14
    var damaged = ZipWriter.File("a", "1")
    damaged.checksum ^= 1
    var longer = Self.deflated("a", Array("some content".utf8))
    longer.byteCount -= 1
    #expect(Self.refusal { _ = try Self.contents(ZipWriter([encrypted])) } == .encrypted("a"))
    #expect(
      Self.refusal { _ = try Self.contents(ZipWriter([other])) }
        == .unsupportedCompression("a", method: 14))
    #expect(Self.refusal { _ = try Self.contents(ZipWriter([damaged])) } == .damagedFile("a"))
    #expect(Self.refusal { _ = try Self.contents(ZipWriter([longer])) } == .damagedFile("a"))
  }

  @Test("content that grows beyond measure is refused before it is unpacked")
  func bombs() {
    let bomb = Self.deflated("a", Array(repeating: 0, count: 4 << 20))
    #expect(
      Self.refusal { _ = try Self.contents(ZipWriter([bomb])) }
        == .suspiciousRatio("a", byteCount: 4 << 20, compressedByteCount: bomb.packed.count))
    var large = ZipWriter.File("a", "1")
    large.byteCount = ZipArchive.maximumFileByteCount + 1
    #expect(
      Self.refusal { _ = try Self.contents(ZipWriter([large])) }
        == .fileTooLarge("a", byteCount: large.byteCount))
    // Nine files that say of themselves that they have the most.
    let many = (0..<9).map { number in
      var file = ZipWriter.File("\(number)", Array(repeating: 1, count: 400_000))
      file.byteCount = ZipArchive.maximumFileByteCount
      return file
    }
    let archive = try? Self.archive(ZipWriter(many).bytes)
    let errors = (archive?.entries ?? []).compactMap { entry in
      Self.refusal { _ = try archive?.content(of: entry) }
    }
    #expect(errors.dropLast().allSatisfy { if case .damagedFile = $0 { true } else { false } })
    #expect(errors.last == .tooMuchContent(limit: ZipArchive.maximumContentByteCount))
  }

  @Test(
    "an archive that is cut off at any byte is refused, and one with a flipped byte does not trap")
  func damage() {
    let writer = ZipWriter([
      .init("Payload/a", "1"), Self.deflated("Payload/b", Array("some content, some".utf8)),
    ])
    let bytes = writer.bytes
    for count in bytes.indices {
      #expect(Self.refusal { _ = try Self.archive(Array(bytes[..<count])) } != nil, "\(count)")
    }
    for index in bytes.indices {
      for flip: UInt8 in [0x01, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= flip
        guard let archive = try? Self.archive(damaged) else { continue }
        for entry in archive.entries { _ = try? archive.content(of: entry) }
      }
    }
  }

  @Test("what is not an archive is refused")
  func others() {
    #expect(Self.refusal { _ = try Self.archive([]) } == .noDirectory)
    #expect(Self.refusal { _ = try Self.archive(Array("bplist00".utf8)) } == .noDirectory)
  }

  @Test("an archive of a hundred thousand files is read")
  func manyFiles() throws {
    let files = (0..<65_000).map { ZipWriter.File("Payload/Shop.app/\($0).png", "") }
    let archive = try ZipArchive(ZipWriter(files).bytes) { _ in false }
    #expect(archive.listedCount == 65_000 && archive.entries.isEmpty)
    var writer = ZipWriter(files + (0..<35_000).map { ZipWriter.File("Payload/\($0).png", "") })
    writer.isWide = true
    #expect(try ZipArchive(writer.bytes) { _ in false }.listedCount == 100_000)
  }

  @Test("each refusal is a sentence that says what to do")
  func sentences() {
    let errors: [ArchiveError] = [
      .noDirectory, .damagedDirectory, .severalParts, .outsideName("a"), .malformedName("a"),
      .deepName("a"), .repeatedName("a"), .encrypted("a"), .unsupportedCompression("a", method: 1),
      .damagedFile("a"),
    ]
    for error in errors {
      #expect("\(error)".contains("; "), "\(error)")
      #expect(!"\(error)".hasSuffix("."))
    }
  }
}
