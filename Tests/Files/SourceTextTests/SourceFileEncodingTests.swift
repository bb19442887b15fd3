// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SourceText
import TestSupport
import Testing

@Suite("The encodings of files")
struct SourceFileEncodingTests {
  /// The bytes of a text in UTF-16.
  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  private func file(_ content: [UInt8]) throws(SourceFileError) -> SourceFile {
    try SourceFile(name: "test", content: content)
  }

  private static let text = "<dict>ウィジェット 😀 é</dict>\r\n"

  @Test("UTF-8 is taken as it is", arguments: ["", "a", "ab", "abc", "<a>", text, "\u{10FFFF}"])
  func utf8(text: String) throws {
    let file = try file(Array(text.utf8))
    #expect(file.bytes == Array(text.utf8))
    #expect(file.encoding == .utf8(hasByteOrderMark: false))
    #expect(file.encoded(file.bytes) == Array(text.utf8))
  }

  @Test("a byte order mark of UTF-8 is taken off and put back")
  func utf8Mark() throws {
    let content = [0xEF, 0xBB, 0xBF] + Array(Self.text.utf8)
    let file = try file(content)
    #expect(file.bytes == Array(Self.text.utf8))
    #expect(file.encoding == .utf8(hasByteOrderMark: true))
    #expect(file.encoded(file.bytes) == content)
    #expect(try self.file([0xEF, 0xBB, 0xBF]).bytes == [])
  }

  @Test("UTF-16 is read and written back in either order", arguments: [true, false])
  func utf16(isBigEndian: Bool) throws {
    let content = utf16(Self.text, isBigEndian: isBigEndian)
    let file = try file(content)
    #expect(file.bytes == Array(Self.text.utf8))
    #expect(file.encoding == .utf16(isBigEndian: isBigEndian, hasByteOrderMark: false))
    #expect(file.encoded(file.bytes) == content)
  }

  @Test("UTF-16 with a mark is read and written back in either order", arguments: [true, false])
  func markedUTF16(isBigEndian: Bool) throws {
    for text in ["", "é", "ウ", Self.text] {
      let content = utf16("\u{FEFF}" + text, isBigEndian: isBigEndian)
      let file = try file(content)
      #expect(file.bytes == Array(text.utf8))
      #expect(file.encoding == .utf16(isBigEndian: isBigEndian, hasByteOrderMark: true))
      #expect(file.encoded(file.bytes) == content)
    }
  }

  @Test("an edited text is written in the encoding of its file")
  func editedText() throws {
    let file = try file(utf16("\u{FEFF}<a>", isBigEndian: false))
    #expect(file.encoded(Array("<ウ>".utf8)) == utf16("\u{FEFF}<ウ>", isBigEndian: false))
  }

  @Test(
    "UTF-32 is refused in either order, with a mark and without",
    arguments: [
      [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x3C],
      [0x3C, 0, 0, 0, 0x61, 0, 0, 0], [0, 0, 0, 0x3C, 0, 0, 0, 0x61],
    ] as [[UInt8]])
  func utf32(content: [UInt8]) {
    let error = #expect(throws: SourceFileError.self) { try self.file(content) }
    #expect(error?.reason == .unsupportedEncoding("UTF-32"))
    #expect(error?.description == "the file is in UTF-32, which is not supported; save it as UTF-8")
  }

