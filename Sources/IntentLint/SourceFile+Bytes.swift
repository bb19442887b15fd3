// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension SourceFile {
  /// Whether the file has a byte, looked for eight bytes at a time: thousands of tables are asked.
  func contains(_ byte: UInt8) -> Bool {
    let text = bytes.span.bytes
    var offset = 0
    while offset + 8 <= text.byteCount {
      let word = text.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word.marks(of: byte) != 0 { return true }
      offset += 8
    }
    return bytes[offset...].contains(byte)
  }
}
