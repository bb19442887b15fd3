// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension PropertyListValue {
  /// The decoded text of a string or key.
  func text(of node: Node) -> String {
    let bytes = document.source.bytes[node.content]
    guard !node.isSpeltAsDecoded else { return String(decoding: bytes, as: UTF8.self) }
    return switch document.format {
    case .xml: XMLText.decode(bytes)
    case .openStep: OpenStepText.decode(bytes)
    case .json: JSONText.decode(bytes)
    case .binary: BinaryText.decode(bytes)
    }
  }
}