  @Test("zero bytes alone are refused, however many there are", arguments: [1, 2, 4, 4096])
  func onlyZeroBytes(count: Int) {
    let error = #expect(throws: SourceFileError.self) {
      try self.file([UInt8](repeating: 0, count: count))
    }
    #expect(error?.reason == .onlyZeroBytes(byteCount: count))
    #expect(
      error?.description
        == "the file has \(count) bytes, all of them zero, and no text; restore it from an earlier revision"
    )
  }

  @Test(
    "half a character of UTF-16 is refused at its place",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00, 0x3D, 0xD8], 4), ([0xFE, 0xFF, 0xDE, 0x00, 0x00, 0x61], 2),
      ([0x61, 0x00, 0x3D, 0xD8, 0x61, 0x00], 2), ([0xFE, 0xFF, 0x00, 0x61, 0x00], 4),
      ([0xFF, 0xFE, 0x3D, 0xD8, 0x3D, 0xD8, 0x00, 0xDE], 2),
    ] as [([UInt8], Int)])
  func brokenUTF16(content: [UInt8], offset: Int) {
    let error = #expect(throws: SourceFileError.self) { try self.file(content) }
    #expect(error?.reason == .invalidUTF16(byteOffset: offset))
    #expect(
      error?.description
        == "the file is not valid UTF-16 at byte \(offset); save the file as UTF-8")
  }

  @Test("a byte that breaks UTF-8 is refused at its line and column")
  func brokenUTF8() {
    let marked = MarkedText("<é>\n\t↓")
    let content = [0xEF, 0xBB, 0xBF] + Array(marked.text.utf8) + [0xE9, 0x0A]
    let error = #expect(throws: SourceFileError.self) { try self.file(content) }
    let location = LineTable(Array(marked.text.utf8)).location(of: marked.offsets[0])
    #expect(error?.reason == .invalidUTF8(byte: 0xE9, location: location))
    #expect(error?.name == "test")
    #expect(
      error?.description == "the byte 0xE9 in line 2 is not valid UTF-8; save the file as UTF-8")
  }

  @Test(
    "a file that ends inside a character is told to be cut off",
    arguments: [("ウィジ", 1), ("ウィジ", 2), ("<a>ウ", 1), ("é<é", 1), ("<😀", 1), ("<😀", 2)])
  func truncatedUTF8(text: String, missing: Int) {
    let content = Array(text.utf8.dropLast(missing))
    let error = #expect(throws: SourceFileError.self) { try self.file(content) }
    #expect(error?.reason == .truncatedUTF8(byteCount: content.count))
    #expect(
      error?.description
        == "the file ends inside a character after \(content.count) bytes, so the rest is missing; restore it"
    )
  }

  @Test("a last byte in Latin-1 is not taken for half a character")
  func latin1End() {
    let error = #expect(throws: SourceFileError.self) { try self.file(Array("caf".utf8) + [0xE9]) }
    let location = LineTable(Array("caf".utf8)).location(of: 3)
    #expect(error?.reason == .invalidUTF8(byte: 0xE9, location: location))
  }

  @Test(
    "text in Shift-JIS is told by its name",
    arguments: [
      "\"a\" = \"家計簿をみる\";\n", "/* 日本語 */\n\"k\" = \"カメラ、レシート\";\n", "\"k\" = \"ｶﾒﾗで撮影\";",
    ])
  func shiftJIS(text: String) throws {
    let content = try #require(text.data(using: .shiftJIS))
    let error = #expect(throws: SourceFileError.self) { try self.file(Array(content)) }
    #expect(error?.reason == .shiftJIS)
    #expect(
      error?.description
        == "the file is not UTF-8 or UTF-16, and looks like Shift-JIS; convert it with 'iconv -f CP932 -t UTF-8'"
    )
  }

  @Test(
    "text in other encodings is not taken for Shift-JIS",
    arguments: [
      // "Gerät öffnen" in Latin-1 and in the Mac's encoding, "l’été à côté" in that of Windows.
      Array("Ger".utf8) + [0xE4] + Array("t ".utf8) + [0xF6] + Array("ffnen".utf8),
      Array("Ger".utf8) + [0x8A] + Array("t ".utf8) + [0x9A] + Array("ffnen".utf8),
      Array("l".utf8) + [0x92, 0xE9] + Array("t".utf8) + [0xE9, 0x20, 0xE0] + Array(" c".utf8)
        + [0xF4] + Array("t".utf8) + [0xE9],
      // 家計簿をみる in EUC-JP.
      [0xB2, 0xC8, 0xB7, 0xD7, 0xCA, 0xED, 0xA4, 0xF2, 0xA4, 0xDF, 0xA4, 0xEB, 0x0A],
      [0x80], [0x82], [0xFF], [0x82, 0x20],
    ] as [[UInt8]])
  func otherEncodings(content: [UInt8]) {
    let error = #expect(throws: SourceFileError.self) { try self.file(content) }
    #expect(error?.description.hasSuffix("is not valid UTF-8; save the file as UTF-8") == true)
  }

  @Test("a binary property list keeps its bytes, whatever they are")
  func binary() throws {
    let content = Array("bplist00".utf8) + [0xFF, 0x00, 0x80]
    let file = try file(content)
    #expect(file.encoding == .binary)
    #expect(file.bytes == content)
    #expect(file.encoded(content) == content)
  }

  @Test("a file of more than 64 MiB is refused, and one of 64 MiB is not")
  func size() throws {
    let limit = SourceFile.maximumByteCount
    var content = [UInt8](repeating: UInt8(ascii: "a"), count: limit)
    #expect(try file(content).bytes.count == limit)
    content.append(UInt8(ascii: "a"))
    let error = #expect(throws: SourceFileError.self) { try self.file(content) }
    #expect(error?.reason == .tooLarge(byteCount: limit + 1))
    #expect(
      error?.description
        == "the file has 67108865 bytes; at most 67108864 (64 MiB) are supported")
  }
}
