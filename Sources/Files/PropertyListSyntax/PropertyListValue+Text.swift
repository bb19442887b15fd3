// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension PropertyListValue {
  /// Whether the value is a string with a text, in the same characters.
  package func isString(_ text: String) -> Bool {
    let node = node
    guard node.kind == .string || node.kind == .key else { return false }
    guard node.isSpelledAsDecoded else { return self.text(of: node).hasBytes(of: text) }
    guard Int(node.length) == text.utf8.count else { return false }
    let bytes = document.source.bytes
    return text.withUTF8Bytes { bytes.span.bytes.extracting(node.content).isEqual(to: $0) }
  }

  /// The decoded text of a string or key.
  func text(of node: Node) -> String {
    node.text(in: document.source.bytes, as: document.format)
  }
}

extension Node {
  /// The decoded text of a string or key of a file in the given spelling.
  @usableFromInline
  func text(in bytes: [UInt8], as format: PropertyListDocument.Format) -> String {
    let bytes = bytes[content]
    guard !isSpelledAsDecoded else { return String(decoding: bytes, as: UTF8.self) }
    return switch format {
    case .xml: XMLText.decode(bytes)
    case .openStep: OpenStepText.decode(bytes)
    case .json: JSONText.decode(bytes)
    case .binary: BinaryText.decode(bytes, isUTF16: traits.contains(.utf16))
    }
  }
}
