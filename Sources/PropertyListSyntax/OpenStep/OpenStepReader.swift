// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Placeholder until the OpenStep reader lands.
enum OpenStepReader {
  static func read(_ bytes: [UInt8]) throws(SyntaxFault) -> Tape { Tape(nodes: []) }
}
enum OpenStepText {
  static func decode(_ bytes: ArraySlice<UInt8>) -> String { "" }
}
enum HexadecimalData {
  static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8]? { nil }
}
