// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension SourceFile {
  /// Whether the file has a byte, looked for many bytes at a time: thousands of tables are asked.
  func contains(_ byte: UInt8) -> Bool {
    let text = bytes.span.bytes
    var offset = 0
    let sought = SIMD32(repeating: byte)
    while offset + 32 <= text.byteCount {
      let part = text.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
      if any(part .== sought) { return true }
      offset += 32
    }
    return bytes[offset...].contains(byte)
  }
}
