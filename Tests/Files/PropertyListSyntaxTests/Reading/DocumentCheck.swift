// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TestSupport

/// Looks at everything in a document, as a check that nothing in it can trap and every place is in its container.
enum DocumentCheck {
  /// What is wrong with the places of a document; nil where all is well.
  static func fault(in document: PropertyListDocument) -> String? {
    var visited = 0
    let whole = SourceRange(0, document.source.bytes.count)
    guard let fault = fault(in: document.root, container: whole, &visited) else {
      return visited == document.nodeCount ? nil : "\(visited) of \(document.nodeCount) visited"
    }
    return fault
  }

  private static func fault(
    in value: PropertyListValue, container: SourceRange, _ visited: inout Int
  ) -> String? {
    visited += 1
    let (range, full) = (value.range, value.fullRange)
    // In the binary form a value lies anywhere in the file.
    let bounds =
      value.source.encoding == .binary ? SourceRange(0, value.source.bytes.count) : container
    guard bounds.start <= full.start, full.start <= range.start, range.end <= full.end,
      full.end <= bounds.end
    else { return "\(value.kind) at \(full) outside \(bounds)" }
    switch value.kind {
    case .string where value.string == nil, .data where value.data == nil,
      .real where value.number == nil, .integer where value.number == nil,
      .boolean where value.boolean == nil:
      return "\(value.kind) at \(full) does not decode"
    default: _ = (value.spelling, value.integer)
    }
    for element in value.elements {
      if let fault = fault(in: element, container: full, &visited) { return fault }
    }
    for entry in value.entries {
      visited += 1
      _ = entry.key
      if let fault = fault(in: entry.value, container: full, &visited) { return fault }
    }
    return nil
  }
}

/// What becomes of damaged files: each must be read in full, or refused at a place inside of the file.
enum Damage {
  /// The result of reading a damaged file that is wrong in itself; nil where it is a document or a proper error.
  static func fault(reading content: [UInt8], as format: PropertyListDocument.Format) -> String? {
    guard let source = try? SourceFile(name: "test", content: content),
      (source.encoding == .binary) == (format == .binary)
    else { return nil }
    do throws(PropertyListError) {
      return DocumentCheck.fault(in: try PropertyListDocument(source, as: format))
    } catch {
      let end = source.bytes.count
      guard error.range.end <= end, (error.opening?.end ?? 0) <= end else {
        return "'\(error.message)' at \(error.range), outside the file"
      }
      return error.message.isEmpty ? "no message" : nil
    }
  }

  /// The content cut off at every byte, and with every single byte taken out.
  static func cuts(of content: [UInt8]) -> some Sequence<[UInt8]> {
    content.indices.lazy.flatMap { index in
      [Array(content[..<index]), Array(content[..<index] + content[(index + 1)...])]
    }
  }

  /// The content with one to four bytes replaced, put in or taken out at random, the same in each run.
  static func mutations(of content: [UInt8], count: Int, alphabet: [UInt8]) -> [[UInt8]] {
    var generator = SeededGenerator(seed: UInt64(content.count))
    return (0..<count).map { _ in
      var result = content
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !result.isEmpty {
        let index = Int.random(in: 0..<result.count, using: &generator)
        let byte = alphabet.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: result[index] = byte
        case 1: result.insert(byte, at: index)
        default: result.remove(at: index)
        }
      }
      return result
    }
  }
}
