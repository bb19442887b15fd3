// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

/// The inputs that the fuzzers kept: each reaches code that no other does.
///
/// `Tests/Fuzzing/README.md` says how they are made.
@Suite("The corpus of the fuzzers")
struct FuzzCorpusTests {
  private static let folder = Repository.root.appending(path: "Tests/Fuzzing/Corpus")

  private func inputs(of reader: String) throws -> [(name: String, content: [UInt8])] {
    let folder = Self.folder.appending(path: reader)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, [UInt8](try Data(contentsOf: folder.appending(path: name))))
    }
  }

  @Test(
    "each input is read or refused at a place in it, and what is read is the same once it is written",
    arguments: [
      ("xml", PropertyListDocument.Format.xml), ("openstep", .openStep), ("json", .json),
      ("binary", .binary),
    ])
  func replay(reader: String, format: PropertyListDocument.Format) throws {
    let inputs = try inputs(of: reader)
    #expect(inputs.count > 20)
    var readCount = 0
    for (name, content) in inputs {
      guard
        let source = try? SourceFile(name: name, content: content, isPropertyList: true)
      else { continue }
      #expect(source.encoded(source.bytes).map { $0 == content } ?? !source.defects.isEmpty)
      do throws(PropertyListError) {
        let document = try PropertyListDocument(source, as: format)
        readCount += 1
        #expect(DocumentCheck.fault(in: document) == nil, "\(name)")
        let literal = PropertyListLiteral(document.root)
        // An integer of more than 64 bits no reader of XML takes.
        guard literal != .null, !hasLongInteger(document.root) else { continue }
        let written = XMLWriter.document(literal)
        let again = try? PropertyListDocument(
          SourceFile(name: "written", content: written), as: .xml)
        #expect(
          again.map { XMLWriter.document(PropertyListLiteral($0.root)) } == written, "\(name)")
      } catch {
        #expect(error.range.end <= source.bytes.count && !error.message.isEmpty, "\(name)")
      }
    }
    #expect(readCount > 0)
  }

  private func hasLongInteger(_ value: PropertyListValue) -> Bool {
    value.kind == .integer && value.integer == nil
      || value.elements.contains { hasLongInteger($0) }
      || value.entries.contains { hasLongInteger($0.value) }
  }

  @Test("the corpus is small: at most 300 inputs of together less than 200 kB")
  func size() throws {
    let all = try ["xml", "openstep", "json", "binary"].flatMap { try inputs(of: $0) }
    #expect(all.count <= 300)
    #expect(all.reduce(0) { $0 + $1.content.count } < 200_000)
  }
}
