// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Testing

@Suite struct ShellWordTests {
  @Test(
    "a word that a shell would take apart is put in quotation marks",
    arguments: [
      ("a.json", "a.json"), ("../a-b_c/d+1.json", "../a-b_c/d+1.json"),
      ("日本/家計簿.json", "日本/家計簿.json"),
      ("a b", "'a b'"), ("", "''"), ("it's", #"'it'\''s'"#), ("$HOME", "'$HOME'"), ("a;b", "'a;b'"),
      ("~", "'~'"), ("a\u{1B}b", "'a␛b'"), ("*", "'*'"),
    ])
  func words(text: String, word: String) {
    #expect(ShellWord.of(text) == word)
  }
}
