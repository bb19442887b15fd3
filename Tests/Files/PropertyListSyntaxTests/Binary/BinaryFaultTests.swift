// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Faults of binary property lists")
struct BinaryFaultTests {
  /// A file that is changed before it is read.
  private static func changed(
    _ objects: [UInt8]..., change: (inout BinaryFile) -> Void
  ) -> BinaryFile {
    var file = BinaryFile(objects: objects)
    change(&file)
    return file
  }

  @Test(
    "a fault names the byte and what is wrong there",
    arguments: [
      (
        changed([0x09]) { $0.header = Array("bplist15".utf8) }, 6,
        "version '15' is not supported, only '00'"
      ),
      (changed([0x09]) { $0.offsetSize = 0 }, 9, "the trailer contradicts the size of the file"),
      (changed([0x09]) { $0.offsetSize = 9 }, 18, "the trailer contradicts the size of the file"),
      (
        changed([0x09]) { $0.referenceSize = 0 }, 10, "the trailer contradicts the size of the file"
      ),
      (
        changed([0x09]) { $0.referenceSize = 9 }, 10, "the trailer contradicts the size of the file"
      ),
      (changed([0x09]) { $0.objectCount = 0 }, 10, "the trailer contradicts the size of the file"),
      (
        changed([0x09]) { $0.objectCount = .max }, 10,
        "the trailer contradicts the size of the file"
      ),
      (changed([0x09]) { $0.objectCount = 2 }, 10, "the trailer contradicts the size of the file"),
      (changed([0x09]) { $0.topObject = 1 }, 10, "the trailer contradicts the size of the file"),
      (
        changed([0x09]) { $0.tableOffset = .max }, 10,
        "the trailer contradicts the size of the file"
      ),
      (changed([0x09]) { $0.tableOffset = 8 }, 10, "the trailer contradicts the size of the file"),
      (BinaryFile([0x0F]), 8, "0xf is not a type of object"),
      (BinaryFile([0x15] + Array(repeating: 0, count: 32)), 8, "0x15 is not a type of object"),
      (BinaryFile([0x88] + Array(repeating: 0, count: 9)), 8, "0x88 is not a type of object"),
      (BinaryFile([0xA1, 1]), 9, "an object is outside the object table"),
      (BinaryFile([0x13, 0]), 8, "an object is outside the object table"),
      (BinaryFile([0xA2, 0]), 8, "an object is outside the object table"),
      (BinaryFile([0xD1, 0]), 8, "an object is outside the object table"),
      (BinaryFile([0x5F]), 9, "an object is outside the object table"),
      (BinaryFile([0x5F, 0x61, 0x61]), 9, "an object is outside the object table"),
      (BinaryFile([0x5F, 0x11, 0x00]), 9, "an object is outside the object table"),
      (BinaryFile([0x5F, 0x10, 0x02, 0x61]), 8, "an object is outside the object table"),
      (
        BinaryFile([0x5F, 0x13] + Array(repeating: 0xFF, count: 8)), 9,
        "an object is outside the object table"
      ),
      (
        BinaryFile([0xAF, 0x13] + Array(repeating: 0x7F, count: 8)), 9,
        "an object is outside the object table"
      ),
      (BinaryFile([0xA1, 0]), 8, "a container contains itself"),
      (BinaryFile([0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]), 8, "a container contains itself"),
    ])
  func faults(file: BinaryFile, offset: Int, words: String) {
    #expect(file.complaint == "the binary property list is damaged at byte \(offset): \(words)")
  }

  @Test("a file without header or trailer is refused")
  func frame() throws {
    let short = try SourceFile(name: "test", content: Array("bplist00".utf8) + [0x09])
    #expect(throws: PropertyListError.self) { try PropertyListDocument(short) }
    do {
      _ = try PropertyListDocument(SourceFile(name: "test", text: "a = b;"), as: .binary)
      Issue.record("text was read as binary")
    } catch {
      #expect(
        error.message
          == "the binary property list is damaged at byte 0: it does not begin with 'bplist'")
    }
    do {
      _ = try PropertyListDocument(short)
    } catch {
      #expect(
        error.message
          == "the binary property list is damaged at byte 9: it is too short for a header and a trailer"
      )
    }
  }

  @Test("512 containers may stand in one another, and no more")
  func depth() throws {
    func chain(_ count: Int) -> BinaryFile {
      var file = BinaryFile(
        objects: (1...count).map {
          $0 == count ? [0xA0] : [0xA1] + BinaryFile.bytes(UInt64($0), size: 2)
        })
      (file.offsetSize, file.referenceSize) = (2, 2)
      return file
    }
    #expect(try chain(512).read().nodeCount == 512)
    #expect(chain(513).complaint == "containers are nested more than 512 levels deep")
  }

  @Test(
    "containers that are shared to explode are refused, and those that are shared a little are not")
  func sharing() throws {
    // Each array holds the next one twice.
    func doubling(_ depth: UInt8) -> BinaryFile {
      var file = BinaryFile(objects: (1...depth).map { $0 == depth ? [0xA0] : [0xA2, $0, $0] })
      file.offsetSize = 2
      return file
    }
    #expect(try doubling(10).read().nodeCount == 1023)
    let complaint = try #require(doubling(100).complaint)
    #expect(complaint.hasSuffix(": its shared containers expand to too many values"))
  }

  @Test("a long string that is referred to often is looked at once")
  func sharedText() throws {
    let count = 100_000
    let length = BinaryFile.bytes(UInt64(count), size: 4)
    let text = Array(repeating: UInt8(ascii: "a"), count: count)
    var file = BinaryFile(
      [0xAF, 0x12] + length + Array(repeating: 1, count: count), [0x5F, 0x12] + length + text)
    file.offsetSize = 4
    #expect(try file.read().nodeCount == count + 1)
  }

  private static let sample = BinaryFile(
    [0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x62, 0xD8, 0x3D, 0xDE, 0x00], [0xA4, 5, 6, 7, 1],
    [0x5F, 0x10, 0x10] + Array(repeating: 0x62, count: 16), [0x13, 0, 0, 0, 0, 0, 0, 1, 0],
    [0x33, 0x41, 0, 0, 0, 0, 0, 0, 0], [0x42, 1, 2]
  ).content

  @Test("a file that is cut off, or lacks a byte, is read or refused")
  func cuts() {
    for content in Damage.cuts(of: Self.sample) {
      #expect(Damage.fault(reading: content, as: .binary) == nil)
    }
  }

  @Test("a file with random damage is read or refused")
  func mutations() {
    let alphabet: [UInt8] = [0, 1, 2, 3, 8, 0x0F, 0x13, 0x5F, 0x6F, 0xA2, 0xD1, 0xAF, 0x80, 0xFF]
    for content in Damage.mutations(of: Self.sample, count: 6000, alphabet: alphabet) {
      #expect(Damage.fault(reading: content, as: .binary) == nil)
    }
  }

  @Test("a file with any one byte replaced by any other is read or refused")
  func replacements() {
    for index in Self.sample.indices {
      for byte in stride(from: UInt8(0), through: 0xF0, by: 15) {
        var content = Self.sample
        content[index] = byte
        #expect(Damage.fault(reading: content, as: .binary) == nil)
      }
    }
  }
}
