// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import StringTables
import Testing

@Suite("Looking texts up in a table")
struct StringTableLookupTests {
  private func table(_ keys: [String]) throws -> StringTable {
    let lines = keys.enumerated().map { "\"\($0.element)\" = \"text \($0.offset)\";\n" }
    return try StringTable(
      SourceFile(name: "de.lproj/Shop.strings", text: lines.joined()), name: "Shop",
      locale: LocaleName("de"), format: .strings)
  }

  @Test(
    "every key of a table is found, whatever its size and order", arguments: [1, 127, 128, 1000])
  func everyKey(count: Int) throws {
    let keys = (0..<count).map { "k\($0 * 7919 % count)-\($0)" }
    let table = try table(keys)
    for (offset, key) in keys.enumerated() {
      #expect(table[key]?.text.value == "text \(offset)")
    }
    for key in ["", "k", "k0", "z", "k0-0-"] { #expect(table[key] == nil) }
  }

  @Test(
    "of a key that is repeated the last counts, in small and in big tables", arguments: [3, 300])
  func repeated(count: Int) throws {
    let table = try table((0..<count).map { "k\($0)" } + ["k1", "k0", "k1"])
    #expect(table["k0"]?.text.value == "text \(count + 1)")
    #expect(table["k1"]?.text.value == "text \(count + 2)")
    #expect(table["k2"]?.text.value == "text 2")
  }

  @Test(
    "keys that only look the same are two keys, in small and in big tables", arguments: [0, 300])
  func lookalikes(padding: Int) throws {
    let table = try table(["caf\u{E9}"] + (0..<padding).map { "k\($0)" })
    #expect(table["caf\u{E9}"]?.text.value == "text 0")
    #expect(table["cafe\u{301}"] == nil)
  }
}
