// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

extension PropertyListValue {
  /// The bytes of the value with its tags or quotation marks: what an edit replaces or removes.
  ///
  /// In the binary form, whose values have no such marks, the same as ``range``.
  public var fullRange: SourceRange {
    let node = node
    let (start, end) = (Int(node.offset), Int(node.offset) + Int(node.length))
    switch node.kind {
    case .dictionary, .array, .true, .false, .null:
      return SourceRange(start, end)
    case .key, .string, .integer, .real, .date, .data:
      return switch document.format {
      case .xml: elementRange(contentStart: start, contentEnd: end)
      case .openStep, .json: markedRange(contentStart: start, contentEnd: end)
      case .binary: SourceRange(start, end)
      }
    }
  }

  /// The element around a leaf's content: back to the tag's `<`, which no attribute can hold, and on to the closing `>`.
  private func elementRange(contentStart: Int, contentEnd: Int) -> SourceRange {
    let bytes = document.source.bytes
    let start = bytes[..<contentStart].lastIndex(of: UInt8(ascii: "<")) ?? contentStart
    guard !node.traits.contains(.selfClosing) else { return SourceRange(start, contentStart) }
    let end = bytes[contentEnd...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? contentEnd
    return SourceRange(start, end)
  }

  /// The content with the one byte before and the one behind it that mark it.
  private func markedRange(contentStart: Int, contentEnd: Int) -> SourceRange {
    let isMarked = node.traits.contains(.quoted) || node.kind == .data
    return isMarked
      ? SourceRange(contentStart - 1, contentEnd + 1) : SourceRange(contentStart, contentEnd)
  }
}
