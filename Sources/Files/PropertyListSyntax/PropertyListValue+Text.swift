// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension PropertyListValue {
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
