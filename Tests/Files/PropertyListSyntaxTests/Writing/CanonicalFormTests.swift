// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("The spelling that Xcode gives a definition")
struct CanonicalFormTests {
  /// A file with a value of each kind that is common.
  private let sample = XMLWriter.document([
    "array": ["text", "", 1, -20, .real(spelling: "3"), true, false, [], ["key": "value"]],
    "empty": "",
    "key": "Größe",
  ])

  @Test("a file with a value of every common kind is seen to have it")
  func everyKind() throws {
    #expect(try document(sample).isCertainlyCanonical)
  }

  @Test(
    "whatever byte is taken out, doubled or replaced, what is seen to have it is what the writer writes"
  )
  func damagedBytes() {
    for offset in sample.indices {
      for replacement in [[], [sample[offset], sample[offset]], Array(" ".utf8), Array("0".utf8)] {
        var content = sample
        content.replaceSubrange(offset...offset, with: replacement)
        guard let document = try? document(content), document.isCertainlyCanonical else {
          continue
        }
        #expect(XMLWriter.document(PropertyListLiteral(document.root)) == content)
      }
    }
  }

  @Test(
    "of what is rare only the writer can tell",
    arguments: [
      "<data>\n\t</data>", "<date>2026-11-21T09:30:00Z</date>", "<string>a &amp; b</string>",
      "<real>1.5</real>", "<dict/>",
    ])
  func rareKinds(value: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>key</key>
      \t\(value)
      </dict>
      </plist>

      """
    let document = try document(Array(text.utf8))
    #expect(!document.isCertainlyCanonical)
    #expect(XMLWriter.document(PropertyListLiteral(document.root)) == Array(text.utf8))
  }

  @Test(
    "real definitions without anything rare are seen to have it",
    .enabled(if: Repository.corpus != nil, "QUICKACTION_CORPUS names no folder of real files"))
  func corpus() throws {
    for file in Repository.corpusFiles(withExtension: "intentdefinition") {
      let content = try [UInt8](Data(contentsOf: file))
      let text = String(decoding: content, as: UTF8.self)
      guard !text.contains("&"), !text.contains("<data>") else { continue }
      #expect(try document(content).isCertainlyCanonical, "\(file.path)")
    }
  }

  private func document(_ content: [UInt8]) throws -> PropertyListDocument {
    try PropertyListDocument(SourceFile(name: "test", content: content))
  }
}
