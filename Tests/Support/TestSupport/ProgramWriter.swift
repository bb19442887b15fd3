// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Writes programs for Apple's systems that have nothing but names.
package enum ProgramWriter {
  /// A program of one architecture, with names that it defines and names that it takes.
  package static func program(defining defined: [String] = ["_main"], taking taken: [String])
    -> [UInt8]
  {
    var texts: [UInt8] = [0]
    var symbols: [UInt8] = []
    for (name, kind) in defined.map({ ($0, UInt8(0x0F)) }) + taken.map({ ($0, UInt8(0x01)) }) {
      symbols += bytes(texts.count) + [kind, 0, 0, 0] + bytes(0) + bytes(0)
      texts += Array(name.utf8) + [0]
    }
    let start = 32 + 24 + 80
    let table =
      bytes(2) + bytes(24) + bytes(start) + bytes(defined.count + taken.count)
      + bytes(start + symbols.count) + bytes(texts.count)
    let order =
      bytes(0xB) + bytes(80)
      + [0, 0, 0, defined.count, defined.count, taken.count]
      .flatMap(bytes) + [UInt8](repeating: 0, count: 48)
    let header: [UInt8] =
      [0xCF, 0xFA, 0xED, 0xFE] + bytes(0x100_000C) + bytes(0) + bytes(2) + bytes(2)
      + bytes(24 + 80) + bytes(0) + bytes(0)
    return header + table + order + symbols + texts
  }

  /// A number in four bytes, the lowest first.
  package static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
