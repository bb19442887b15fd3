// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

enum XMLReader {
  static func read(_ bytes: [UInt8]) throws(SyntaxFault) -> Tape { Tape(nodes: []) }
}
enum XMLText {
  static func decode(_ bytes: ArraySlice<UInt8>) -> String { "" }
}
