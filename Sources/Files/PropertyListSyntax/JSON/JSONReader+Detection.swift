// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension JSONReader {
  /// Whether a text that begins with a bracket or a brace, perhaps after comments, is meant to be JSON.
  ///
  /// Only OpenStep text has an equals sign or a semicolon after its first key. Where neither is there, a double
  /// quotation mark, a colon or nothing speaks for JSON, so that what is almost JSON is reported as such. No more than
  /// the first key is looked at.
  static func looksLikeJSON(_ bytes: [UInt8]) -> Bool {
    let text = bytes.span
    var scanner = OpenStepReader(tape: TapeBuilder(nodeCount: 0))
    scanner.skipTrivia(text)
    guard scanner.offset < text.count else { return false }
    if text[scanner.offset] == UInt8(ascii: "[") { return true }
    guard text[scanner.offset] == UInt8(ascii: "{") else { return false }
    scanner.offset += 1
    scanner.skipTrivia(text)
    let start = scanner.offset
    guard start < text.count, text[start] != UInt8(ascii: "}") else { return true }
    guard text[start].beginsOpenStepString else { return false }
    guard let key = try? scanner.scanString(text) else {
      return text[start] == UInt8(ascii: "\"")
    }
    scanner.skipTrivia(text)
    let next = scanner.offset < text.count ? text[scanner.offset] : UInt8(ascii: ":")
    if next == UInt8(ascii: "=") || next == UInt8(ascii: ";") { return false }
    // A colon that touches a bare word is part of it in OpenStep text.
    let hasColon = (key.start..<key.end).contains { text[$0] == UInt8(ascii: ":") }
    return text[start] == UInt8(ascii: "\"") || next == UInt8(ascii: ":")
      || !key.traits.contains(.quoted) && hasColon
  }
}
