// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import StringTables
import Testing

@Suite("Editing .strings files")
struct StringTableEditsTests {
  private func table(
    _ text: String, format: StringTable.Format = .strings
  ) throws -> StringTable {
    try StringTable(
      SourceFile(name: "de.lproj/Shop.strings", text: text), name: "Shop",
      locale: LocaleName("de"), format: format)
  }

  private func adding(_ texts: [(String, String)], to text: String) throws -> String? {
    let table = try table(text)
    let texts = texts.map {
      TextToTranslate(key: $0.0, text: $0.1, languages: [LocaleName("de")])
    }
    return try table.adding(texts).map {
      String(decoding: try table.source.applying($0), as: UTF8.self)
    }
  }

  private func removing(_ keys: Set<String>, from text: String) throws -> String? {
    let table = try table(text)
    return try table.removing(keys).map {
      String(decoding: try table.source.applying($0), as: UTF8.self)
    }
  }

  @Test("an empty file gets the texts, one below the other, sorted")
  func empty() throws {
    #expect(
      try adding([("b", "B"), ("a", "A")], to: "") == """
        /* To translate */
        "a" = "A";

        /* To translate */
        "b" = "B";

        """)
  }

  @Test("a sorted file stays sorted, and its texts stay as far apart as they are")
  func sorted() throws {
    #expect(
      try adding([("c", "C"), ("a", "A"), ("e", "E")], to: "b = B;\nd = D; // last\n") == """
        /* To translate */
        "a" = "A";
        b = B;
        /* To translate */
        "c" = "C";
        d = D; // last
        /* To translate */
        "e" = "E";

        """)
  }

  @Test("a file that is not sorted gets the texts at its end")
  func unsorted() throws {
    #expect(
      try adding([("c", "C"), ("a", "A")], to: "d = D;\n\nb = B;\n\n// The end\n") == """
        d = D;

        b = B;

        /* To translate */
        "a" = "A";

        /* To translate */
        "c" = "C";

        // The end

        """)
  }

  @Test("what stands at the top of a file stays there")
  func header() throws {
    #expect(
      try adding([("a", "A")], to: "/* Translated by us */\nb = B;\n") == """
        /* Translated by us */
        b = B;

        /* To translate */
        "a" = "A";

        """)
    #expect(
      try adding([("a", "A")], to: "/* Translated by us */\n\n/* B */\nb = B;\n") == """
        /* Translated by us */

        /* To translate */
        "a" = "A";

        /* B */
        b = B;

        """)
  }

  @Test("texts are quoted so that they read back as they were")
  func quoting() throws {
    let text = "\"${a}\"\\ \n\t\u{1}\u{2028}入力"
    let edited = try #require(try adding([("k\"", text)], to: "a = A;"))
    #expect(edited.hasPrefix("a = A;\n\n/*"))
    #expect(try table(edited)["k\""]?.text.value == text)
  }

  @Test("line breaks are those of the file")
  func lineBreaks() throws {
    #expect(
      try adding([("b", "B")], to: "a = A;\r\n") == """
        a = A;\r
        \r
        /* To translate */\r
        "b" = "B";\r

        """)
  }

  @Test("a file in braces keeps them, and one without an entry in them is left alone")
  func braces() throws {
    #expect(
      try adding([("b", "B")], to: "{ a = A; }") == """
        { a = A;

        /* To translate */
        "b" = "B";
         }
        """)
    #expect(try adding([("b", "B")], to: "{ }") == nil)
  }

  @Test("a property list in the XML form gets keys where they sort, with a comment each")
  func xml() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>b</key>
      \t<string>B</string>
      </dict>
      </plist>

      """
    let edited = try #require(try adding([("c", "C & D"), ("a", "A")], to: text))
    #expect(
      edited == """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \t<!-- To translate --><key>a</key>
        \t<string>A</string>
        \t<key>b</key>
        \t<string>B</string>
        \t<!-- To translate --><key>c</key>
        \t<string>C &amp; D</string>
        </dict>
        </plist>

        """)
    #expect(try table(edited)["c"]?.text.value == "C & D")
    let empty = "<plist version=\"1.0\"><dict/></plist>"
    let filled = try #require(try adding([("c", "C"), ("a", "A")], to: empty))
    #expect(try table(filled).entries.map(\.key.value) == ["a", "c"])
  }

  @Test("a file with something behind its end is left alone")
  func untouchable() throws {
    #expect(try adding([("b", "B")], to: "a = A; } more") == nil)
    #expect(try removing(["a"], from: "a = A; } more") == nil)
  }

  @Test("a key that is there with what is no text is not added beside it")
  func malformed() throws {
    #expect(try adding([("a", "A")], to: "a = ( b );\n") == "a = ( b );\n")
    let xml = "<plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>"
    #expect(try adding([("a", "A")], to: xml) == xml)
  }

  @Test("a key goes with its lines, the comment directly above it and one blank line")
  func removal() throws {
    let text = """
      /* Our texts */

      /* First */
      "a" = "A";

      // Second,
      // and last
      "b" = "B"; // or not

      c = C; d = D;
      "e" = "E";

      """
    #expect(
      try removing(["a"], from: text) == """
        /* Our texts */

        // Second,
        // and last
        "b" = "B"; // or not

        c = C; d = D;
        "e" = "E";

        """)
    #expect(
      try removing(["b", "e"], from: text) == """
        /* Our texts */

        /* First */
        "a" = "A";

        c = C; d = D;

        """)
    #expect(
      try removing(["c"], from: text)?.contains("// or not\n\n d = D;\n\"e\"") == true)
    #expect(try removing(["a", "b", "c", "d", "e"], from: text) == "/* Our texts */\n\n")
  }

  @Test("the last key takes the blank line above it, and a single key leaves nothing")
  func lastRemoval() throws {
    #expect(try removing(["b"], from: "a = A;\n\nb = B;\n") == "a = A;\n")
    #expect(try removing(["b", "c"], from: "a = A;\n\nb = B;\n\nc = C;\n") == "a = A;\n")
    #expect(try removing(["a"], from: "a = A;\n") == "")
  }

  @Test("a repeated key goes wherever it stands")
  func repeatedRemoval() throws {
    #expect(try removing(["a"], from: "a = 1;\nb = 2;\na = 3;\n") == "b = 2;\n")
  }

  @Test("a .stringsdict file loses a key with its forms")
  func stringsdict() throws {
    let text = """
      <plist version="1.0">
      <dict>
      \t<key>a</key>
      \t<string>A</string>
      \t<key>b</key>
      \t<string>B</string>
      </dict>
      </plist>

      """
    let table = try table(text, format: .stringsDictionary)
    let edits = try #require(table.removing(["a"]))
    #expect(
      String(decoding: try table.source.applying(edits), as: UTF8.self) == """
        <plist version="1.0">
        <dict>
        \t<key>b</key>
        \t<string>B</string>
        </dict>
        </plist>

        """)
    #expect(table.adding([.init(key: "c", text: "C", languages: [])]) == nil)
  }
}
