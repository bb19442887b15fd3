// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// A binary property list put together by hand, so that every part of it can be wrong.
struct BinaryFile {
  var header = Array("bplist00".utf8)

  /// The objects, marker and all; references to them are one byte.
  var objects: [[UInt8]]

  var offsetSize: UInt8 = 1
  var referenceSize: UInt8 = 1
  var objectCount: UInt64?
  var topObject: UInt64 = 0
  var tableOffset: UInt64?

  init(_ objects: [UInt8]...) {
    self.objects = objects
  }

  init(objects: [[UInt8]]) {
    self.objects = objects
  }

  var content: [UInt8] {
    var result = header
    var table: [UInt8] = []
    for object in objects {
      table += Self.bytes(UInt64(result.count), size: Int(offsetSize))
      result += object
    }
    let tableOffset = tableOffset ?? UInt64(result.count)
    return result + table + [0, 0, 0, 0, 0, 0, offsetSize, referenceSize]
      + Self.bytes(objectCount ?? UInt64(objects.count), size: 8)
      + Self.bytes(topObject, size: 8) + Self.bytes(tableOffset, size: 8)
  }

  /// The lowest bytes of a number, the highest of them first.
  static func bytes(_ value: UInt64, size: Int) -> [UInt8] {
    (0..<size).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
  }

  /// Reads the file.
  func read() throws -> PropertyListDocument {
    try PropertyListDocument(SourceFile(name: "test", content: content))
  }

  /// The sentence that refuses the file; nil where it is read.
  var complaint: String? {
    do {
      _ = try read()
      return nil
    } catch {
      return (error as? PropertyListError)?.message ?? "\(error)"
    }
  }
}
