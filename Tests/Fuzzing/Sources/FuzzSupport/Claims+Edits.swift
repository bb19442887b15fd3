// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

extension Claims {
  /// How many values of a document are edited: each edit reads the whole file again.
  private static let editCount = 6

  /// Checks that a file that was edited can be read, and has what it had and the edit besides.
  func checkEdits(of document: PropertyListDocument) {
    guard document.format == .xml, document.nodeCount < 300 else { return }
    var left = Self.editCount
    checkEdits(of: document.root, in: document, left: &left)
  }

  private func checkEdits(
    of value: PropertyListValue, in document: PropertyListDocument, left: inout Int
  ) {
    guard left > 0 else { return }
    left -= 1
    let count = document.nodeCount
    // ASCII, as the file may be declared to be in an encoding that is read only as long as all of it is.
    let text: PropertyListLiteral = "a <b> & ]]>"
    check(value.replacing(with: text), leaves: count - value.nodeCount + 1)
    check(value.replacing(with: [text, ["k": 1]]), leaves: count - value.nodeCount + 5)
    switch value.kind {
    case .dictionary:
      check(value.inserting(text, forKey: "m"), leaves: count + 2)
      for entry in value.entries.prefix(2) {
        let first = value.entries.first { $0.key.utf8.elementsEqual(entry.key.utf8) } ?? entry
        check(value.removing(key: entry.key), leaves: count - 1 - first.value.nodeCount)
      }
      for entry in value.entries { checkEdits(of: entry.value, in: document, left: &left) }
    case .array:
      check(value.appending(text), leaves: count + 1)
      for (position, element) in value.elements.enumerated().prefix(2) {
        check(value.removing(at: position), leaves: count - element.nodeCount)
      }
      for element in value.elements { checkEdits(of: element, in: document, left: &left) }
    case .string, .integer, .real, .date, .data, .boolean, .null: break
    }
  }

  private func check(_ edit: TextEdit?, leaves count: Int) {
    guard let edit else { fatalError("a value of an XML file can be edited") }
    do {
      let edited = SourceFile(
        name: "edited", text: String(decoding: try source.applying([edit]), as: UTF8.self))
      let found = try PropertyListDocument(edited, as: .xml).nodeCount
      claim(found == count, "an edit leaves \(count) keys and values; there are \(found)")
    } catch {
      fatalError("what was edited cannot be read: \(error)")
    }
  }
}

extension PropertyListValue {
  /// The number of keys and values of this one, itself included.
  fileprivate var nodeCount: Int {
    var count = 1
    for element in elements { count += element.nodeCount }
    for entry in entries { count += 1 + entry.value.nodeCount }
    return count
  }
}
