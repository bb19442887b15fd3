// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import StringTables
import Testing

@Suite("Editing .xcstrings files")
struct StringCatalogEditsTests {
  private func catalog(_ text: String) throws -> StringCatalog {
    try StringCatalog(SourceFile(name: "Shop.xcstrings", text: text), name: "Shop")
  }

  private func edited(_ catalog: StringCatalog, _ edits: [TextEdit]?) throws -> String? {
    try edits.map { String(decoding: try catalog.source.applying($0), as: UTF8.self) }
  }

  private let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "b" : {
          "comment" : "Title",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "B"
              }
            },
            "zh_hans" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "乙"
              }
            }
          }
        },
        "c" : {

        },
        "d" : {
          "shouldTranslate" : false
        }
      },
      "version" : "1.0"
    }
    """

  @Test(
    "a language is added where it sorts, as the file spells it, in a state that asks for a review")
  func languages() throws {
    let catalog = try catalog(text)
    let texts = [
      TextToTranslate(key: "b", text: "B", languages: [LocaleName("de"), LocaleName("fr")]),
      TextToTranslate(key: "d", text: "D", languages: [LocaleName("zh-Hans")]),
    ]
    let edited = try #require(try edited(catalog, catalog.adding(texts)))
    func unit(_ language: String, _ value: String, _ indentation: String) -> String {
      """
      "\(language)" : {
        "stringUnit" : {
          "state" : "needs_review",
          "value" : "\(value)"
        }
      }
      """.split(separator: "\n").joined(separator: "\n" + indentation)
    }
    let german = unit("de", "B", "        ") + ",\n        "
    let french = unit("fr", "B", "        ") + ",\n        "
    let chinese = unit("zh_hans", "D", "        ")
    #expect(
      edited
        == text.replacing("\"en\" : {", with: german + "\"en\" : {")
        .replacing("\"zh_hans\" : {", with: french + "\"zh_hans\" : {", maxReplacements: 1)
        .replacing(
          "\"shouldTranslate\"",
          with: "\"localizations\" : {\n        \(chinese)\n      },\n      \"shouldTranslate\""))
  }

  @Test("a new key has the text in the source language as well")
  func newKeys() throws {
    let catalog = try catalog(text)
    let texts = ["a", "e"].map {
      TextToTranslate(key: $0, text: $0.uppercased(), languages: [LocaleName("de")])
    }
    let new = try self.catalog(try #require(try edited(catalog, catalog.adding(texts))))
    #expect(new.diagnostics.isEmpty)
    #expect(new.keys.map(\.value) == ["a", "b", "c", "d", "e"])
    #expect(new.tables.map(\.locale.identifier) == ["de", "en", "zh-Hans"])
    #expect(new.tables[0]["a"]?.text.value == "A")
    #expect(new.tables[1]["e"]?.text.value == "E")
  }

  @Test("an object without members, and a file on one line, get texts in their own layout")
  func layouts() throws {
    let catalog = try catalog(text)
    let text = TextToTranslate(key: "c", text: "C", languages: [LocaleName("de")])
    let spread = try #require(try edited(catalog, catalog.adding([text])))
    #expect(spread.contains("    \"c\" : {\n      \"localizations\" : {\n        \"de\" : {\n"))
    let flat = try self.catalog(#"{"sourceLanguage":"en","strings":{"c":{}}}"#)
    #expect(
      try edited(flat, flat.adding([text]))
        == #"{"sourceLanguage":"en","strings":{"c":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"C"}}}}}}"#
    )
  }

  @Test(
    "what is malformed is left as it is",
    arguments: ["[]", #"{"localizations":3}"#, #"{"localizations":{"de":{}}}"#])
  func malformed(string: String) throws {
    let catalog = try catalog(#"{"strings":{"k":\#(string)}}"#)
    let text = TextToTranslate(key: "k", text: "K", languages: [LocaleName("de")])
    #expect(catalog.adding([text]) == [])
  }

  @Test(
    "keys are taken out with their commas", arguments: ["b", "c", "d", "bc", "cd", "bd", "bcd"])
  func removal(keys: String) throws {
    let catalog = try catalog(text)
    let keys = Set(keys.map(String.init))
    let new = try self.catalog(try #require(try edited(catalog, catalog.removing(keys))))
    #expect(new.diagnostics.isEmpty)
    #expect(new.keys.map(\.value) == ["b", "c", "d"].filter { !keys.contains($0) })
  }

  @Test("what stays keeps its bytes when a key is taken out")
  func remainder() throws {
    let catalog = try catalog(text)
    #expect(
      try edited(catalog, catalog.removing(["c"]))
        == text.replacing("    \"c\" : {\n\n    },\n", with: ""))
  }

  @Test("keys that stay as they are in every language are known")
  func keysNotToTranslate() throws {
    #expect(try catalog(text).keysNotToTranslate == ["d"])
  }

  @Test(
    "a catalog with a key twice, or without keys, is left alone",
    arguments: [
      #"{"strings":{"a":{},"a":{}}}"#, #"{"strings":[]}"#, "{}",
    ])
  func untouchable(text: String) throws {
    let catalog = try catalog(text)
    #expect(catalog.adding([.init(key: "b", text: "B", languages: [])]) == nil)
    #expect(catalog.removing(["a"]) == nil)
  }
}
