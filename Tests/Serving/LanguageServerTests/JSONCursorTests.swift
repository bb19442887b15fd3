// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import LanguageServer

@Suite struct JSONCursorTests {
  /// The place that is marked by `↓`.
  private func cursor(_ marked: String) -> JSONCursor {
    let parts = marked.split(separator: "↓", maxSplits: 1, omittingEmptySubsequences: false)
    return JSONCursor(in: Array((parts[0] + parts[1]).utf8), at: parts[0].utf8.count)
  }

  @Test("a key is told from a value, also where the rest is missing")
  func keysAndValues() {
    #expect(cursor(#"{ "a": 1, "↓"#).isKey)
    #expect(cursor(#"{ ↓ }"#).isKey)
    #expect(cursor(#"{ "a": 1, ve↓ "b": 2 }"#).isKey)
    #expect(!cursor(#"{ "a": ↓"#).isKey)
    #expect(!cursor(#"{ "a": [ "x", "↓y" ] }"#).isKey)
    #expect(cursor(#"{ "a": { "b": [ { ↓"#).isKey)
  }

  @Test("the way to a place names the keys on it")
  func paths() {
    #expect(cursor(#"{ "a": { "b": [ 1, "↓" ] } }"#).path == [.key("a"), .key("b"), .element])
    #expect(cursor(#"{ "a": { "b": 1, "↓c": 2 } }"#).path == [.key("a")])
    #expect(cursor(#"{ "a": 1, "b": tr↓ue }"#).path == [.key("b")])
  }

  @Test("the keys of an object are known before and behind a place")
  func siblings() {
    let found = cursor(#"{ "a": { "x": 1 }, "↓": 0, "b": [ { "y": 2 } ], "c": 3 }"#)
    #expect(found.siblings == ["a", "b", "c"])
    #expect(found.isQuoted)
  }

  @Test("no text makes it fail")
  func anything() {
    let text = #"{"a":["\\"{,]:↓"#.replacing("↓", with: "")
    for start in 0...text.utf8.count {
      for offset in 0...text.utf8.count {
        _ = JSONCursor(in: Array(text.utf8.dropFirst(start)), at: offset)
      }
    }
  }
}
