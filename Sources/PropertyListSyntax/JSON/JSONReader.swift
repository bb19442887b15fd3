// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

enum JSONReader {
  static func read(_ bytes: [UInt8]) throws(SyntaxFault) -> Tape { Tape(nodes: []) }
  static func looksLikeJSON(_ bytes: [UInt8]) -> Bool { false }
}
enum JSONText {
  static func decode(_ bytes: ArraySlice<UInt8>) -> String { "" }
}
