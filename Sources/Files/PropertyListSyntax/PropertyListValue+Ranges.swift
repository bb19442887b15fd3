// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

extension PropertyListValue {
  /// The bytes of the value with its tags or quotation marks: what an edit replaces or removes.
  ///
  /// In the binary form, whose values have no marks of this kind, the same as ``range``.
  public var fullRange: SourceRange {
    node.fullRange(in: document.source.bytes, as: document.format)
  }

  /// The bytes to point at when speaking of the value.
  ///
  /// The content of a leaf, without tags or quotation marks; the whole of an empty leaf, a Boolean or a container.
  public var range: SourceRange {
    node.range(in: document.source.bytes, as: document.format)
  }
}

extension Node {
  /// The bytes to point at: the content or, if there is none, the whole.
  func range(in bytes: [UInt8], as format: PropertyListDocument.Format) -> SourceRange {
    length == 0
      ? fullRange(in: bytes, as: format) : SourceRange(Int(offset), Int(offset) + Int(length))
  }

  /// The bytes of the value with its tags or quotation marks.
  func fullRange(in bytes: [UInt8], as format: PropertyListDocument.Format) -> SourceRange {
    switch kind {
    case .dictionary, .array, .true, .false, .null:
      return SourceRange(content.lowerBound, content.upperBound)
    case .key, .string, .integer, .real, .date, .data:
      return switch format {
      case .xml: elementRange(in: bytes)
      case .openStep, .json: markedRange
      case .binary: SourceRange(content.lowerBound, content.upperBound)
      }
    }
  }

  /// The element around a leaf's content: back to the tag's `<`, which no attribute can hold, and on to the closing `>`.
  private func elementRange(in bytes: [UInt8]) -> SourceRange {
    let content = content
    let start =
      bytes[..<content.lowerBound].lastIndex(of: UInt8(ascii: "<")) ?? content.lowerBound
    guard !traits.contains(.selfClosing) else { return SourceRange(start, content.lowerBound) }
    let end =
      bytes[content.upperBound...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
      ?? content.upperBound
    return SourceRange(start, end)
  }

  /// The content with the one byte before and the one after it that mark it.
  private var markedRange: SourceRange {
    let content = content
    let isMarked = traits.contains(.quoted) || kind == .data
    return isMarked
      ? SourceRange(content.lowerBound - 1, content.upperBound + 1)
      : SourceRange(content.lowerBound, content.upperBound)
  }
}
