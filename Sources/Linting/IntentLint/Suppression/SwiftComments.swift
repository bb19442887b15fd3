// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import SwiftDeclarations

/// Finds the comments of a Swift source that leave findings out, and what each is about.
struct SwiftComments {
  private let file: SwiftFile
  private var bytes: [UInt8] { file.source.bytes }

  init(_ source: SourceFile) {
    file = SwiftFile(source)
  }

  /// The comments that leave findings out.
  ///
  /// One behind code is about its line; one before a declaration is about all of that, and any other about the next line.
  func suppressions() -> [SuppressionComment] {
    var found: [SuppressionComment] = []
    var offset = 0
    while let start = comment(from: offset) {
      let isBlock = bytes[start + 1] == UInt8(ascii: "*")
      let end = isBlock ? endOfBlock(from: start + 2) : endOfLine(from: start)
      offset = end
      let content = (start + 2)..<max(start + 2, isBlock ? end - 2 : end)
      let comment = SuppressionComment(
        content, range: SourceRange(start, end), in: file.source
      ) { scope(of: start, endingAt: end) }
      if let comment { found.append(comment) }
    }
    return found
  }

  /// The next comment that is not in a string.
  private func comment(from offset: Int) -> Int? {
    var offset = offset
    while offset < bytes.count, let slash = bytes[offset...].firstIndex(of: UInt8(ascii: "/")),
      slash + 1 < bytes.count
    {
      let isMark = [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[slash + 1])
      if isMark, token(around: slash) == nil { return slash }
      offset = slash + 1
    }
    return nil
  }

  /// The token that has a byte; nil for one between tokens.
  private func token(around offset: Int) -> SourceRange? {
    // The last that begins at or before it.
    var (low, high) = (0, file.tokens.list.count)
    while low < high {
      let middle = (low + high) / 2
      if file.tokens.list[middle].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let range = file.tokens.list[low - 1].range
    return offset < range.end ? range : nil
  }

  private func scope(of start: Int, endingAt end: Int) -> SuppressionComment.Scope {
    let line = (bytes[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    if file.tokens.list.contains(where: { line <= $0.range.start && $0.range.start < start }) {
      return .part(SourceRange(line, start))
    }
    guard let next = file.tokens.list.first(where: { $0.range.start >= end })?.range else {
      return .nothing
    }
    return .part(
      declaration(at: next.start) ?? SourceRange(next.start, endOfLine(from: next.start)))
  }

  /// The range of the declaration that begins at a byte.
  private func declaration(at start: Int) -> SourceRange? {
    if let type = file.allDeclarations.first(where: { $0.range.start == start }) {
      return type.range
    }
    let properties =
      file.members.properties + file.allDeclarations.flatMap(\.members.properties)
    guard let property = properties.first(where: { $0.range.start == start }) else { return nil }
    return property.range
  }

  private func endOfLine(from offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      ?? bytes.count
  }

  private func endOfBlock(from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, let star = bytes[offset...].firstIndex(of: UInt8(ascii: "*")) {
      if star + 1 < bytes.count, bytes[star + 1] == UInt8(ascii: "/") { return star + 2 }
      offset = star + 1
    }
    return bytes.count
  }
}
