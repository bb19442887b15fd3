// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Reading binary property lists")
struct BinaryReaderTests {
  /// A value of every kind that Foundation writes.
  private var sample: [String: Any] {
    [
      "integers": [0, 1, 127, 128, 255, 256, 65535, 65536, Int.max, -1, Int.min],
      "reals": [0.5, -1e300, 1.0], "booleans": [true, false],
      "date": Date(timeIntervalSinceReferenceDate: 86_400 * 59 + 3661),
      "data": Data(0...20), "empty": ["" as Any, Data(), [Any](), [String: Any]()],
      "日本語": ["😀 é", "plain ASCII of more than fifteen bytes"], "same": [["a": 1], ["a": 1]],
      "many": Array(0..<300),
    ]
  }

  private func written(_ value: Any) throws -> [UInt8] {
    try [UInt8](
      PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  @Test("what Foundation writes is read as it was")
  func foundation() throws {
    let source = try SourceFile(name: "test", content: written(sample))
    let document = try PropertyListDocument(source)
    #expect(document.format == .binary)
    #expect(PlainValue(document.root) == PlainValue(foundation: sample))
    #expect(DocumentCheck.fault(in: document) == nil)
  }

  @Test(
    "a date is spelled as Foundation spells it in XML",
    arguments: Array(stride(from: -3e10, to: 6e10, by: 1_234_567_891)))
  func dates(seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let document = try PropertyListDocument(SourceFile(name: "", content: written([date])))
    let oracle = try PropertyListSerialization.data(
      fromPropertyList: date, format: .xml, options: 0)
    let spelling = try #require(document.root.elements.first { _ in true }).spelling
    #expect(String(decoding: oracle, as: UTF8.self).contains("<date>\(spelling)</date>"))
  }

  @Test("the leap days of the calendar's longest cycle are told apart")
  func leapDays() throws {
    for (day, spelling) in [
      (-367, "1999-12-31"), (-366, "2000-01-01"), (-308, "2000-02-28"), (-307, "2000-02-29"),
      (-306, "2000-03-01"),
      (-1, "2000-12-31"), (0, "2001-01-01"),
      (1154, "2004-02-29"), (36_217, "2100-02-28"), (36_218, "2100-03-01"), (145_790, "2400-02-29"),
    ] {
      let bits = (Double(day) * 86_400 + 0.75).bitPattern
      let root = try BinaryFile([0x33] + BinaryFile.bytes(bits, size: 8)).read().root
      #expect(root.spelling == spelling + "T00:00:00Z")
    }
  }

  @Test(
    "a date that is no moment is spelled as a number", arguments: [Double.nan, .infinity, 1e300])
  func impossibleDate(seconds: Double) throws {
    let root = try BinaryFile([0x33] + BinaryFile.bytes(seconds.bitPattern, size: 8)).read().root
    #expect(root.kind == .date)
    #expect(root.spelling == String(seconds))
  }

  @Test(
    "an integer is unsigned up to four bytes, and signed from eight on",
    arguments: [
      ([0x10, 0xFF], "255"), ([0x11, 0xFF, 0xFE], "65534"),
      ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], "4294967295"),
      ([0x13] + Array(repeating: 0xFF, count: 8), "-1"),
      ([0x13, 0x80] + Array(repeating: 0, count: 7), "-9223372036854775808"),
      (
        [0x14] + Array(repeating: 0, count: 8) + Array(repeating: 0xFF, count: 8),
        "18446744073709551615"
      ),
      ([0x14] + Array(repeating: 0xFF, count: 16), "-1"),
      (
        [0x14, 0x7F] + Array(repeating: 0xFF, count: 15),
        "170141183460469231731687303715884105727"
      ),
      (
        [0x14, 0x80] + Array(repeating: 0, count: 15),
        "-170141183460469231731687303715884105728"
      ),
      (
        [0x14] + BinaryFile.bytes(0x0A, size: 8) + BinaryFile.bytes(0, size: 8),
        "184467440737095516160"
      ),
      ([0x82, 0x01, 0x00, 0x02], "65538"),
    ] as [([UInt8], String)])
  func integers(object: [UInt8], spelling: String) throws {
    let root = try BinaryFile(object).read().root
    #expect(root.kind == .integer)
    #expect(root.spelling == spelling)
    #expect(root.integer == Int(spelling))
    #expect(root.number == Double(spelling))
  }

  @Test("real numbers have four bytes or eight")
  func reals() throws {
    #expect(try BinaryFile([0x22, 0x3F, 0xC0, 0, 0]).read().root.number == 1.5)
    #expect(try BinaryFile([0x23, 0xBF, 0xF8, 0, 0, 0, 0, 0, 0]).read().root.spelling == "-1.5")
  }

  @Test("null, the Booleans and a set are read")
  func others() throws {
    let set = try BinaryFile([0xC3, 1, 2, 3], [0x00], [0x08], [0x09]).read().root
    #expect(PlainValue(set) == .array([.null, .boolean(false), .boolean(true)]))
  }

  @Test("a value that two containers share comes twice")
  func shared() throws {
    let root = try BinaryFile([0xA2, 1, 1], [0xD1, 2, 3], [0x51, 0x61], [0xA0]).read().root
    let entry = PlainValue.dictionary(["a": .array([])])
    #expect(PlainValue(root) == .array([entry, entry]))
  }

  @Test("sizes of up to eight bytes are read")
  func sizes() throws {
    var file = BinaryFile(
      [0xA1] + BinaryFile.bytes(1, size: 8), [0x5F, 0x13] + BinaryFile.bytes(1, size: 8) + [0x61])
    (file.offsetSize, file.referenceSize) = (8, 8)
    #expect(PlainValue(try file.read().root) == .array([.string("a")]))
  }

  @Test("a value's place is its bytes in the file")
  func places() throws {
    let document = try BinaryFile([0xA1, 1], [0x53, 0x61, 0x62, 0x63]).read()
    let string = try #require(document.root.elements.first { _ in true })
    #expect(document.source.text(in: string.range) == "abc")
    #expect(string.fullRange == string.range)
    #expect(document.source.bytes[document.root.range.indices] == [0xA1, 1])
  }
}
